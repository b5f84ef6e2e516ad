import { createIntl, type MessageFormatElement } from 'react-intl'
import { expect, test } from 'vitest'
import { compileMessages } from './compile-messages.ts'
import { shortIds } from './message-ids.ts'
import { compileCatalogue } from './translations.ts'

/** What a compiled message says; `text` as it stands in the source, in its quotes. */
function said(text: string, values: Record<string, string | number> = {}): unknown {
  const [, json = ''] =
    /defaultMessage: (.*) }$/.exec(compileMessages(`{ id: 'a', defaultMessage: ${text} }`, (id) => id)) ?? []
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

test('a build gives a message and its translation the same short id', () => {
  const idOf = shortIds(['flavor.title', 'image.title'])
  const compiledSource = compileMessages("{ id: 'image.title', defaultMessage: 'Images' }", idOf)
  expect(compiledSource).toContain('id: "ab"')
  const messages = [{ id: 'image.title', text: 'Images', file: 'resources/image/image.messages.ts' }]
  const catalogue = '{ "image.title": { "defaultMessage": "Abbilder" } }'
  expect(compileCatalogue(catalogue, { extent: 'console', messages, idOf })).toBe('export default {"ab":"Abbilder"}')
  expect(compileCatalogue(catalogue, { extent: 'entry', messages, idOf })).toBe('export default {}')
})

test('no two messages are called the same, however many there are', () => {
  const ids = Array.from({ length: 5000 }, (_, at) => `message.${at}`)
  const short = ids.map(shortIds(ids))
  expect(new Set(short).size).toBe(ids.length)
  expect(short.slice(0, 2704).every((id) => /^[a-zA-Z]{2}$/.test(id))).toBe(true)
})
