import { categories, type Category } from '../domain/category.ts'
import { techniquesOf } from '../domain/exercise.ts'
import type { ActiveStatus, RequestStatus } from '../domain/exercise-request.ts'
import { addDays, instantOn } from './club-days.ts'
import { library } from './club-exercises.ts'
import { people, type PersonName } from './club-people.ts'
import { type GroupName, sessionId } from './club-sessions.ts'
import { idOf } from './seeded.ts'

export interface AskedExercise {
  readonly id: string
  readonly playerId: string
  readonly type: Category
  readonly technique: string
  readonly effect: string
  readonly message: string
  readonly status: RequestStatus
  readonly statusBefore: ActiveStatus | null
  readonly assignedTo: string | null
  readonly assignedAt: Date | null
  readonly answeredAt: Date | null
  readonly exerciseId: string | null
  readonly sessionId: string | null
  readonly updatedBy: string
  readonly version: number
  readonly createdAt: Date
  readonly updatedAt: Date
}

type CoachName = 'lea' | 'marc'

interface Asked {
  readonly by: PersonName
  /** « technique - effect ». */
  readonly exercise: string
  readonly daysAgo: number
  readonly message?: string
  readonly status: RequestStatus
  /** Who took charge of it, the day after. */
  readonly inCharge?: CoachName
  /** Who decided, two days after. */
  readonly decidedBy?: CoachName
  /** Where it was added once it was approved: the group's next session. */
  readonly addedTo?: GroupName
}

const asked: readonly Asked[] = [
  {
    by: 'ines',
    exercise: 'Marteau - Dévié',
    daysAgo: 1,
    message: 'Pour surprendre au tournoi, si c’est possible mardi.',
    status: 'pending',
  },
  { by: 'noe', exercise: 'Poussette CD - Coupé', daysAgo: 1, status: 'pending' },
  {
    by: 'maxime',
    exercise: 'Top Spin RV - Puissant',
    daysAgo: 2,
    message: 'Je manque de vitesse sur la balle de fin.',
    status: 'pending',
  },
  {
    by: 'sarah',
    exercise: 'Contre Top CD - Avec Angle',
    daysAgo: 3,
    message: 'Je me replace toujours trop tard.',
    status: 'in_progress',
    inCharge: 'lea',
  },
  { by: 'karim', exercise: 'Lancé - Latéral Gauche', daysAgo: 5, status: 'in_progress', inCharge: 'marc' },
  {
    by: 'ines',
    exercise: 'Pioche - Dévié',
    daysAgo: 6,
    message: 'Camille le fait très bien, j’aimerais apprendre.',
    status: 'approved',
    inCharge: 'lea',
    decidedBy: 'lea',
  },
  {
    by: 'lucas',
    exercise: 'Contre Top RV - Dans le Coup',
    daysAgo: 8,
    status: 'approved',
    decidedBy: 'lea',
    addedTo: 'competition',
  },
  {
    by: 'hugo',
    exercise: 'Top Spin CD - Puissant',
    daysAgo: 9,
    message: 'Comme à la télé !',
    status: 'rejected',
    decidedBy: 'marc',
  },
  {
    by: 'ines',
    exercise: 'Lancé - Coupé',
    daysAgo: 40,
    status: 'archived',
    inCharge: 'marc',
    decidedBy: 'marc',
  },
  {
    by: 'elodie',
    exercise: 'Flip RV - Rapide',
    daysAgo: 52,
    message: 'Sur les services courts dans le revers.',
    status: 'archived',
    inCharge: 'lea',
    decidedBy: 'lea',
  },
  { by: 'zoe', exercise: 'Revers - Coupé', daysAgo: 75, status: 'archived', decidedBy: 'lea' },
]

export function requestId(by: PersonName, exercise: string): string {
  return idOf(`request ${by} ${exercise}`)
}

/** In every state, the newest first. */
export function requestsAround(today: string): AskedExercise[] {
  return asked.map((request) => requestOf(request, today))
}

function requestOf(request: Asked, today: string): AskedExercise {
  const { by, exercise, daysAgo, message = '', status, inCharge, decidedBy, addedTo } = request
  const [technique = '', effect = ''] = exercise.split(' - ')
  const day = (after: number, time: string) => instantOn(addDays(today, Math.min(-1, after - daysAgo)), time)
  const createdAt = day(0, '16:20:00')
  const assignedAt = inCharge ? day(1, '17:05:00') : null
  const decidedAt = decidedBy ? day(2, '18:40:00') : null
  const changes = [inCharge, decidedBy, addedTo].filter((change) => change !== undefined)
  return {
    id: requestId(by, exercise),
    playerId: people[by].id,
    type: categories.find((category) => techniquesOf[category].includes(technique))!,
    technique,
    effect,
    message,
    status,
    statusBefore:
      status === 'rejected' || status === 'archived' ? (inCharge ? 'in_progress' : 'pending') : null,
    assignedTo: inCharge ? people[inCharge].id : null,
    assignedAt,
    answeredAt: assignedAt ?? decidedAt,
    exerciseId: status === 'approved' ? (library.get(exercise)?.id ?? null) : null,
    sessionId: addedTo ? sessionId(addedTo, 1) : null,
    updatedBy: people[decidedBy ?? inCharge ?? by].id,
    version: 1 + changes.length,
    createdAt,
    updatedAt: decidedAt ?? assignedAt ?? createdAt,
  }
}
