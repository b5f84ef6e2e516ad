import { sumOf, type Flavor, type ResourceProvider } from '@meridian/contract'
import { useQuery } from '@tanstack/react-query'
import { useDeferredValue, useMemo, useState } from 'react'
import { useIntl, type IntlShape } from 'react-intl'
import { QuotaBar } from '../../framework/charts/charts.tsx'
import { Loaded } from '../../framework/loading/Loaded.tsx'
import { Age } from '../../framework/panel/Age.tsx'
import { RefreshButton } from '../../framework/panel/panel-actions.tsx'
import { breadcrumbsOf } from '../../framework/panel/breadcrumbs.tsx'
import type { PageProps } from '../../framework/resource/registry.ts'
import { Card } from '../../ui/Card.tsx'
import { PageHeader } from '../../ui/PageHeader.tsx'
import { Button } from '../../ui/buttons.tsx'
import { CheckField } from '../../ui/fields/CheckField.tsx'
import { SelectField } from '../../ui/fields/SelectField.tsx'
import { Spinner } from '../../ui/progress.tsx'
import { HostMap } from './HostMap.tsx'
import { CLASS_NAMES, FlavorRooms, FORMATS, HostsTable, OutOfUse } from './capacity-tables.tsx'
import { capacityMessages as messages, orderNames } from './capacity.messages.ts'
import {
  arranged,
  byZone,
  CLASSES,
  fitOn,
  hostsOf,
  novaQuery,
  ORDERS,
  providersQuery,
  type CapacityHost,
  type Counted,
  type NovaCapacity,
  type Order,
} from './capacity.ts'
import { typeNames } from '../../framework/text/common.messages.ts'

/** How full the hosts are, and what still fits where. */
export function CapacityPage({ manifest, scope }: PageProps) {
  const intl = useIntl()
  const nova = useQuery(novaQuery)
  // After Nova's numbers, which would wait for hundreds of calls to Placement otherwise.
  const placement = useQuery({ ...providersQuery, enabled: !nova.isPending })
  return (
    <div className="grid grid-cols-1 gap-3">
      <PageHeader
        trail={breadcrumbsOf(manifest, scope).map((step) => intl.formatMessage(step))}
        title={intl.formatMessage(manifest.title)}
        count={nova.data && countOf(intl, nova.data)}
        beside={<Age updatedAt={nova.dataUpdatedAt} />}
        actions={
          <RefreshButton
            fetching={nova.isFetching || placement.isFetching}
            onRefresh={() => void Promise.all([nova.refetch(), placement.refetch()])}
          />
        }
      />
      <Loaded query={novaQuery} failed={intl.formatMessage(messages.failed)}>
        {(known) =>
          known.hypervisors.length === 0 ? (
            <p className="text-ink-3">{intl.formatMessage(messages.none)}</p>
          ) : (
            <CapacityView nova={known} providers={placement.data} />
          )
        }
      </Loaded>
    </div>
  )
}

function countOf({ formatMessage }: IntlShape, { hypervisors }: NovaCapacity): string {
  const zones = new Set(hypervisors.map(({ computeService }) => computeService?.zone)).size
  return formatMessage(messages.count, { hosts: hypervisors.length, zones })
}

interface CapacityViewProps {
  nova: NovaCapacity
  /** Undefined while they are read, null without Placement: then the numbers are Nova's. */
  providers: readonly ResourceProvider[] | null | undefined
}

const ALL = ''

