import { createIntl, type MessageFormatElement } from 'react-intl'
import { expect, test } from 'vitest'
import { compileMessages } from './compile-messages.ts'

/** What a compiled message says. */
function said(code: string, values: Record<string, string | number>): unknown {
  const [, json = ''] = /defaultMessage: (.*)$/.exec(compileMessages(code)) ?? []
  const message = JSON.parse(json) as MessageFormatElement[] // what compileMessages wrote
  return createIntl({ locale: 'en' }).formatMessage({ id: 'message', defaultMessage: message }, values)
}

test('a compiled message says what its source says', () => {
  expect(said("defaultMessage: 'Close'", {})).toBe('Close')
  expect(said(String.raw`defaultMessage: 'You have selected "{name}". It\'s gone.'`, { name: 'a' })).toBe(
    'You have selected "a". It\'s gone.',
  )
  expect(said("defaultMessage: '{count, plural, one {# image} other {# images}}'", { count: 2 })).toBe('2 images')
})

test('a message that cannot be read breaks the build', () => {
  expect(() => compileMessages("defaultMessage: 'Deleted {name'")).toThrow('EXPECT_ARGUMENT_CLOSING_BRACE')
})
