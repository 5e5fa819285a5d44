import { UserCheck } from 'lucide-react'
import { useState } from 'react'
import * as clubs from '../../contract/clubs.ts'
import type { RemovedMember } from '../../contract/clubs.ts'
import { fullName, personName } from '../../domain/member-name.ts'
import { Banner } from '../ui/banner.tsx'
import { Button } from '../ui/button.tsx'
import { Section } from '../ui/layout.tsx'
import { Paged } from '../ui/paged.tsx'
import { showToast } from '../ui/toast.ts'
import { useRowFocus } from '../ui/use-row-focus.ts'
import { useWrite } from '../app/use-write.ts'
import { writtenDate } from './club-time.ts'
import { cacheClub } from './queries.ts'

const removedPerPage = 20

interface RemovedListProps {
  /** May be empty: the list stays mounted to show the error of the last request. */
  removed: readonly RemovedMember[]
  timeZone: string
}

/** Removed members: the club's code does not work for them until a coach readmits them. */
export function RemovedList({ removed, timeZone }: RemovedListProps) {
  const [chosen, setChosen] = useState<RemovedMember | null>(null)
  const list = useRowFocus()
  const readmission = useWrite(clubs.readmitMember, {
    otherwise: 'Erreur lors de la mise à jour du club',
    onSuccess: (club) => {
      cacheClub(club)
      showToast(
        club
          ? chosen?.hasAddress === false
            ? `${fullName(chosen)} est de nouveau au club.`
            : 'Le code du club fonctionne de nouveau pour cette personne.'
          : 'La réadmission partira dès que le réseau le permettra.',
      )
    },
  })

  function handleReadmit(person: RemovedMember) {
    if (readmission.pending) return
    setChosen(person)
    void readmission.send({ id: person.id }, { named: [personName(person)] })
  }
  return (
    <>
      {readmission.error && chosen && (
        <Banner tone="error">
          La réadmission de <bdi>{fullName(chosen)}</bdi> n’a pas été enregistrée. {readmission.error}
        </Banner>
      )}
      {removed.length > 0 && (
        <Section title={`Membres retirés (${removed.length})`}>
          <p className="roster-empty secondary">
            Le code du club ne marche plus avec leur compte. «&#160;Réadmettre&#160;» leur permet de revenir
            avec le code, et les prévient par email. Qui n’a pas d’adresse email revient aussitôt.
          </p>
          <Paged label="Pages des membres retirés" items={removed} size={removedPerPage}>
            {(shown) => (
              <ul ref={list} className="rows roster">
                {shown.map((person) => (
                  <li key={person.id}>
                    <div className="row-body">
                      <p className="strong typed">
                        <bdi>{fullName(person)}</bdi>
                      </p>
                      <p className="note typed">
                        {person.role === 'coach' ? 'Entraineur' : 'Joueur'}, retrait du club le{' '}
                        {writtenDate(person.removedAt, timeZone)}
                        {person.removedBy && (
                          <>
                            {' '}
                            par <bdi>{person.removedBy}</bdi>
                          </>
                        )}
                      </p>
                    </div>
                    <Button
                      icon={<UserCheck aria-hidden="true" />}
                      aria-label={`Réadmettre ${fullName(person)}`}
                      pending={readmission.pending && chosen?.id === person.id}
                      onClick={() => handleReadmit(person)}
                    >
                      Réadmettre
                    </Button>
                  </li>
                ))}
              </ul>
            )}
          </Paged>
        </Section>
      )}
    </>
  )
}
