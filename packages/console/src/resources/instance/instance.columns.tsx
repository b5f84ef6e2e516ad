import type { Server } from '@meridian/contract'
import { formatSize } from '../../framework/text/bytes.ts'
import { formatAge, formatMoment } from '../../framework/text/dates.ts'
import type { Column } from '../../framework/resource/column.ts'
import type { CellContext } from '../../framework/resource/item.ts'
import { nameColumn } from '../../framework/table/name-column.tsx'
import { yesNo } from '../../framework/text/yes-no.ts'
import { INSTANCE_TYPE, instanceLabel } from './instance-label.ts'
import { instanceFields, instanceMessages } from './instance.messages.ts'
import { addressText, allAddresses } from './state/addresses.ts'
import { sizeText } from './state/flavor-text.ts'
import { powerWord, statusWord, taskWord } from './state/instance-state.ts'
import { InstanceStatus } from './state/InstanceStatus.tsx'

type Said = CellContext

const megabytes = ({ intl }: Said, amount: number | null) => (amount === null ? '' : formatSize(intl, amount, 'MB'))
const gigabytes = ({ intl }: Said, amount: number | null) => (amount === null ? '' : formatSize(intl, amount, 'GB'))

const flavorName = ({ flavor }: Server) => flavor.name ?? flavor.id ?? ''

export const instanceColumns: Column<Server>[] = [
  {
    id: 'project',
    header: instanceFields.project,
    scopes: ['admin'],
    priority: 2,
    width: 92,
    relates: 'project',
    value: ({ tenant_id: project }, { projectName }) => projectName(project),
  },
  {
    id: 'host',
    header: instanceFields.host,
    scopes: ['admin'],
    priority: 2,
    width: 100,
    value: (server) => server['OS-EXT-SRV-ATTR:host'],
  },
  nameColumn<Server>({ type: INSTANCE_TYPE, label: instanceLabel, header: instanceFields.name }),
  {
    id: 'image',
    header: instanceFields.image,
    width: 112,
    grow: 1.5,
    value: (server) => server.image_name,
  },
  {
    id: 'address',
    header: instanceFields.address,
    priority: 2,
    width: 172,
    grow: 2,
    value: (server) => allAddresses(server).join(', '),
    hint: addressText,
    cell: (server) => {
      const all = allAddresses(server)
      return all.length > 0 && <span className="font-mono text-sm">{all.join(' · ')}</span>
    },
  },
  {
    id: 'flavor',
    header: instanceFields.flavor,
    priority: 2,
    width: 96,
    value: flavorName,
    hint: (server, context) => [flavorName(server), sizeText(context.intl, server.flavor)].filter(Boolean).join(': '),
  },
  { id: 'key_name', header: instanceFields.keyPair, width: 96, value: (server) => server.key_name },
  {
    id: 'status',
    header: instanceFields.status,
    priority: 1,
    width: 120,
    grow: 4,
    value: (server, { intl }) => statusWord(intl, server),
    hint: (server, { intl }) =>
      [statusWord(intl, server), server.fault?.message, server.locked && intl.formatMessage(instanceMessages.locked)]
        .filter(Boolean)
        .join('. '),
    cell: (server) => <InstanceStatus server={server} />,
  },
  {
    id: 'zone',
    header: instanceFields.zone,
    scopes: ['project'],
    width: 132,
    value: (server) => server['OS-EXT-AZ:availability_zone'],
  },
  {
    id: 'task',
    header: instanceFields.task,
    priority: 2,
    width: 84,
    value: (server, { intl }) => taskWord(intl, server),
  },
  {
    id: 'power',
    header: instanceFields.power,
    priority: 2,
    width: 102,
    value: (server, { intl }) => powerWord(intl, server),
  },
  {
    id: 'created',
    header: instanceFields.age,
    priority: 2,
    width: 96,
    grow: 0.5,
    value: (server) => server.created,
    text: ({ created }, { intl }) => (created ? formatAge(intl, created) : ''),
    hint: ({ created }, { intl }) => (created ? formatMoment(intl, created) : ''),
  },
  {
    id: 'flavor_id',
    header: instanceFields.flavorId,
    optional: true,
    width: 100,
    value: ({ flavor }) => flavor.id,
  },
  {
    id: 'vcpus',
    header: instanceFields.vcpus,
    optional: true,
    width: 72,
    align: 'end',
    value: ({ flavor }) => flavor.vcpus,
  },
  {
    id: 'ram',
    header: instanceFields.ram,
    optional: true,
    width: 84,
    align: 'end',
    value: ({ flavor }) => flavor.ram,
    text: ({ flavor }, context) => megabytes(context, flavor.ram),
  },
  {
    id: 'disk',
    header: instanceFields.disk,
    optional: true,
    width: 84,
    align: 'end',
    value: ({ flavor }) => flavor.disk,
    text: ({ flavor }, context) => gigabytes(context, flavor.disk),
  },
  {
    id: 'locked',
    header: instanceFields.lock,
    optional: true,
    width: 72,
    value: ({ locked }) => locked,
    text: ({ locked }, { intl }) => (locked === null ? '' : yesNo(intl, locked)),
  },
  {
    id: 'description',
    header: instanceFields.description,
    optional: true,
    width: 140,
    value: ({ description }) => description,
  },
  {
    id: 'tags',
    header: instanceFields.tags,
    optional: true,
    width: 120,
    value: ({ tags }) => tags.join(', '),
  },
]
