import { useId } from 'react'
import {
  type ApiAccess,
  apiAccessLevels,
  type ApiAccessLevel,
  type ApiResource,
  apiResourceNames,
  apiResources,
  isWritable,
} from '../../domain/api-key.ts'
import { FieldError } from '../ui/field.tsx'

interface AccessTableProps {
  access: ApiAccess
  error: string | undefined
  onChange: (resource: ApiResource, level: ApiAccessLevel) => void
}

const words: Readonly<Record<ApiAccessLevel, string>> = {
  none: 'Rien',
  read: 'Lire',
  write: 'Lire et écrire',
}

/** What the key does with each resource: a row of radio buttons for each. */
export function AccessTable({ access, error, onChange }: AccessTableProps) {
  const id = useId()
  return (
    <fieldset aria-describedby={error ? `${id}-error` : `${id}-hint`}>
      <legend className="field-label">Ce que la clé ouvre</legend>
      <p id={`${id}-hint`} className="api-access-hint">
        Donnez le moins possible&#160;: ce qu’elle écrit porte son nom, «&#160;API&#160;: …&#160;».
      </p>
      <table className="api-access">
        <caption className="sr-only">Droits de la clé</caption>
        <thead>
          <tr>
            <th scope="col">Données</th>
            {apiAccessLevels.map((level) => (
              <th key={level} scope="col">
                {words[level]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {apiResources.map((resource) => (
            <tr key={resource}>
              <th scope="row">{apiResourceNames[resource]}</th>
              {apiAccessLevels.map((level) => (
                <td key={level}>
                  {(level !== 'write' || isWritable(resource)) && (
                    <label>
                      <input
                        type="radio"
                        name={`${id}-${resource}`}
                        aria-label={`${apiResourceNames[resource]}\u00A0: ${words[level].toLocaleLowerCase('fr')}`}
                        checked={access[resource] === level}
                        onChange={() => onChange(resource, level)}
                      />
                    </label>
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </fieldset>
  )
}
