import { overcommitOf, type Flavor } from '@meridian/contract'
import { useMemo } from 'react'
import { useIntl, type IntlShape } from 'react-intl'
import { UsageCell, usageText } from '../../framework/charts/UsageCell.tsx'
import { ResourceLink } from '../../framework/link/AppLink.tsx'
import { column, fieldColumn, type Column } from '../../framework/resource/column.ts'
import { SortedTable } from '../../framework/table/SortedTable.tsx'
import { numberColumn } from '../../framework/table/common-columns.tsx'
import { statusNames, typeNames, words } from '../../framework/text/common.messages.ts'
import { formatAge } from '../../framework/text/dates.ts'
import { formatGigabytes, formatMegabytes } from '../../framework/text/units.ts'
import { hypervisorManifest } from '../../resources/hypervisor/hypervisor.manifest.ts'
import { shareOf } from '../../services/compute/room.ts'
import { Card } from '../../ui/Card.tsx'
import { Status } from '../../ui/Status.tsx'
import { capacityMessages as messages } from './capacity.messages.ts'
import { fitOn, flavorRoom, type CapacityHost, type Counted, type FlavorRoom } from './capacity.ts'
import { moreWords } from '../../framework/text/more-words.messages.ts'

export const CLASS_NAMES = { MEMORY_MB: words.ram, VCPU: words.vcpus, DISK_GB: messages.localDisk }
export const FORMATS: Record<Counted, ((intl: IntlShape, amount: number) => string) | undefined> = {
  MEMORY_MB: formatMegabytes,
  VCPU: undefined,
  DISK_GB: formatGigabytes,
}

/** A resource class in the user's language if the console knows it. */
const className = ({ formatMessage }: IntlShape, name: string): string =>
  name in CLASS_NAMES ? formatMessage(CLASS_NAMES[name as Counted]) : name // `in` has checked it

const percent = (intl: IntlShape, share: number) =>
  intl.formatNumber(share, { style: 'percent', maximumFractionDigits: 0 })

interface FlavorRow extends FlavorRoom {
  id: string
}

const number = <T extends { id: string }>(
  id: string,
  header: Column<T>['header'],
  value: (item: T) => number | null,
): Column<T> => numberColumn(id, header, value, { width: 90, grow: 1 })

const flavorColumns: readonly Column<FlavorRow>[] = [
  column('flavor', typeNames.flavor, ({ flavor }) => flavor.name, { width: 96 }),
  column('size', words.size, ({ flavor }) => flavor.ram, {
    width: 150,
    text: ({ flavor }, { intl }) =>
      [
        intl.formatNumber(flavor.vcpus),
        formatMegabytes(intl, flavor.ram),
        formatGigabytes(intl, flavor.disk + flavor['OS-FLV-EXT-DATA:ephemeral']),
      ].join(' · '),
  }),
  number('count', moreWords.moreFit, ({ count }) => count),
  {
    ...number<FlavorRow>('lost', messages.lost, ({ lost }) => lost),
    text: ({ lost }, { intl }) => percent(intl, lost),
  },
  number('hosts', messages.onHosts, ({ hosts }) => hosts),
  column('by', moreWords.runsOutFirst, ({ by }, { intl }) => (by ? className(intl, by) : null), { width: 124 }),
]

export function FlavorRooms({ flavors, hosts }: { flavors: readonly Flavor[]; hosts: readonly CapacityHost[] }) {
  const { formatMessage } = useIntl()
  const rows = useMemo(
    () => flavors.map((flavor) => ({ ...flavorRoom(flavor, hosts), id: flavor.id })),
    [flavors, hosts],
  )
  const title = formatMessage(moreWords.roomByFlavor)
  return (
    <Card title={title} flush>
      {rows.length === 0 ? (
        <p className="p-4 text-ink-3">{formatMessage(messages.noFlavors)}</p>
      ) : (
        <SortedTable label={title} items={rows} columns={flavorColumns} defaultSort="size" />
      )}
    </Card>
  )
}

