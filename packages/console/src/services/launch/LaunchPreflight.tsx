import { aggregateEndpoints, flavorEndpoints } from '@meridian/contract'
import { useQuery } from '@tanstack/react-query'
import { useIntl } from 'react-intl'
import { query } from '../../api/query.ts'
import { usePolicies } from '../../framework/policy/policy-store.ts'
import { Preflight } from '../../framework/preflight/Preflight.tsx'
import type { Demand } from '../../framework/preflight/preflight.ts'
import type { PolicyRule } from '../../framework/resource/item.ts'
import { typeNames } from '../../framework/text/common.messages.ts'
import { computeDemands } from '../compute/compute-quotas.ts'
import { networkDemands, type NetworkDemand } from '../network/use-network-demands.ts'
import { volumeDemands } from '../volume/use-volume-demands.ts'
import { useLaunchable } from './facts/launchable.ts'
import type { LaunchForm } from './launch-form.ts'
import { preflightPhrases as phrases } from './launch-rules.messages.ts'
import { aggregateMismatch, aggregateSpecs } from './rules/aggregate-fit.ts'
import { choiceOf, type Choice } from './rules/choice.ts'
import { keyMismatch, launchAmounts, nameClash, networkRooms } from './rules/launch-preflight.ts'

interface LaunchPreflightProps {
  form: {
    values: LaunchForm
    set: (name: 'name', value: string) => void
    block: (reason: string | null) => void
  }
  /** What was chosen, if the form has more ways to choose than the wizard. */
  choice?: Choice
  /** What is created beside the servers. */
  beside?: readonly NetworkDemand[]
}

/** What stands in the way of a launch: quotas of all services, names, addresses, and choices that do not fit. */
export function LaunchPreflight({ form, choice: given, beside }: LaunchPreflightProps) {
  const { formatMessage } = useIntl()
  const { facts } = useLaunchable()
  const demands = useLaunchDemands(form.values, given, beside)
  const choice = given ?? choiceOf(form.values, facts)
  const clash = nameClash(
    form.values.name,
    choice.count,
    facts.servers.map(({ name }) => name),
  )
  const mismatch = keyMismatch(choice, facts)
  const unplaced = useAggregateWarning(choice)
  return (
    <Preflight
      compact
      form={form}
      demands={demands}
      taken={clash?.name}
      rename={clash ? { free: clash.free, use: () => form.set('name', clash.free) } : undefined}
      rooms={networkRooms(choice, facts)}
      warnings={[
        ...(mismatch ? [formatMessage(phrases[mismatch], { key: choice.keyPair ?? '' })] : []),
        ...(unplaced ? [unplaced] : []),
      ]}
    />
  )
}

/** What a launch takes of the quotas of all services, as far as they are loaded. */
export function useLaunchDemands(values: LaunchForm, given?: Choice, beside: readonly NetworkDemand[] = []): Demand[] {
  const intl = useIntl()
  const { facts } = useLaunchable()
  const { compute, volume, ports } = launchAmounts(values, given ?? choiceOf(values, facts))
  return [
    ...computeDemands(facts.limits, compute, intl),
    ...volumeDemands(facts.volumeLimits, volume, intl),
    ...networkDemands(facts.networkQuotas, [{ id: 'port', label: typeNames.ports, added: ports }, ...beside], intl),
  ].filter(({ added }) => added > 0)
}

const AGGREGATES: readonly PolicyRule[] = [['compute', 'os_compute_api:os-aggregates:index']]

/** A sentence if no host aggregate of the zone has what the flavor requires; only administrators may read aggregates. */
function useAggregateWarning({ flavor, zone }: Pick<Choice, 'flavor' | 'zone'>): string | null {
  const intl = useIntl()
  const mayRead = usePolicies()(AGGREGATES) === true
  const id = flavor?.id ?? ''
  const enabled = mayRead && id !== ''
  const { data: extras } = useQuery({ ...query(flavorEndpoints.flavorExtraSpecs, { params: { id } }), enabled })
  const isPlaced = extras !== undefined && Object.keys(aggregateSpecs(extras)).length > 0
  const { data: aggregates } = useQuery({ ...query(aggregateEndpoints.aggregateList), enabled: enabled && isPlaced })
  const mismatch = extras && aggregates ? aggregateMismatch(extras, zone, aggregates.items) : null
  if (!mismatch) return null
  return intl.formatMessage(phrases.aggregates, {
    flavor: flavor?.name ?? '',
    zone: zone || 'any',
    specs: Object.entries(mismatch.specs)
      .map(([key, value]) => `${key}=${value}`)
      .join(', '),
    zones: mismatch.zones.join(', ') || 'none',
  })
}
