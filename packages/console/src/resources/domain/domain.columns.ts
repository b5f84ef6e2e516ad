import type { Domain } from '@meridian/contract'
import type { Column } from '../../framework/resource/column.ts'
import { descriptionColumn, enabledColumn, idColumn } from '../../services/identity/identity-columns.ts'
import { nameColumn } from '../../framework/table/name-column.tsx'
import { domainFields } from './domain.messages.ts'
import { domainManifest } from './domain.manifest.ts'

export const domainColumns: Column<Domain>[] = [
  nameColumn({ type: domainManifest.type, label: ({ name }) => name, header: domainFields.name }),
  descriptionColumn(),
  idColumn(domainFields.id),
  enabledColumn(),
]
