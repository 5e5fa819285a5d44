import { useState } from 'react'
import type { CoachRank } from '../../domain/actor.ts'
import { fullName } from '../../domain/member-name.ts'
import { SegmentedChoice } from '../ui/choices.tsx'
import { ConfirmDialog } from '../ui/dialog.tsx'
import type { JoinRequest } from './use-join-request-answers.ts'

const ranks = [
  { value: 'coach', label: 'Entraineur' },
  { value: 'assistant', label: 'Assistant' },
] as const

const powers: Readonly<Record<CoachRank, string>> = {
  coach: 'Cette personne lira, comme entraineur, les adresses email et les données des joueurs.',
  assistant:
    'Cette personne lira, comme assistant, les données des joueurs sans leurs adresses email, fera l’appel, dirigera la salle et notera les évaluations.',
}

interface AcceptCoachDialogProps {
  arrival: JoinRequest
  onConfirm: (rank: CoachRank) => void
  onClose: () => void
}

/** Shows the confirmed email, because anybody can sign up under any name. */
export function AcceptCoachDialog({ arrival, onConfirm, onClose }: AcceptCoachDialogProps) {
  const [rank, setRank] = useState<CoachRank>('coach')
  return (
    <ConfirmDialog
      title={
        <>
          Accepter <bdi>{fullName(arrival)}</bdi> comme {rank === 'coach' ? 'entraineur' : 'assistant'}
          &#8239;?
        </>
      }
      confirm="Accepter"
      onConfirm={() => onConfirm(rank)}
      onCancel={onClose}
    >
      <p>
        Adresse confirmée&#160;: <b className="typed">{arrival.email}</b>
      </p>
      <SegmentedChoice
        label="Place dans le club"
        value={rank}
        options={ranks}
        className="dialog-paragraph"
        onChange={setRank}
      />
      <p className="dialog-paragraph">
        Est-ce bien l’adresse de la personne que vous connaissez&#8239;? {powers[rank]} Tous les entraineurs
        reçoivent un email.
      </p>
    </ConfirmDialog>
  )
}
