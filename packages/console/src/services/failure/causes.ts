import type { MessageDescriptor } from 'react-intl'
import { causeAdvice, causeTitles, otherAdvice, storyMessages } from './failure.messages.ts'
import { meaningOf, type FaultCause } from './service-texts.ts'

/** The likely cause of a fault; null if its text is unknown. */
export const causeOf = (text: string): FaultCause | null => meaningOf('cause', text)

interface Explanation {
  title: MessageDescriptor
  advice: MessageDescriptor
}

/** The sentences about the cause of an instance's fault; for an unknown one they say so. */
export const explanationOf = (cause: FaultCause | null): Explanation =>
  cause === null
    ? { title: storyMessages.unknown, advice: storyMessages.unknownAdvice }
    : { title: causeTitles[cause], advice: causeAdvice[cause] }

/** What the user can do about a cause, for things that are not launched. */
type Way = keyof typeof otherAdvice

const WAYS: Partial<Record<FaultCause, Way>> = {
  quota: 'quota',
  addresses: 'change',
  addressTaken: 'change',
  volumeBusy: 'state',
  volumeState: 'state',
  snapshotBusy: 'state',
  diskTooSmall: 'larger',
  imageTooLarge: 'larger',
  ramTooSmall: 'change',
  imageGone: 'change',
  imageBroken: 'change',
  volumeGone: 'change',
  portGone: 'change',
  template: 'change',
  storageFull: 'otherType',
  capacity: 'change',
  group: 'change',
  device: 'change',
}

/** The same for volumes, backups, stacks and ports. */
export const otherExplanationOf = (cause: FaultCause | null): Explanation =>
  cause === null ? explanationOf(null) : { title: causeTitles[cause], advice: otherAdvice[WAYS[cause] ?? 'again'] }
