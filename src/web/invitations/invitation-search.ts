import { isId, type SearchParams, textParam } from '../app/search-params.ts'

/** What an invitation says in the address of the page to join a club. */
export interface InvitationSearch {
  /** The club's. */
  code?: string | undefined
  /** The id of the group that it leads into. */
  groupe?: string | undefined
}

export const invitationSearch = ({ code, groupe }: SearchParams): InvitationSearch => ({
  code: textParam(code),
  groupe: typeof groupe === 'string' && isId(groupe) ? groupe : undefined,
})
