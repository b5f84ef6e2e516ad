import { serverEndpoints, type Server } from '@meridian/contract'
import { useIntl, type IntlShape } from 'react-intl'
import { sendUnlisted } from '../../api/client.ts'
import { column, fieldColumn, type Column } from '../../framework/resource/column.ts'
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
import { instanceFields, instanceMessages } from './instance.messages.ts'
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
  column('project', words.project, ({ tenant_id: project }, { projectName }) => projectName(project), {
    scopes: ['admin'],
    priority: 2,
    width: 100,
    relates: 'project',
  }),
  column('host', words.host, (server) => server['OS-EXT-SRV-ATTR:host'], {
    scopes: ['admin'],
    priority: 2,
    width: 100,
  }),
  withAddress(nameColumn<Server>(instanceManifest, { header: typeNames.instanceName })),
  column('image', typeNames.imageName, (server) => server.image_name, { width: 138, grow: 4 }),
  column<Server>(
    'address',
    words.ipAddress,
    (server) =>
      addressesInReach(server)
        .map(({ addr }) => addr)
        .join(', '),
    {
      priority: 2,
      width: 200,
      grow: 1,
      tooltip: addressText,
      cell: (server) => server.addresses && Object.keys(server.addresses).length > 0 && <AddressCell server={server} />,
    },
  ),
  column('flavor', typeNames.flavor, flavorName, {
    priority: 2,
    width: 96,
    tooltip: (server, context) =>
      [flavorName(server), sizeText(context.intl, server.flavor)].filter(Boolean).join(': '),
  }),
  column('key_name', typeNames.keyPair, (server) => server.key_name, { optional: true, width: 96 }),
  column('status', words.status, (server, { intl }) => statusWord(intl, server), {
    priority: 1,
    width: 130,
    grow: 4,
    tooltip: (server, { intl }) =>
      [stateWord(intl, server), oddPower(intl, server), server.fault?.message, lockText(intl, server)]
        .filter(Boolean)
        .join('. '),
    cell: (server) => <InstanceStatus server={server} />,
  }),
  column('zone', words.availabilityZone, (server) => server['OS-EXT-AZ:availability_zone'], {
    scopes: ['project'],
    width: 126,
    grow: 0.5,
  }),
  column('task', instanceFields.task, (server, { intl }) => taskWord(intl, server), { optional: true, width: 84 }),
  column('power', instanceFields.power, (server, { intl }) => powerWord(intl, server), { optional: true, width: 102 }),
  column('created', moreWords.age, (server) => server.created, {
    priority: 2,
    width: 96,
    grow: 0.5,
    text: ({ created }, { intl }) => (created ? formatAge(intl, created) : ''),
    tooltip: ({ created }, { intl }) => (created ? formatMoment(intl, created) : ''),
  }),
  column('flavor_id', instanceFields.flavorId, ({ flavor }) => flavor.id, { optional: true, width: 100 }),
  column('vcpus', words.vcpus, ({ flavor }) => flavor.vcpus, { optional: true, width: 72, align: 'end' }),
  column('ram', words.ram, ({ flavor }) => flavor.ram, {
    optional: true,
    width: 84,
    align: 'end',
    text: ({ flavor }, context) => sizeIn(context, flavor.ram, 'MB'),
  }),
  column('disk', words.disk, ({ flavor }) => flavor.disk, {
    optional: true,
    width: 84,
    align: 'end',
    text: ({ flavor }, context) => sizeIn(context, flavor.disk, 'GB'),
  }),
  fieldColumn('locked', instanceFields.lock, { optional: true, width: 72, format: 'yes-no' }),
  fieldColumn('description', words.description, {
    optional: true,
    width: 140,
    edit: {
      type: instanceManifest.type,
      policy: offeredBy('edit').policy,
      allowed: offeredBy('edit').allowed,
      save: ({ id }, description) =>
        sendUnlisted(serverEndpoints.serverUpdate, { params: { id }, body: { description } }),
    },
  }),
  column('tags', words.tags, ({ tags }) => tags.join(', '), { optional: true, width: 120 }),
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
  return reason ? `${text} ${intl.formatMessage(instanceMessages.reason, { reason })}` : text
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
          {intl.formatMessage(instanceMessages.created, { age: formatAge(intl, created) })}
        </span>
      )}
    </>
  )
}