export function OutOfUse({ hosts }: { hosts: readonly CapacityHost[] }) {
  const intl = useIntl()
  const out = hosts.filter(({ state }) => state !== 'up')
  return (
    <Card title={intl.formatMessage(messages.outOfUse)} flush>
      {out.length === 0 ? (
        <p className="p-4 text-ink-3">{intl.formatMessage(messages.allInUse)}</p>
      ) : (
        <ul className="max-h-96 overflow-y-auto">
          {out.map((host) => (
            <li
              key={host.id}
              className="grid gap-x-4 border-line px-4 py-2.5 not-last:border-b sm:grid-cols-[6rem_1fr]"
            >
              <HostState host={host} />
              <div className="min-w-0 wrap-anywhere">
                <HostLink host={host} />
                {host.state === 'down' && host.updated && (
                  <span className="text-ink-3"> · {formatAge(intl, host.updated)}</span>
                )}
                <p className="text-sm text-ink-2">
                  {[host.reason, `${intl.formatMessage(typeNames.instances)}: ${intl.formatNumber(host.instances)}`]
                    .filter(Boolean)
                    .join(' · ')}
                </p>
              </div>
            </li>
          ))}
        </ul>
      )}
    </Card>
  )
}

const HostLink = ({ host: { id, name } }: { host: CapacityHost }) => (
  <ResourceLink type={hypervisorManifest.type} id={id} name={name} />
)

const stateName = ({ formatMessage }: IntlShape, { state }: CapacityHost) =>
  formatMessage(state === 'disabled' ? statusNames.disabled : statusNames[state])

function HostState({ host }: { host: CapacityHost }) {
  const tone = { up: 'ok', down: 'bad', disabled: 'off' } as const
  return <Status tone={tone[host.state]}>{stateName(useIntl(), host)}</Status>
}

const usage = (name: Counted): Column<CapacityHost> => {
  const read = ({ rooms }: CapacityHost) => {
    const room = rooms[name]
    return {
      used: room?.used ?? null,
      max: room && Number.isFinite(room.capacity) ? room.capacity : (room?.total ?? null),
    }
  }
  const format = FORMATS[name]
  return column(name, CLASS_NAMES[name], ({ rooms }) => shareOf(rooms, name), {
    width: 130,
    text: (host, { intl }) => usageText(intl, { ...read(host), format }),
    cell: (host) => <UsageCell {...read(host)} format={format} />,
  })
}

const hostColumns = (flavor: Flavor | undefined): readonly Column<CapacityHost>[] => [
  fieldColumn('name', words.host, { width: 170, cell: (host) => <HostLink host={host} /> }),
  fieldColumn('zone', words.availabilityZone, { width: 110 }),
  column('state', words.status, (host, { intl }) => stateName(intl, host), {
    width: 90,
    cell: (host) => <HostState host={host} />,
  }),
  usage('MEMORY_MB'),
  usage('VCPU'),
  usage('DISK_GB'),
  {
    ...number<CapacityHost>('overcommit', messages.perCore, ({ rooms }) =>
      rooms.VCPU ? overcommitOf(rooms.VCPU) : null,
    ),
    text: ({ rooms }, { intl }) =>
      rooms.VCPU ? intl.formatNumber(overcommitOf(rooms.VCPU), { maximumFractionDigits: 1 }) : '',
  },
  number('instances', typeNames.instances, ({ instances }) => instances),
  number('fits', moreWords.moreFit, (host) => fitOn(flavor, host).count),
]

export function HostsTable({ hosts, flavor }: { hosts: readonly CapacityHost[]; flavor: Flavor | undefined }) {
  const { formatMessage } = useIntl()
  const columns = useMemo(() => hostColumns(flavor), [flavor])
  const title = formatMessage(moreWords.hosts)
  return (
    <Card title={title} flush>
      <SortedTable label={title} items={hosts} columns={columns} defaultSort="-fits" />
    </Card>
  )
}
