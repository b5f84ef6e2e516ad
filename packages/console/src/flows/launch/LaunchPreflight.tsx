import { useIntl } from 'react-intl'
import { Preflight } from '../../framework/preflight/Preflight.tsx'
import type { Demand } from '../../framework/preflight/preflight.ts'
import { typeNames } from '../../framework/text/common.messages.ts'
import { computeDemands } from '../../services/compute/compute-demands.ts'
import { networkDemands, type NetworkDemand } from '../../services/network/use-network-demands.ts'
import { volumeDemands } from '../../services/volume/use-volume-demands.ts'
import { useLaunchable } from './facts/launchable.ts'
import type { LaunchForm } from './launch-form.ts'
import { preflightPhrases as phrases } from './launch-rules.messages.ts'
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
  return (
    <Preflight
      compact
      form={form}
      demands={demands}
      name={clash ? { typed: clash.name, taken: [clash.name] } : undefined}
      rename={clash ? { free: clash.free, use: () => form.set('name', clash.free) } : undefined}
      rooms={networkRooms(choice, facts)}
      warnings={mismatch ? [formatMessage(phrases[mismatch], { key: choice.keyPair ?? '' })] : []}
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
