import type { End, Question } from '@meridian/reachability'

/** The question as it is in the address of the page. */
export interface Asked {
  from: string
  to: string
  protocol: string
  port: string
}

export const PROTOCOLS = ['tcp', 'udp', 'icmp', 'any'] as const

/** The end that an address of the page names; null if it names none. */
function endOf(text: string, myAddress: string | null): End | null {
  if (text === '') return null
  if (text === 'internet') return { kind: 'internet' }
  if (text === 'me') return myAddress === null ? null : { kind: 'address', address: myAddress }
  const [, kind, id] = /^(instance|port|network):(.+)$/.exec(text) ?? []
  if (id && (kind === 'instance' || kind === 'port' || kind === 'network')) return { kind, id }
  return { kind: 'address', address: text }
}

export const hasPort = (protocol: string): boolean => protocol === 'tcp' || protocol === 'udp'

const isPort = (text: string) => /^\d{1,5}$/.test(text) && Number(text) >= 1 && Number(text) <= 65_535

/** The first and last port of `80` or `8000-8080`; null if the text is neither. */
export function portsOf(text: string): { first: number; last: number } | null {
  const [first = '', last = first, ...more] = text.split('-').map((part) => part.trim())
  const isRange = more.length === 0 && isPort(first) && isPort(last) && Number(first) <= Number(last)
  return isRange ? { first: Number(first), last: Number(last) } : null
}

/** The question for the engine; null while something is missing. */
export function questionOf({ from, to, protocol, port }: Asked, myAddress: string | null): Question | null {
  const [source, target] = [endOf(from, myAddress), endOf(to, myAddress)]
  if (!source || !target) return null
  if (!hasPort(protocol)) return { from: source, to: target, protocol, ports: null }
  const ports = portsOf(port)
  return ports && { from: source, to: target, protocol, ports }
}

type Search = Readonly<Record<string, string | undefined>>

/** Without parameters it is the question that people ask most. */
export const askedIn = ({ from = '', to = '', protocol = '', port = '' }: Search): Asked => ({
  from,
  to,
  protocol: PROTOCOLS.find((one) => one === protocol) ?? 'tcp',
  port: port || '443',
})
