import type { SecurityGroup } from '@meridian/contract'
import type { Column } from '../../framework/resource/column.ts'
import { nameColumn } from '../../framework/table/name-column.tsx'
import { yesNo } from '../../framework/text/yes-no.ts'
import { securityGroupFields } from './security-group.messages.ts'
import { securityGroupManifest } from './security-group.manifest.ts'

export const securityGroupLabel = ({ name, id }: SecurityGroup) => name || id

export const securityGroupColumns: Column<SecurityGroup>[] = [
  nameColumn({ type: securityGroupManifest.type, label: securityGroupLabel, header: securityGroupFields.name }),
  { id: 'id', header: securityGroupFields.id, width: 300, grow: 2, value: ({ id }) => id },
  {
    id: 'description',
    header: securityGroupFields.description,
    priority: 2,
    width: 160,
    grow: 3,
    value: ({ description }) => description,
  },
  {
    id: 'shared',
    header: securityGroupFields.shared,
    width: 88,
    grow: 0.5,
    value: ({ shared = false }) => shared,
    text: ({ shared = false }, { intl }) => yesNo(intl, shared),
  },
]
