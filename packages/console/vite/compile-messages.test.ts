import { createIntl, type MessageFormatElement } from 'react-intl'
import { expect, test } from 'vitest'
import { compileMessages } from './compile-messages.ts'
import { shortId } from './message-source.ts'
import { compileTranslations } from './translations.ts'

/** What a compiled message says; `text` as it stands in the source, in its quotes. */
function said(text: string, values: Record<string, string | number> = {}): unknown {
  const [, json = ''] = /defaultMessage: (.*) }$/.exec(compileMessages(`{ id: 'a', defaultMessage: ${text} }`)) ?? []
  const message = JSON.parse(json) as MessageFormatElement[] // what compileMessages wrote
  return createIntl({ locale: 'en' }).formatMessage({ id: 'message', defaultMessage: message }, values)
}

test('a compiled message says what its source says', () => {
  expect(said("'Close'")).toBe('Close')
  expect(said(`"It's gone"`)).toBe("It's gone")
  expect(said(String.raw`'You have selected "{name}". It\'s gone.'`, { name: 'a' })).toBe(
    'You have selected "a". It\'s gone.',
  )
  expect(said("'{count, plural, one {# image} other {# images}}'", { count: 2 })).toBe('2 images')
})

test('a message that cannot be read breaks the build', () => {
  expect(() => said("'Deleted {name'")).toThrow('EXPECT_ARGUMENT_CLOSING_BRACE')
})

test('a message that is put together breaks the build', () => {
  expect(() => said("'Deleted ' + name")).toThrow('1 of 1 messages are not written as')
})

test('a build calls messages and their translations by the same short id', () => {
  const [, id = ''] = /id: "(.+?)"/.exec(compileMessages("{ id: 'image.title', defaultMessage: 'Images' }")) ?? []
  expect(id).toHaveLength(5)
  expect(compileTranslations('{ "image.title": "Images" }', shortId)).toBe(`export default {"${id}":"Images"}`)
})
