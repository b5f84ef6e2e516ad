import type { ApplicationCredential } from '@meridian/contract'
import type { Facet } from '../../framework/resource/column.ts'
import { identityFields } from '../../services/identity/identity.messages.ts'
import { textFacet } from '../../framework/search/text-facet.ts'
import { rolesOf } from './application-credential.columns.ts'
import { applicationCredentialFields as fields } from './application-credential.messages.ts'

export const applicationCredentialFacets: Facet<ApplicationCredential>[] = [
  textFacet('name', identityFields.name, ({ name }) => name),
  textFacet('roles', fields.roles, rolesOf),
]
