import { useCallback, useState } from 'react'
import { useIntl, type MessageDescriptor } from 'react-intl'
import type { Refusal } from './post-sign-in.ts'
import { serverRefusals, signInMessages as messages } from './sign-in.messages.ts'

/** What the server says, as it says it. */
const SAID: Readonly<Record<string, MessageDescriptor>> = {
  'Invalid credentials.': serverRefusals.wrong,
  'You are not authorized for any projects or domains.': serverRefusals.nowhere,
  'Unable to establish connection to keystone endpoint.': serverRefusals.noIdentity,
  'An error occurred authenticating. Please try again later.': serverRefusals.broken,
}

/** The error as a sentence; with the server's message, if any. */
export function useRefusal() {
  const { formatMessage } = useIntl()
  const [failure, setFailure] = useState<string | null>(null)
  const notify = useCallback(
    (refusal: Refusal | null) => {
      if (!refusal) return setFailure(null)
      if ('failed' in refusal) return setFailure(formatMessage(messages[refusal.failed]))
      const { refused } = refusal
      if (refused === null) return setFailure(formatMessage(messages.refused))
      const known = SAID[refused]
      setFailure(known ? formatMessage(known) : refused)
    },
    [formatMessage],
  )
  return { failure, notify }
}
