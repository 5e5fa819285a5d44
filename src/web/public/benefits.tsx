import type { ReactNode } from 'react'

/** The benefits of every plan, with those of the page as children. */
export function Benefits({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="benefits-section">
      <h2>{title}</h2>
      <div className="benefits">
        <Benefit title="Sans réseau">
          L’appel et les notes se prennent dans la salle ; tout part quand le réseau revient.
        </Benefit>
        <Benefit title="Sans limite de séances">
          Séances, exercices, demandes, retours et évaluations, autant qu’il en faut.
        </Benefit>
        <Benefit title="Conseils expliqués">
          Le Coach IA montre les faits et le seuil derrière chaque conseil.
        </Benefit>
        {children}
        <Benefit title="Données du club">
          Elles restent au club, et rien ne s’efface tout seul. Pour une copie ou un effacement, écrivez-nous.
        </Benefit>
        <Benefit title="Une question ?">
          <a href="mailto:{{CONTACT_EMAIL}}">Écrire à {'{{CONTACT_EMAIL}}'}</a>
        </Benefit>
      </div>
    </section>
  )
}

export function Benefit({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div>
      <h3>{title}</h3>
      <p>{children}</p>
    </div>
  )
}
