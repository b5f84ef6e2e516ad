import type { Role } from '@meridian/contract'
import type { Column } from '../../framework/resource/column.ts'
import { idColumn } from '../../services/identity/identity-columns.ts'
import { nameColumn } from '../../framework/table/name-column.tsx'
import { roleFields } from './role.messages.ts'
import { roleManifest } from './role.manifest.ts'

export const roleColumns: Column<Role>[] = [
  nameColumn({ type: roleManifest.type, label: ({ name }) => name, header: roleFields.name }),
  { ...idColumn(roleFields.id), priority: 2 },
]
