import { sumOf, type Flavor } from '@meridian/contract'
import { useMemo } from 'react'
import { useIntl } from 'react-intl'
import { AppLink } from '../../framework/link/AppLink.tsx'
import { statusNames } from '../../framework/text/common.messages.ts'
import { paths } from '../../paths.ts'
import { hypervisorManifest } from '../../resources/hypervisor/hypervisor.manifest.ts'
import { shareOf } from '../../services/compute/room.ts'
import { cx } from '../../ui/classes.ts'
import { capacityMessages as messages } from './capacity.messages.ts'
import { byZone, fitOn, shortNames, type CapacityHost, type Counted } from './capacity.ts'

/** From this share on a cell has the colour; the words on it stay readable in both themes. */
const LEVELS: readonly [share: number, className: string][] = [
  [0.95, 'bg-accent text-accent-ink'],
  [0.8, 'bg-accent/40'],
  [0.6, 'bg-accent/28'],
  [0.4, 'bg-accent/18'],
  [0.2, 'bg-accent/10'],
  [0, 'bg-accent/4'],
]

const SPECIAL = {
  down: 'border-bad bg-bad-soft text-bad',
  disabled: 'border-dashed border-ink-3 bg-sunken',
}

/** What the colours and borders of cells mean. */
function Legend() {
  const { formatMessage, formatNumber } = useIntl()
  const swatch = 'inline-block h-3.5 w-5 rounded-sm border'
  const percent = (share: number) => formatNumber(share, { style: 'percent' })
  return (
    <ul
      aria-label={formatMessage(messages.legend)}
      className="flex flex-wrap items-center gap-x-4 gap-y-1 text-sm text-ink-3"
    >
      {LEVELS.toReversed().map(([from, colour]) => (
        <li key={from} className="flex items-center gap-1.5">
          <span aria-hidden className={cx(swatch, 'border-line', colour)} />
          {formatMessage(messages.from, { share: percent(from) })}
        </li>
      ))}
      {(['down', 'disabled'] as const).map((state) => (
        <li key={state} className="flex items-center gap-1.5">
          <span aria-hidden className={cx(swatch, SPECIAL[state])} />
          {formatMessage(statusNames[state])}
        </li>
      ))}
    </ul>
  )
}

interface HostMapProps {
  hosts: readonly CapacityHost[]
  shown: Counted
  flavor: Flavor | undefined
}

/** Each host as a cell with the used share of a resource, by zone. */
export function HostMap({ hosts, shown, flavor }: HostMapProps) {
  const intl = useIntl()
  const names = useMemo(() => shortNames(hosts.map(({ name }) => name)), [hosts])
  return (
    <div className="grid gap-4 p-4">
      <Legend />
      <div className="flex flex-wrap gap-x-5 gap-y-4">
        {byZone(hosts).map(([zone, own]) => (
          <section
            key={zone}
            aria-label={zone}
            className="grid min-w-0 content-start gap-1.5"
            style={widthFor(own.length)}
          >
            <h3 className="flex flex-wrap items-baseline gap-x-2">
              <span className="font-semibold">{zone || '–'}</span>
              <span className="text-sm font-normal text-ink-3">
                {intl.formatMessage(messages.zone, {
                  hosts: own.length,
                  share: shareOf(sumOf(own.map(({ rooms }) => rooms)), shown),
                })}
              </span>
              <span className="ms-auto text-sm font-normal text-ink-2 tabular-nums">
                {intl.formatMessage(messages.more, {
                  count: own.reduce((sum, host) => sum + fitOn(flavor, host).count, 0),
                })}
              </span>
            </h3>
            <ul className="grid grid-cols-[repeat(auto-fill,minmax(5rem,1fr))] gap-1">
              {own.map((host) => (
                <li key={host.id}>
                  <Cell host={host} label={names.get(host.name) ?? host.name} shown={shown} flavor={flavor} />
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </div>
  )
}

const CELL_REM = 5
/** A zone with fewer hosts is as wide as its heading; one with more fills the width. */
const [FEWEST, MOST] = [4, 12]

/** Zones share a line by the number of their hosts. */
const widthFor = (hosts: number) => ({
  flexGrow: hosts,
  flexBasis: `${Math.min(MOST, Math.max(FEWEST, hosts)) * CELL_REM}rem`,
})

function Cell({ host, label, shown, flavor }: Omit<HostMapProps, 'hosts'> & { host: CapacityHost; label: string }) {
  const intl = useIntl()
  const share = shareOf(host.rooms, shown)
  const { count } = fitOn(flavor, host)
  const state = intl.formatMessage(host.state === 'disabled' ? statusNames.disabled : statusNames[host.state])
  const note =
    host.state === 'up' ? (count > 0 ? `+${intl.formatNumber(count)}` : intl.formatMessage(messages.full)) : state
  const colour = host.state === 'up' ? LEVELS.find(([from]) => share >= from)?.[1] : SPECIAL[host.state]
  const text = intl.formatMessage(messages.cell, { host: host.name, share, fits: count, state })
  return (
    <AppLink
      to={paths.details(hypervisorManifest.type, host.id)}
      title={text}
      className={cx(
        'grid rounded-md border border-transparent px-1.5 py-1 text-ink no-underline tabular-nums hover:outline-2 hover:outline-accent',
        colour,
      )}
    >
      <span className="sr-only">{text}</span>
      <span aria-hidden className="truncate text-xs">
        {label}
      </span>
      <span aria-hidden className="flex items-baseline justify-between gap-1">
        <span className="font-semibold">{intl.formatNumber(share, { style: 'percent' })}</span>
        <span className="truncate text-xs">{note}</span>
      </span>
    </AppLink>
  )
}
