import { path } from '../../../url.ts'

export interface Grantee {
  /** What the role is given on. */
  on: 'projects' | 'domains'
  place: string
  /** Whom it is given to. */
  to: 'users' | 'groups'
  actor: string
}

export const grants = ({ on, place, to, actor }: Grantee) => path`/${on}/${place}/${to}/${actor}/roles`
export const grant = ({ on, place, to, actor }: Grantee, role: string) =>
  path`/${on}/${place}/${to}/${actor}/roles/${role}`
