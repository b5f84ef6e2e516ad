import type { ApplicationCredential } from '@meridian/contract'
import { formatMoment } from '../../framework/text/dates.ts'
import type { Column } from '../../framework/resource/column.ts'
import { descriptionColumn, idColumn } from '../../services/identity/identity-columns.ts'
import { identityFields } from '../../services/identity/identity.messages.ts'
import { nameColumn } from '../../framework/table/name-column.tsx'
import {
  applicationCredentialFields as fields,
  applicationCredentialMessages,
} from './application-credential.messages.ts'
import { applicationCredentialManifest } from './application-credential.manifest.ts'

export const rolesOf = ({ roles }: ApplicationCredential): string => roles.map(({ name }) => name).join(', ')

export const applicationCredentialColumns: Column<ApplicationCredential>[] = [
  nameColumn({ type: applicationCredentialManifest.type, label: ({ name }) => name, header: identityFields.name }),
  { id: 'project', header: fields.projectId, width: 280, optional: true, value: ({ project_id: id }) => id },
  descriptionColumn(),
  {
    id: 'expiration',
    header: fields.expiration,
    priority: 2,
    width: 170,
    value: ({ expires_at: expires }) => expires,
    text: ({ expires_at: expires }, { intl }) =>
      expires ? formatMoment(intl, expires) : intl.formatMessage(applicationCredentialMessages.never),
  },
  idColumn(fields.id),
  { id: 'roles', header: fields.roles, priority: 2, width: 150, value: rolesOf },
]
