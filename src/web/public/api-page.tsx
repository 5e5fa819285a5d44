import type { ReactNode } from 'react'
import { jsonSchema, openapiPath, sentenceOf } from '../../contract/v1/openapi.ts'
import { problemCodes, problems, requestsPerMinute, writesPerMinute } from '../../contract/v1/problem.ts'
import { defaultLimit, maxLimit } from '../../contract/v1/resource.ts'
import { resources } from '../../contract/v1/resources.ts'
import type { V1Write } from '../../contract/v1/write.ts'
import { writes } from '../../contract/v1/writes.ts'
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
          fois : gardez-la comme un mot de passe, jamais dans une page web que d’autres lisent.
        </p>
        <p>
          La clé agit dans son club comme un entraineur, sans les adresses email, ni la facturation, ni les
          comptes. À sa création, on choisit pour chaque sorte de données si elle ne fait rien, lit, ou lit et
          écrit. Elle cesse de marcher à sa date de fin, quand un entraineur l’arrête, ou quand celui qui l’a
          créée quitte le club.
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
          passez-le dans <code>cursor</code>.
        </p>
        <Example>{`curl ${authorization} \\\n  "${base}/sessions?limit=100&cursor=$SUITE"`}</Example>
        <p>
          Les dates et heures d’une séance sont celles du club ; les instants (<code>startsAt</code>,{' '}
          <code>createdAt</code>) sont en temps universel. Ignorez les champs inconnus : il peut en venir.
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
    id: 'ecrire',
    title: 'Écrire',
    text: (
      <>
        <p>
          Une clé qui écrit suit les mêmes règles qu’un entraineur dans Rebond. Ce qu’elle a fait est signé «
          API : » suivi de son nom. La réponse à <code>POST</code> (201) et à <code>PATCH</code> (200) est la
          fiche entière, avec son nouvel <code>ETag</code>.
        </p>
        <p>
          <strong>Créer sans doublon.</strong> Chaque <code>POST</code> porte un <code>Idempotency-Key</code>{' '}
          que vous choisissez (255 caractères au plus). Renvoyée, la requête n’est faite qu’une fois et reçoit
          la même réponse, pendant 30 jours. Un refus n’est pas gardé : corrigez, et renvoyez.
        </p>
        <p>
          <strong>Modifier sans écraser.</strong> <code>PATCH</code> ne change que les champs envoyés ; une
          liste (<code>players</code>, <code>coaches</code>, <code>exercises</code>, <code>blocks</code>) est
          remplacée en entier. <code>PATCH</code> et <code>DELETE</code> portent dans <code>If-Match</code> l’
          <code>ETag</code> de la fiche que vous avez lue. Si quelqu’un l’a modifiée depuis, la réponse est
          412 : relisez-la, puis recommencez. <code>*</code> écrit par-dessus.
        </p>
      </>
    ),
  },
  {
    id: 'limites',
    title: 'Limites',
    text: (
      <p>
        Chaque clé peut faire {requestsPerMinute} requêtes par minute, dont {writesPerMinute} écritures au
        plus. <code>RateLimit</code> dit ce qui reste (<code>r</code>) et pour combien de secondes (
        <code>t</code>) ; au-delà, <code>Retry-After</code> dit combien attendre.
      </p>
    ),
  },
  {
    id: 'erreurs',
    title: 'Erreurs',
    text: (
      <>
        <p>
          Une erreur arrive en <code>application/problem+json</code> (RFC 9457). Son <code>code</code> reste,
          ses phrases peuvent changer. <code>fields</code> dit quel paramètre corriger, <code>errors</code>{' '}
          quel champ du contenu (un pointeur JSON), <code>required</code> quel droit manque à la clé.
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
            {problemCodes.map((code) => (
              <tr key={code} id={code}>
                <th scope="row">
                  <code>{code}</code>
                </th>
                <td>{problems[code].status}</td>
                <td>{sentenceOf(code)}</td>
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
            les retours, les exercices, les demandes, les groupes, les lieux, et les joueurs avec leurs
            objectifs, leurs paramètres IA et leurs évaluations, notes comprises. Si vous le voulez, il y
            écrit aussi.
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
      <Fields title={`Les champs : ${title}`} fields={fieldsOf(jsonSchema(item))} />
      {writes
        .filter(({ needs }) => needs.resource === resource.name)
        .map((write) => (
          <Writing key={write.kind} write={write} />
        ))}
    </section>
  )
}

/** What is sent has the names of what is read; a change sends some of the fields of a creation. */
function Writing({ write }: { write: V1Write }) {
  const { kind, method, path, summary, body, example, needs } = write
  const isPart = writes.some((each) => each.needs.resource === needs.resource && each.kind === 'create')
  const header = kind === 'create' ? '-H "Idempotency-Key: $NOM"' : `-H 'If-Match: "…"'`
  const content = example ? ` \\\n  -d '${JSON.stringify(example)}'` : ''
  const address = path.replaceAll(/:(\w+)/g, '$IDENTIFIANT')
  return (
    <>
      <h3>{summary}</h3>
      <p>
        <code>
          {method} {path.replaceAll(/:(\w+)/g, '{$1}')}
        </code>
        {kind === 'change' && isPart
          ? ' Les champs sont ceux de la création, tous facultatifs.'
          : example && ` Champs : ${namesOf(fieldsOf(jsonSchema(body, 'input')))}.`}
      </p>
      <Example>
        {`curl -X ${method} ${authorization} \\\n  ${header}${content} \\\n  "{{PUBLIC_URL}}${address}"`}
      </Example>
    </>
  )
}

/** What they mean is said of the fields that are read. */
function namesOf(fields: readonly Field[]): string {
  return fields
    .map(({ name, values }) => (values.endsWith('(facultatif)') ? `${name} (facultatif)` : name))
    .join(', ')
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
