import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { CallFailed } from '../app/call.ts'
import { Reading } from '../app/reading.tsx'
import { useMe, useTimeZone } from '../accounts/queries.ts'
import { buttonClass } from '../ui/button-class.ts'
import { PageHeader, Section } from '../ui/layout.tsx'
import { EmptyState, Skeleton } from '../ui/states.tsx'
import { ExportState } from './export-state.tsx'
import { exportQuery } from './queries.ts'
import './export.css'

const title = 'Export du club'

export function ExportPage() {
  const { club, closedClub } = useMe()
  const timeZone = useTimeZone()
  // Its owner keeps a copy before it is erased.
  const exported = club ?? closedClub
  if (exported) return <ClubExport clubName={exported.name} timeZone={timeZone} />
  return (
    <>
      <PageHeader title={title} />
      <EmptyState title="Pas encore de club" action={<ToClub>Rejoindre un club</ToClub>}>
        Vous pourrez exporter votre club dès que vous en serez responsable.
      </EmptyState>
    </>
  )
}

function ClubExport({ clubName, timeZone }: { clubName: string; timeZone: string }) {
  const query = useQuery(exportQuery)
  const { data, error } = query
  return (
    <>
      <PageHeader title={title} subtitle={<bdi>{clubName}</bdi>} />
      {isForOwner(error) ? (
        <EmptyState
          title="Seul le responsable du club peut l’exporter."
          action={<ToClub>Voir le club</ToClub>}
        >
          L’export contient les données de tous les membres. La page du club dit qui est responsable.
        </EmptyState>
      ) : (
        <div className="export">
          <Reading query={query} otherwise="Erreur lors du chargement de l’export">
            <Skeleton label="Chargement de l’export" rows={3} />
          </Reading>
          {data && <ExportState page={data} timeZone={timeZone} />}
          {data && <Contents />}
        </div>
      )}
    </>
  )
}

function isForOwner(error: Error | null): boolean {
  return error instanceof CallFailed && error.refusal === 'owner-only'
}

function ToClub({ children }: { children: string }) {
  return (
    <Link to="/coach/club" className={buttonClass()}>
      {children}
    </Link>
  )
}

function Contents() {
  return (
    <div className="export-contents">
      <Section title="Ce que contient le fichier">
        <ul className="rows">
          <li>
            <b>Le club et ses membres</b>
            <span>coordonnées, profils, abonnement</span>
          </li>
          <li>
            <b>Les séances</b>
            <span>programme, participants, appel, retours</span>
          </li>
          <li>
            <b>Les exercices</b>
            <span>la bibliothèque et les demandes</span>
          </li>
          <li>
            <b>Les joueurs</b>
            <span>évaluations et paramètres IA, avec leurs dates</span>
          </li>
        </ul>
      </Section>
      <Section title="Bon à savoir">
        <ul className="rows">
          <li>
            <b>Deux formats</b>
            <span>
              chaque liste en CSV, pour Excel ou LibreOffice, et en JSON, pour un autre logiciel&#8239;; le
              tout dans un fichier zip
            </span>
          </li>
          <li>
            <b>Données personnelles</b>
            <span>
              gardez ce fichier pour vous, et supprimez-le quand il ne sert plus&#8239;; les mots de passe et
              le code du club n’y sont pas
            </span>
          </li>
          <li>
            <b>À tout moment</b>
            <span>avec toutes les formules, et aussi quand le club est en lecture seule</span>
          </li>
        </ul>
      </Section>
    </div>
  )
}
