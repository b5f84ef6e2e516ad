import type { IntlShape } from 'react-intl'
import { frameworkMessages } from './framework.messages.ts'

export const yesNo = (intl: IntlShape, value: boolean): string =>
  intl.formatMessage(value ? frameworkMessages.yes : frameworkMessages.no)

/** The choices of a facet that is true or false. */
export const YES_NO = [
  { value: 'true', label: frameworkMessages.yes },
  { value: 'false', label: frameworkMessages.no },
]
