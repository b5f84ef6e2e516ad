import type { User } from '@meridian/contract'
import type { Facet } from '../../framework/resource/column.ts'
import { identityFields } from '../../services/identity/identity.messages.ts'
import { textFacet } from '../../framework/search/text-facet.ts'
import { YES_NO } from '../../framework/text/yes-no.ts'
import { userFields } from './user.messages.ts'

/** Keystone filters by all of these but the address, which it does not know itself. */
export const userFacets: Facet<User>[] = [
  { id: 'name', label: userFields.name, on: 'server' },
  textFacet('email', userFields.email, ({ email }) => email ?? ''),
  { id: 'id', label: userFields.id, on: 'server' },
  { id: 'enabled', label: identityFields.enabled, on: 'server', options: YES_NO },
]
