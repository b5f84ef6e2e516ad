import type { ListenerProtocol, PoolProtocol } from '@meridian/wire'
import { badRequest } from '../../../core/errors/fault.ts'

/** What the pool of a listener can speak. */
const FITTING: Readonly<Record<ListenerProtocol, readonly PoolProtocol[]>> = {
  TCP: ['HTTP', 'HTTPS', 'PROXY', 'PROXYV2', 'TCP'],
  HTTP: ['HTTP', 'PROXY', 'PROXYV2'],
  HTTPS: ['HTTPS', 'PROXY', 'PROXYV2', 'TCP'],
  TERMINATED_HTTPS: ['HTTP', 'HTTPS', 'PROXY', 'PROXYV2'],
  UDP: ['UDP'],
  SCTP: ['SCTP'],
  PROMETHEUS: [],
}

export function requireFitting(listener: ListenerProtocol, pool: PoolProtocol): void {
  if (FITTING[listener].includes(pool)) return
  const sentence = `The pool protocol '${pool}' is invalid while the listener protocol is '${listener}'.`
  throw badRequest(`Validation failure: ${sentence}`)
}
