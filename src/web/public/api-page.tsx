import type { ReactNode } from 'react'
import { jsonSchema, openapiPath } from '../../contract/v1/openapi.ts'
import { problems, requestsPerMinute } from '../../contract/v1/problem.ts'
import { defaultLimit, maxLimit } from '../../contract/v1/resource.ts'
import { resources } from '../../contract/v1/resources.ts'
import { type Field, fieldsOf } from './api-fields.ts'
import { PublicLayout } from './public-layout.tsx'

type Resource = (typeof resources)[number]

const base = '{{PUBLIC_URL}}/api/v1'
const authorization = '-H "Authorization: Bearer $REBOND_CLE"'

const chapters: readonly { id: string; title: string; text: ReactNode }[] = [
  {
    id: 'cle',
    title: 'Obtenir une clé',
    text: (
      <>
        <p>
          Un entraineur crée la clé dans Rebond, page « Club », puis « Clés d’API ». Elle ne s’affiche qu’une
          fois : gardez-la comme un mot de passe, sur un serveur ou dans un tableur privé, jamais dans une
          page web que d’autres lisent.
        </p>
        <p>
          La clé lit les données de son club comme un entraineur, sans les adresses email ni la facturation.
          Elle cesse de marcher à sa date de fin, quand un entraineur l’arrête, ou quand celui qui l’a créée
          quitte le club.
        </p>
        <Example>{`export REBOND_CLE="rebond_…"\ncurl ${authorization} \\\n  "${base}/players"`}</Example>
      </>
    ),
  },
  {
    id: 'pages',
    title: 'Lire une liste',
    text: (
      <>
        <p>
          Une liste vient par pages de {defaultLimit}, ou de <code>limit</code> ({maxLimit} au plus), dans{' '}
          <code>data</code>. Tant que <code>next</code> n’est pas <code>null</code>, il reste une page :
          passez-le tel quel dans <code>cursor</code>.
        </p>
        <Example>{`curl ${authorization} \\\n  "${base}/sessions?limit=100&cursor=$SUITE"`}</Example>
        <p>
          Les dates et heures d’une séance sont celles du club ; les instants (<code>startsAt</code>,{' '}
          <code>createdAt</code>) sont en temps universel. De nouveaux champs peuvent s’ajouter : ignorez ceux
          que vous ne connaissez pas.
        </p>
      </>
    ),
  },
  {
    id: 'inchange',
    title: 'Ne relire que ce qui a changé',
    text: (
      <>
        <p>
          Chaque fiche porte un <code>ETag</code>. Renvoyez-le dans <code>If-None-Match</code> : si rien n’a
          changé, la réponse est 304, sans contenu.
        </p>
        <Example>
          {`curl ${authorization} \\\n  -H 'If-None-Match: "…"' \\\n  "${base}/sessions/$IDENTIFIANT"`}
        </Example>
      </>
    ),
  },
  {
    id: 'limites',
    title: 'Limites',
    text: (
      <p>
        Chaque clé lit {requestsPerMinute} fois par minute. <code>RateLimit</code> dit ce qui reste (
        <code>r</code>) et pour combien de secondes (<code>t</code>) ; au-delà, <code>Retry-After</code> dit
        combien de secondes attendre. L’API se lit seulement : rien ne s’y écrit.
      </p>
    ),
  },
  {
    id: 'erreurs',
    title: 'Erreurs',
    text: (
      <>
        <p>
          Une erreur est un <code>application/problem+json</code> (RFC 9457). Son <code>code</code> ne change
          pas ; son titre, en français, peut changer. <code>fields</code> dit quel paramètre corriger.
        </p>
        <table>
          <thead>
            <tr>
              <th scope="col">Code</th>
              <th scope="col">Statut</th>
              <th scope="col">Ce que cela veut dire</th>
            </tr>
          </thead>
          <tbody>
            {Object.entries(problems).map(([code, { status, title }]) => (
              <tr key={code} id={code}>
                <th scope="row">
                  <code>{code}</code>
                </th>
                <td>{status}</td>
                <td>{title}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </>
    ),
  },
]

/** The documentation of `/api/v1`, made of the data by which the server answers. */
export function ApiPage() {
  return (
    <PublicLayout path="/aide/api">
      <div className="column legal">
        <header>
          <h1>L’API de Rebond</h1>
          <p className="lead">
            Le site du club, un tableur ou un autre programme lit les données de votre club : les séances avec
            les retours, les exercices, les demandes, et les joueurs avec leurs objectifs, leurs paramètres IA
            et leurs évaluations, notes comprises.
          </p>
          <p className="updated">
            Version 1. Pour les outils : <a href={openapiPath}>le document OpenAPI 3.1</a>.
          </p>
        </header>
        <nav className="contents" aria-label="Sommaire">
          <ol>
            {[...chapters.map(({ id, title }) => ({ id, title })), ...resources.map(entryOf)].map(
              ({ id, title }) => (
                <li key={id}>
                  <a href={`#${id}`}>{title}</a>
                </li>
              ),
            )}
          </ol>
        </nav>
        <div className="legal-text api-text">
          {chapters.map(({ id, title, text }) => (
            <section key={id} id={id}>
              <h2>{title}</h2>
              {text}
            </section>
          ))}
          {resources.map((resource) => (
            <Reference key={resource.name} resource={resource} />
          ))}
          <p role="status" className="unseen" />
        </div>
      </div>
    </PublicLayout>
  )
}

function entryOf({ name, title }: Resource) {
  return { id: `ressource-${name}`, title }
}

function Reference({ resource }: { resource: Resource }) {
  const { title, description, order, list, show, item } = resource
  const { id } = entryOf(resource)
  return (
    <section id={id}>
      <h2>{title}</h2>
      <p>{description}</p>
      <dl>
        <dt>La liste, {order}</dt>
        <dd>
          <code>GET {list.path}</code>
        </dd>
        <dt>Une seule fiche</dt>
        <dd>
          <code>GET {show.path.replaceAll(/:(\w+)/g, '{$1}')}</code>
        </dd>
      </dl>
      <Example>{`curl ${authorization} \\\n  "{{PUBLIC_URL}}${list.path}?limit=10"`}</Example>
      <Fields title={`Les champs : ${title}`} fields={fieldsOf(jsonSchema(item))} />
    </section>
  )
}

function Fields({ title, fields }: { title: string; fields: readonly Field[] }) {
  return (
    <div className="api-fields">
      <table>
        <caption className="unseen">{title}</caption>
        <thead>
          <tr>
            <th scope="col">Champ</th>
            <th scope="col">Ce que c’est</th>
          </tr>
        </thead>
        <tbody>
          {fields.map(({ name, values, description }) => (
            <tr key={name}>
              <th scope="row">
                <code>{name}</code>
              </th>
              <td>
                {description}
                <small>{values}</small>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

/** The script shows its button. */
function Example({ children }: { children: string }) {
  return (
    <div className="api-example">
      {/* Wider than a phone: the keyboard scrolls it. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls */}
      <pre tabIndex={0} role="group" aria-label="Exemple">
        <code>{children}</code>
      </pre>
      <button type="button" className="button" hidden>
        Copier
      </button>
    </div>
  )
}
