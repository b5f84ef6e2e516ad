import { serverEndpoints, type Server } from '@meridian/contract'
import { useIntl, type IntlShape } from 'react-intl'
import { sendUnlisted } from '../../api/client.ts'
import type { Column } from '../../framework/resource/column.ts'
import type { CellContext } from '../../framework/resource/item.ts'
import { StatusCell } from '../../framework/table/cells.tsx'
import { nameColumn } from '../../framework/table/common-columns.tsx'
import { typeNames, words } from '../../framework/text/common.messages.ts'
import { formatAge, formatMoment } from '../../framework/text/dates.ts'
import { formatSize } from '../../framework/text/units.ts'
import {
  addressesInReach,
  addressText,
  isBusy,
  isPowerExpected,
  powerWord,
  sizeText,
  stateWord,
  statusWord,
  taskWord,
  toneOf,
} from './instance-text.ts'
import { AddressCell } from './AddressCell.tsx'
import { instanceManifest } from './instance.manifest.ts'
import { instanceFields, instanceMessages, instancePhrases, lockPhrases } from './instance.messages.ts'
import { offeredBy } from './power.actions.ts'
import { moreWords } from '../../framework/text/more-words.messages.ts'

const flavorName = ({ flavor }: Server) => flavor.name ?? flavor.id ?? ''

const sizeIn = ({ intl }: CellContext, amount: number | null, unit: 'MB' | 'GB') =>
  amount === null ? '' : formatSize(intl, amount, unit)

/** In a narrow window, where the column of addresses is hidden, the first one is below the name. */
const withAddress = (name: Column<Server>): Column<Server> => ({
  ...name,
  cell: (server, context) => (
    <>
      {name.cell?.(server, context)}
      <span className="block truncate font-mono text-xs text-ink-3 sm:hidden">{addressesInReach(server)[0]?.addr}</span>
    </>
  ),
})

export const instanceColumns: Column<Server>[] = [
  {
    id: 'project',
    header: words.project,
    scopes: ['admin'],
    priority: 2,
    width: 100,
    relates: 'project',
    value: ({ tenant_id: project }, { projectName }) => projectName(project),
  },
  {
    id: 'host',
    header: words.host,
    scopes: ['admin'],
    priority: 2,
    width: 100,
    value: (server) => server['OS-EXT-SRV-ATTR:host'],
  },
  withAddress(nameColumn<Server>(instanceManifest, { header: typeNames.instanceName })),
  {
    id: 'image',
    header: typeNames.imageName,
    width: 138,
    grow: 4,
    value: (server) => server.image_name,
  },
  {
    id: 'address',
    header: words.ipAddress,
    priority: 2,
    width: 200,
    grow: 1,
    value: (server) =>
      addressesInReach(server)
        .map(({ addr }) => addr)
        .join(', '),
    tooltip: addressText,
    cell: (server) => server.addresses && Object.keys(server.addresses).length > 0 && <AddressCell server={server} />,
  },
  {
    id: 'flavor',
    header: typeNames.flavor,
    priority: 2,
    width: 96,
    value: flavorName,
    tooltip: (server, context) =>
      [flavorName(server), sizeText(context.intl, server.flavor)].filter(Boolean).join(': '),
  },
  {
    id: 'key_name',
    header: typeNames.keyPair,
    optional: true,
    width: 96,
    value: (server) => server.key_name,
  },
  {
    id: 'status',
    header: words.status,
    priority: 1,
    width: 130,
    grow: 4,
    value: (server, { intl }) => statusWord(intl, server),
    tooltip: (server, { intl }) =>
      [stateWord(intl, server), oddPower(intl, server), server.fault?.message, lockText(intl, server)]
        .filter(Boolean)
        .join('. '),
    cell: (server) => <InstanceStatus server={server} />,
  },
  {
    id: 'zone',
    header: words.availabilityZone,
    scopes: ['project'],
    width: 126,
    grow: 0.5,
    value: (server) => server['OS-EXT-AZ:availability_zone'],
  },
  {
    id: 'task',
    header: instanceFields.task,
    optional: true,
    width: 84,
    value: (server, { intl }) => taskWord(intl, server),
  },
  {
    id: 'power',
    header: instanceFields.power,
    optional: true,
    width: 102,
    value: (server, { intl }) => powerWord(intl, server),
  },
  {
    id: 'created',
    header: moreWords.age,
    priority: 2,
    width: 96,
    grow: 0.5,
    value: (server) => server.created,
    text: ({ created }, { intl }) => (created ? formatAge(intl, created) : ''),
    tooltip: ({ created }, { intl }) => (created ? formatMoment(intl, created) : ''),
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
    header: words.vcpus,
    optional: true,
    width: 72,
    align: 'end',
    value: ({ flavor }) => flavor.vcpus,
  },
  {
    id: 'ram',
    header: words.ram,
    optional: true,
    width: 84,
    align: 'end',
    value: ({ flavor }) => flavor.ram,
    text: ({ flavor }, context) => sizeIn(context, flavor.ram, 'MB'),
  },
  {
    id: 'disk',
    header: words.disk,
    optional: true,
    width: 84,
    align: 'end',
    value: ({ flavor }) => flavor.disk,
    text: ({ flavor }, context) => sizeIn(context, flavor.disk, 'GB'),
  },
  {
    id: 'locked',
    header: instanceFields.lock,
    optional: true,
    width: 72,
    value: ({ locked }) => locked,
    format: 'yes-no',
  },
  {
    id: 'description',
    header: words.description,
    optional: true,
    width: 140,
    value: ({ description }) => description,
    edit: {
      type: instanceManifest.type,
      policy: offeredBy('edit').policy,
      allowed: offeredBy('edit').allowed,
      save: ({ id }, description) =>
        sendUnlisted(serverEndpoints.serverUpdate, { params: { id }, body: { description } }),
    },
  },
  {
    id: 'tags',
    header: words.tags,
    optional: true,
    width: 120,
    value: ({ tags }) => tags.join(', '),
  },
]

/** The power state if the status does not imply it. */
const oddPower = (intl: IntlShape, server: Server): string | null =>
  isPowerExpected(server) ? null : `${intl.formatMessage(instanceFields.power)}: ${powerWord(intl, server)}`

/** A server's status, with a lock if it is locked. */
export function InstanceStatus({ server }: { server: Server }) {
  const intl = useIntl()
  const guard = lockText(intl, server)
  return <StatusCell tone={toneOf(server)} word={stateWord(intl, server)} busy={isBusy(server)} guard={guard} />
}

/** That a server is locked, and the reason that was given with the lock; null if it is not locked. */
function lockText(intl: IntlShape, { locked, locked_reason: reason }: Server): string | null {
  if (!locked) return null
  const text = intl.formatMessage(instanceMessages.locked)
  return reason ? `${text} ${intl.formatMessage(lockPhrases.reason, { reason })}` : text
}

/** Beside the name on a server's page. */
export function InstanceHeadline({ server }: { server: Server }) {
  const intl = useIntl()
  // Nova's time of launch is that of the last resize or unshelving, too.
  const { created } = server
  return (
    <>
      <InstanceStatus server={server} />
      {created && (
        <span className="text-sm text-ink-3" title={formatMoment(intl, created)}>
          {intl.formatMessage(instancePhrases.created, { age: formatAge(intl, created) })}
        </span>
      )}
    </>
  )
}
