import { useTimeZone } from '../../accounts/queries.ts'
import { useNow } from '../../app/use-now.ts'
import { longInstant } from '../../clubs/club-time.ts'
import { Banner } from '../../ui/banner.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Paged } from '../../ui/paged.tsx'
import { lazyPart, optionalPart } from '../../ui/lazy-part.tsx'
import { EmptyState } from '../../ui/states.tsx'
import { isUnstored, useOutbox } from './outbox-state.ts'
import type { QueuedWrite } from './queued-write.ts'
import './outbox.css'

// A chunk of its own, which is there since the screen was painted: both together would exceed a screen's budget.
const { wordsFor } = await import('./registry.ts')

const UpdateButton = optionalPart(async () => (await import('./update-button.tsx')).UpdateButton)

/** An evening without network can leave a thousand marks. */
const writesPerPage = 20

/** Rare, and so in a file of its own. */
const RefusedWrites = lazyPart(async () => (await import('./refused-writes.tsx')).RefusedWrites)

/** What waits for the network, and what the server said no to, with what was typed. */
export function OutboxDialog({ onClose }: { onClose: () => void }) {
  const { writes, canStore, blockedBy } = useOutbox()
  const refused = writes.filter((write) => write.refused)
  const kept = refused.filter(({ id }) => !isUnstored(id))
  const onlyHere = refused.filter(({ id }) => isUnstored(id))
  const waiting = writes.filter((write) => !write.refused)
  return (
    <Dialog title="Vos enregistrements" onClose={onClose}>
      <div className="outbox">
        {!canStore && (
          <Banner tone="waiting">
            Sur cet appareil, rien ne peut être gardé sans réseau. Vérifiez que le navigateur n’est pas en
            mode privé et qu’il reste de la place.
          </Banner>
        )}
        {refused.length > 0 && (
          <section>
            <h3>À revoir</h3>
            <RefusedWrites writes={onlyHere} pageSize={writesPerPage} Summary={WriteSummary}>
              Ceci n’a pas pu être enregistré, et sera perdu si vous fermez cette page&#160;: renvoyez-le ou
              copiez-le.
            </RefusedWrites>
            <RefusedWrites writes={kept} pageSize={writesPerPage} Summary={WriteSummary}>
              Ceci n’a pas pu être enregistré. Rien n’est perdu&#160;: choisissez ce que vous en faites.
            </RefusedWrites>
          </section>
        )}
        {waiting.length > 0 && (
          <section>
            <h3>En attente d’envoi</h3>
            {blockedBy === 'outdated-client' ? (
              <Banner tone="waiting" className="outbox-outdated" action={<UpdateButton />}>
                Gardé sur cet appareil. Pour que tout parte, Rebond doit être mis à jour.
              </Banner>
            ) : (
              <p className="outbox-fate secondary">
                Gardé sur cet appareil. Tout part dans l’ordre dès que le réseau revient.
              </p>
            )}
            <Paged label="Pages des enregistrements en attente" items={waiting} size={writesPerPage}>
              {(shown) => (
                <ul className="outbox-list">
                  {shown.map((write) => (
                    <li key={write.id} className="outbox-write">
                      <WriteSummary write={write} />
                    </li>
                  ))}
                </ul>
              )}
            </Paged>
          </section>
        )}
        {writes.length === 0 && canStore && (
          <EmptyState title="Tout est enregistré." compact>
            Rien n’attend sur cet appareil.
          </EmptyState>
        )}
      </div>
    </Dialog>
  )
}

function WriteSummary({ write }: { write: QueuedWrite }) {
  const { title, typed } = wordsFor(write)
  const timeZone = useTimeZone()
  const now = useNow()
  return (
    <>
      <h4>{title}</h4>
      <p className="note">{longInstant(write.at, timeZone, now)}</p>
      {typed.length > 0 && (
        <dl className="outbox-typed">
          {typed.map(([label, text]) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
      )}
    </>
  )
}
