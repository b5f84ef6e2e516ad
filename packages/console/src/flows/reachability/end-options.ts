import type { Cloud, Thing } from '@meridian/reachability'
import type { IntlShape } from 'react-intl'
import { typeNames } from '../../framework/text/common.messages.ts'
import { compareText } from '../../framework/text/wording.ts'
import type { SelectOption } from '../../ui/fields/SelectField.tsx'
import { reachMessages as messages } from '../../services/reach/reach.messages.ts'

/** The choice that opens a field for any address. */
export const ANOTHER = 'address'

const IS_SHOWN = 3

/** What can be chosen as an end: outside first, then instances, networks, ports of nothing and floating IPs. */
export function endOptions(intl: IntlShape, cloud: Cloud, myAddress: string | null): SelectOption[] {
  const { servers, ports, floatingIps, networks } = cloud.lists
  const addresses = (device: string) =>
    cloud
      .portsOf(device)
      .flatMap((port) => (port.fixed_ips ?? []).map((ip) => ip.ip_address))
      .slice(0, IS_SHOWN)
      .join(', ')
  const instances = servers.map(({ id, name }) => ({
    value: `instance:${id}`,
    label: name || id,
    note: addresses(id),
  }))
  const loose = ports
    .filter(
      (port) => !(port.device_owner ?? '').startsWith('compute:') && !(port.device_owner ?? '').startsWith('network:'),
    )
    .map((port) => {
      const own = (port.fixed_ips ?? []).map((ip) => ip.ip_address).join(', ')
      return { value: `port:${port.id}`, label: port.name || own || port.id, note: port.name ? own : undefined }
    })
  const outer = floatingIps.map((ip) => ({ value: ip.floating_ip_address, label: ip.floating_ip_address }))
  const nets = networks
    .filter((network) => network['router:external'] !== true)
    .map(({ id, name }) => ({ value: `network:${id}`, label: name || id, note: intl.formatMessage(typeNames.network) }))
  return [
    { value: 'internet', label: intl.formatMessage(messages.internet) },
    ...(myAddress === null ? [] : [{ value: 'me', label: intl.formatMessage(messages.me), note: myAddress }]),
    ...[...instances, ...nets, ...loose].toSorted((a, b) => compareText(a.label, b.label)),
    ...outer,
    { value: ANOTHER, label: intl.formatMessage(messages.anAddress) },
  ]
}

/** The end that a thing of an answer is. */
export const endValue = ({ kind, id, name }: Thing): string =>
  kind === 'instance' || kind === 'port' || kind === 'network' ? `${kind}:${id}` : name === '' ? 'internet' : name
