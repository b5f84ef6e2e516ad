import type { MessageDescriptor } from 'react-intl'
import { noticeMessages, signInMessages } from './sign-in.messages.ts'

export interface Notice {
  message: MessageDescriptor
  bad: boolean
}

const REASONS: Partial<Record<string, MessageDescriptor>> = {
  'password-reset': noticeMessages.passwordReset,
  'password-changed': noticeMessages.passwordChanged,
  'second-factor': noticeMessages.secondFactor,
}

/** The server's messages about a provider that did not sign in the user. */
const FAILURES: Partial<Record<string, MessageDescriptor>> = {
  'Login failed: Invalid credentials.': noticeMessages.invalid,
  'Login failed: You are not authorized for any projects or domains.': noticeMessages.noProject,
  'Login failed: Unable to establish connection to keystone endpoint.': noticeMessages.noKeystone,
  'Login failed: it was not begun in this browser': noticeMessages.notBegun,
  'Login failed: it did not come from the identity service': noticeMessages.foreignOrigin,
}

/** The notice for the parameters of the URL. The texts are fixed: no link can put its own text on this page. */
export function noticeOf(query: URLSearchParams): Notice | null {
  const failure = query.get('failure')
  if (failure !== null) return { message: FAILURES[failure] ?? noticeMessages.loginFailed, bad: true }
  const reason = query.get('reason')
  if (reason === null && !query.has('csrf_failure')) return null
  return { message: REASONS[reason ?? ''] ?? signInMessages.sessionEnded, bad: false }
}
