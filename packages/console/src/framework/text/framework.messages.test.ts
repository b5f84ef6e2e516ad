import { createIntl } from 'react-intl'
import { expect, test } from 'vitest'
import { frameworkMessages, frameworkPhrases } from './framework.messages.ts'

const { formatMessage } = createIntl({ locale: 'en' })

test('[SHELL-17] a missing extension is named, and a list that failed to load is reported', () => {
  expect(formatMessage(frameworkPhrases.extensionDisabled, { extension: 'trunk' })).toBe(
    'Extension is not enabled: trunk.',
  )
  expect(formatMessage(frameworkMessages.extensionsFailed)).toBe('Cannot get the extension list.')
})
