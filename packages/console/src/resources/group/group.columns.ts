import type { Group } from '@meridian/contract'
import type { Column } from '../../framework/resource/column.ts'
import { descriptionColumn, idColumn } from '../../services/identity/identity-columns.ts'
import { nameColumn } from '../../framework/table/name-column.tsx'
import { groupFields } from './group.messages.ts'
import { groupManifest } from './group.manifest.ts'

export const groupColumns: Column<Group>[] = [
  nameColumn({ type: groupManifest.type, label: ({ name }) => name, header: groupFields.name }),
  descriptionColumn(),
  idColumn(groupFields.id),
]
