import { useCallback, useState } from 'react'
import { useIntl } from 'react-intl'
import type { Refusal } from './post-sign-in.ts'
import { signInMessages as messages } from './sign-in.messages.ts'

/** The error as a sentence; with the server's message, if any. */
export function useRefusal() {
  const { formatMessage } = useIntl()
  const [failure, setFailure] = useState<string | null>(null)
  const notify = useCallback(
    (refusal: Refusal | null) => {
      if (!refusal) return setFailure(null)
      const own = 'refused' in refusal ? refusal.refused : formatMessage(messages[refusal.failed])
      setFailure(own ?? formatMessage(messages.refused))
    },
    [formatMessage],
  )
  return { failure, notify }
}
