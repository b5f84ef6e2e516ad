import type { User } from '@meridian/contract'
import type { Column } from '../../framework/resource/column.ts'
import { descriptionColumn, enabledColumn, idColumn } from '../../services/identity/identity-columns.ts'
import { nameColumn } from '../../framework/table/name-column.tsx'
import { linkClass } from '../../ui/link-class.ts'
import { userFields } from './user.messages.ts'
import { userManifest } from './user.manifest.ts'

/** What stands before the first @ and after it, so that nothing in an address can add headers to the letter. */
const mailTo = (email: string) => `mailto:${email.split('@').map(encodeURIComponent).join('@')}`

export const userColumns: Column<User>[] = [
  nameColumn({ type: userManifest.type, label: ({ name }) => name, header: userFields.name }),
  { ...descriptionColumn(), optional: true },
  {
    id: 'email',
    header: userFields.email,
    priority: 2,
    width: 160,
    grow: 2,
    value: ({ email }) => email ?? '',
    cell: ({ email }) =>
      email && (
        <a href={mailTo(email)} className={linkClass}>
          {email}
        </a>
      ),
  },
  idColumn(userFields.id),
  enabledColumn(),
]
