import type { Trunk } from '@meridian/contract'
import type { Column } from '../../framework/resource/column.ts'
import { ResourceLink } from '../../framework/link/ResourceLink.tsx'
import { nameColumn } from '../../framework/table/name-column.tsx'
import { projectColumn } from '../../framework/table/project-column.ts'
import { StatusCell } from '../../framework/table/StatusCell.tsx'
import { wordFor } from '../../framework/text/word-for.ts'
import type { StatusTone } from '../../ui/Status.tsx'
import { adminStates, statuses, trunkFields } from './trunk.messages.ts'
import { trunkManifest } from './trunk.manifest.ts'

const TONES: Readonly<Record<string, StatusTone>> = {
  ACTIVE: 'ok',
  DOWN: 'off',
  BUILD: 'busy',
  DEGRADED: 'warn',
  ERROR: 'bad',
}

export const trunkLabel = ({ name_or_id: label }: Trunk) => label

export const isBuilding = ({ status }: Trunk) => status === 'BUILD'

export const trunkColumns: Column<Trunk>[] = [
  projectColumn(trunkFields.owner),
  nameColumn({ type: trunkManifest.type, label: trunkLabel, header: trunkFields.name }),
  {
    id: 'port',
    header: trunkFields.port,
    width: 300,
    grow: 2,
    value: ({ port_id: id }) => id,
    cell: ({ port_id: id }) => (
      <ResourceLink type="OS::Neutron::Port" id={id}>
        {id}
      </ResourceLink>
    ),
  },
  {
    id: 'subports',
    header: trunkFields.subports,
    priority: 2,
    align: 'end',
    width: 132,
    grow: 0.5,
    value: ({ subport_count: count }) => count,
    text: ({ subport_count: count }, { intl }) => intl.formatNumber(count),
  },
  {
    id: 'adminState',
    header: trunkFields.adminState,
    priority: 2,
    width: 116,
    grow: 0.5,
    value: ({ admin_state: state }) => state,
    text: ({ admin_state: state }, { intl }) => wordFor(intl, adminStates, state),
  },
  {
    id: 'status',
    header: trunkFields.status,
    priority: 1,
    width: 112,
    value: ({ status }) => status,
    text: ({ status }, { intl }) => wordFor(intl, statuses, status),
    cell: (trunk, { intl }) => (
      <StatusCell
        tone={TONES[trunk.status] ?? 'off'}
        word={wordFor(intl, statuses, trunk.status)}
        busy={isBuilding(trunk)}
      />
    ),
  },
  {
    id: 'description',
    header: trunkFields.description,
    width: 140,
    grow: 3,
    value: ({ description }) => description,
  },
]
