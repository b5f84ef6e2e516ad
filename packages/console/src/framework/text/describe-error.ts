import type { IntlShape } from 'react-intl'
import type { ApiError } from '../../api/api-error.ts'
import { frameworkMessages } from './framework.messages.ts'

/** Why a call failed, for the user: the service's own words where it had any. */
export function describeError(intl: IntlShape, error: ApiError): string {
  if (error.reason !== 'refused') return intl.formatMessage(frameworkMessages[error.reason])
  if (error.status === 403 && !QUOTA.test(error.message))
    return `${intl.formatMessage(frameworkMessages.forbidden)}. ${error.message}`
  return error.message
}

/** Nova and others answer 403 where a quota is used up, too; that is no matter of permissions. */
const QUOTA = /^quota exceeded|^maximum number of .* exceeded/i
