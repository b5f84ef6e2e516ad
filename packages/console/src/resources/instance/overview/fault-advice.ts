import type { Server } from '@meridian/contract'
import type { IntlShape, MessageDescriptor } from 'react-intl'
import { instanceLabel } from '../instance-label.ts'
import { faultAdvice, faultPhrases } from './fault.messages.ts'

/** Words of Nova's faults, the more telling first, with what they mean to an owner. */
const CAUSES: [words: RegExp, advice: MessageDescriptor][] = [
  [/no valid host|insufficient compute resources/i, faultAdvice.noValidHost],
  [/quota/i, faultAdvice.quota],
  [/volume|block device mapping|cinder/i, faultAdvice.volume],
  [/network|port binding|portbinding|no more (?:ip|fixed)|neutron/i, faultAdvice.network],
  [/image|flavor's disk is too small/i, faultAdvice.image],
  [/maximum number of retries|max_retries|rescheduled/i, faultAdvice.retries],
  [/timed? ?out|timeout/i, faultAdvice.timeout],
]

/** What can be done about a fault; null where its words tell nothing. */
export const adviceOn = (message: string): MessageDescriptor | null =>
  CAUSES.find(([words]) => words.test(message))?.[1] ?? null

/** What is told of a server in error. */
export function faultText(intl: IntlShape, server: Server): string | null {
  if (server.status !== 'ERROR') return null
  const reason = server.fault?.message ?? ''
  const advice = adviceOn(reason)
  const said = advice === faultAdvice.noValidHost ? intl.formatMessage(advice) : reason
  return intl.formatMessage(faultPhrases.failed, { name: instanceLabel(server), reason: said })
}
