import { ContactLink, LegalPage, type LegalSection, operator } from './legal-page.tsx'

export function LegalNoticePage() {
  return (
    <LegalPage
      path="/mentions-legales"
      title="Mentions légales"
      introduction="Qui édite ce site, qui en répond, qui l’héberge."
      updated="2 novembre 2026"
      sections={sections}
    />
  )
}

const sections: readonly LegalSection[] = [
  {
    id: 'editeur',
    title: 'Éditeur',
    text: (
      <dl>
        <dt>Dénomination</dt>
        <dd>{operator.name}</dd>
        <dt>Forme juridique et capital</dt>
        <dd>{operator.legalForm}</dd>
        <dt>Siège</dt>
        <dd>{operator.address}</dd>
        <dt>Immatriculation</dt>
        <dd>{operator.registration}</dd>
        <dt>TVA intracommunautaire</dt>
        <dd>{operator.vat}</dd>
        <dt>Contact</dt>
        <dd>
          <ContactLink />
        </dd>
      </dl>
    ),
  },
  { id: 'publication', title: 'Directeur de la publication', text: <p>{operator.publisher}</p> },
  { id: 'hebergeur', title: 'Hébergeur', text: <p>{operator.host}</p> },
  {
    id: 'propriete',
    title: 'Propriété intellectuelle',
    text: (
      <>
        <p>
          Le nom, les textes, les dessins et le logiciel Rebond sont protégés. Toute reproduction, hors des
          cas permis par la loi, demande l’accord écrit de l’éditeur.
        </p>
        <p>
          Les séances, exercices, messages et évaluations saisis par un club et ses membres restent les leurs.
          Les polices Atkinson Hyperlegible Next et Sofia Sans Extra Condensed sont diffusées sous licence
          libre (SIL Open Font License).
        </p>
      </>
    ),
  },
  {
    id: 'donnees',
    title: 'Données personnelles',
    text: (
      <p>
        Ce que Rebond enregistre, pourquoi et pour combien de temps est expliqué dans la{' '}
        <a href="/confidentialite">politique de confidentialité</a>.
      </p>
    ),
  },
  {
    id: 'signaler',
    title: 'Signaler un contenu ou une erreur',
    text: (
      <p>
        Un contenu illicite, une erreur, une difficulté d’accès liée à un handicap : écrivez à <ContactLink />{' '}
        en donnant l’adresse de la page. Nous accusons réception et répondons dans les meilleurs délais.
      </p>
    ),
  },
]