function CapacityView({ nova: { hypervisors, flavors, aggregates }, providers }: CapacityViewProps) {
  const { formatMessage } = useIntl()
  const hosts = useMemo(() => hostsOf(hypervisors, providers ?? null, aggregates), [hypervisors, providers, aggregates])
  const [shown, setShown] = useState<Counted>('MEMORY_MB')
  const [flavorId, setFlavorId] = useState(() => flavors[Math.floor(flavors.length / 2)]?.id ?? null)
  const [aggregate, setAggregate] = useState(ALL)
  const [order, setOrder] = useState<Order>('name')
  const [hidesFull, setHidesFull] = useState(false)
  const flavor = flavors.find(({ id }) => id === flavorId)
  // The map and the sums are shown first; the table is below the window.
  const isMapShown = useDeferredValue(true, false)
  const own = useMemo(
    () =>
      aggregate === ALL ? hosts : hosts.filter((host) => host.aggregates.some(({ id }) => String(id) === aggregate)),
    [hosts, aggregate],
  )
  const open = useMemo(() => arranged(own, { order, hidesFull, shown, flavor }), [own, order, hidesFull, shown, flavor])
  return (
    <>
      {providers === null && <p className="rounded-md bg-warn-soft px-3 py-2">{formatMessage(messages.novaOnly)}</p>}
      <div className="flex flex-wrap gap-3">
        <SelectField
          className="min-w-56"
          label={formatMessage(messages.roomFor)}
          value={flavorId}
          onChange={setFlavorId}
          options={flavors.map(({ id, name }) => ({ value: id, label: name }))}
        />
        <SelectField
          className="min-w-56"
          label={formatMessage(typeNames.hostAggregate)}
          value={aggregate}
          onChange={setAggregate}
          options={[
            { value: ALL, label: formatMessage(messages.allHosts) },
            ...aggregates.map(({ id, name }) => ({ value: String(id), label: name })),
          ]}
        />
        <p role="status" className="flex items-center gap-2 self-end pb-2 text-sm text-ink-3">
          {providers === undefined && (
            <>
              <Spinner className="size-4" />
              {formatMessage(messages.reading)}
            </>
          )}
        </p>
      </div>
      <Summary hosts={own} flavor={flavor} />
      <Card
        title={formatMessage(messages.byHost)}
        flush
        actions={
          <div role="group" aria-label={formatMessage(messages.shown)} className="flex gap-1">
            {CLASSES.map((name) => (
              <Button
                key={name}
                size="small"
                variant={shown === name ? 'default' : 'quiet'}
                aria-pressed={shown === name}
                onClick={() => setShown(name)}
              >
                {formatMessage(CLASS_NAMES[name])}
              </Button>
            ))}
          </div>
        }
      >
        <div className="flex flex-wrap items-end gap-x-4 gap-y-2 px-4 pt-3">
          <SelectField
            className="min-w-44"
            label={formatMessage(messages.order)}
            value={order}
            onChange={(next) => setOrder(ORDERS.find((one) => one === next) ?? 'name')}
            options={ORDERS.map((value) => ({ value, label: formatMessage(orderNames[value]) }))}
          />
          <CheckField
            className="pb-2"
            label={formatMessage(messages.hideFull, { flavor: flavor?.name ?? '' })}
            value={hidesFull}
            onChange={setHidesFull}
          />
          <p role="status" className="pb-2 text-sm text-ink-3">
            {open.length < own.length && formatMessage(messages.hidden, { count: own.length - open.length })}
          </p>
        </div>
        <p className="px-4 pt-3 text-sm text-ink-3">{formatMessage(messages.cells)}</p>
        <HostMap hosts={open} shown={shown} flavor={flavor} />
      </Card>
      <div className="grid items-start gap-3 xl:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
        <FlavorRooms flavors={flavors} hosts={own} />
        <OutOfUse hosts={own} />
      </div>
      {isMapShown && <HostsTable hosts={open} flavor={flavor} />}
    </>
  )
}

function Summary({ hosts, flavor }: { hosts: readonly CapacityHost[]; flavor: Flavor | undefined }) {
  const intl = useIntl()
  const sum = useMemo(() => sumOf(hosts.map(({ rooms }) => rooms)), [hosts])
  const zones = useMemo(
    () =>
      byZone(hosts)
        .map(([zone, own]) => ({ zone, count: own.reduce((total, host) => total + fitOn(flavor, host).count, 0) }))
        .toSorted((left, right) => right.count - left.count),
    [hosts, flavor],
  )
  return (
    <div className="grid gap-px overflow-hidden rounded-lg border border-line bg-line shadow-near sm:grid-cols-2 xl:grid-cols-4 *:bg-surface *:p-4">
      {CLASSES.map((name) => {
        const { total = 0, capacity = 0, used = 0 } = sum[name] ?? {}
        const max = Number.isFinite(capacity) ? capacity : total
        const format = FORMATS[name]
        const amount = (value: number) => (format ?? numberText)(intl, value)
        return (
          <div key={name} className="grid content-start gap-1.5">
            <QuotaBar label={intl.formatMessage(CLASS_NAMES[name])} used={used} max={max} format={amount} />
            {total > 0 && (
              <p className="text-sm text-ink-3">
                {intl.formatMessage(messages.physical, { physical: amount(total), ratio: tenths(max / total) })}
              </p>
            )}
          </div>
        )
      })}
      <div className="grid content-start gap-1 bg-accent-soft!">
        <p className="text-sm text-ink-2">{flavor && `${intl.formatMessage(messages.roomFor)} ${flavor.name}`}</p>
        <p className="text-lg font-semibold tabular-nums">
          {intl.formatMessage(messages.more, { count: zones.reduce((total, { count }) => total + count, 0) })}
        </p>
        <p className="text-sm text-ink-2">{zones.map((zone) => intl.formatMessage(messages.best, zone)).join(' · ')}</p>
      </div>
    </div>
  )
}

const numberText = (intl: IntlShape, value: number) => intl.formatNumber(value)

const tenths = (value: number) => Math.round(value * 10) / 10
