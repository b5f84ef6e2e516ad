import type { Column } from '../../../framework/resource/column.ts'
import { nameColumn } from '../../../framework/table/name-column.tsx'
import { subnetFields } from './subnet.messages.ts'
import { subnetManifest } from './subnet.manifest.ts'
import type { Subnet } from './subnet.queries.ts'

/** Neutron lets subnets go without a name. */
export const subnetLabel = ({ name, cidr }: Subnet): string => name || cidr

export const subnetColumns: Column<Subnet>[] = [
  nameColumn({ type: subnetManifest.type, label: subnetLabel, header: subnetFields.name }),
  {
    id: 'cidr',
    header: subnetFields.cidr,
    priority: 1,
    width: 150,
    grow: 2,
    value: ({ cidr }) => cidr,
    cell: ({ cidr }) => <code className="font-mono text-sm">{cidr}</code>,
  },
  {
    id: 'version',
    header: subnetFields.version,
    width: 100,
    grow: 0.5,
    value: ({ ipver_str: version }) => version,
  },
  {
    id: 'gateway',
    header: subnetFields.gateway,
    priority: 2,
    width: 130,
    grow: 1.5,
    value: ({ gateway_ip: gateway }) => gateway ?? '',
  },
]
