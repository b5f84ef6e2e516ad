import type { Port } from '@meridian/contract'
import type { Column } from '../../../framework/resource/column.ts'
import { fixedIpsColumn } from '../../../services/network/fixed-ips-column.ts'
import { portLabel } from '../../../services/network/port-label.ts'
import { adminStateColumn, statusColumn } from '../../../services/network/state-columns.tsx'
import { nameColumn } from '../../../framework/table/name-column.tsx'
import { wordFor } from '../../../framework/text/word-for.ts'
import { interfaceFields, interfaceTypes } from './interface.messages.ts'
import { PORT_TYPE } from './interface.queries.ts'

export const interfaceColumns: Column<Port>[] = [
  // Interfaces seldom have names: they are told apart by their addresses, and on narrow windows there is no room for more.
  { ...nameColumn({ type: PORT_TYPE, label: portLabel, header: interfaceFields.name }), width: 108 },
  { ...fixedIpsColumn(interfaceFields.fixedIps), priority: 1, width: 126 },
  { ...statusColumn(interfaceFields.status), priority: 2 },
  {
    id: 'type',
    header: interfaceFields.type,
    priority: 2,
    width: 150,
    value: ({ device_owner: owner }, { intl }) => wordFor(intl, interfaceTypes, owner),
  },
  adminStateColumn(interfaceFields.adminState),
]
