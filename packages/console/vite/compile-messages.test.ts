import { createIntl, type MessageFormatElement } from 'react-intl'
import { expect, test } from 'vitest'
import { compileMessages } from './compile-messages.ts'
import { shortIds } from './message-ids.ts'
import { messagesIn } from './message-source.ts'
import { compileCatalogue } from './translations.ts'

/** What a compiled message says; `text` as it stands in the source, in its quotes. */
function said(text: string, values: Record<string, string | number> = {}): unknown {
  const [, json = ''] = /^\((.*)\)$/.exec(compileMessages(`texts('group', { key: ${text} })`, (id) => id)) ?? []
  const { key } = JSON.parse(json) as { key: { defaultMessage: MessageFormatElement[] } } // what compileMessages wrote
  return createIntl({ locale: 'en' }).formatMessage({ id: 'message', defaultMessage: key.defaultMessage }, values)
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
  expect(() => said("'Deleted ' + name")).toThrow('1 of 1 groups are not written as')
})

test('a group is read with its types, its comments and any key', () => {
  const source = `export const phrases = texts<{ 'a-b': { name: string }; c: { count: number } }>('image.list', {
    // As the service says, with "state: 'x'".
    'a-b': '{name} (old): "x: y"',
    /** In the title. */
    c: "{count, number} images", // one or many
  })
  const rest = { ...texts('other', { d: 'D', e: words.e }), kept: words.d }`
  expect(messagesIn(source)).toEqual([
    { id: 'image.list.a-b', text: '{name} (old): "x: y"' },
    { id: 'image.list.c', text: '{count, number} images' },
    { id: 'other.d', text: 'D' },
  ])
  expect(compileMessages(source, (id) => id)).toMatch(/\{ \.\.\.\(\{"d":\{"id":"other\.d",.*\},"e":words\.e\}\), kept/)
})

test.each(["defineMessages({ a: { id: 'a', defaultMessage: 'A' } })", 'texts(group, english)', "texts('a', { ...b })"])(
  'what is no group of texts breaks the build: %s',
  (source) => expect(() => messagesIn(source)).toThrow('are not written as'),
)

test('a build gives a message and its translation the same short id', () => {
  const idOf = shortIds(['flavor.title', 'image.title'])
  const compiledSource = compileMessages("texts('image', { title: 'Images' })", idOf)
  expect(compiledSource).toContain('"id":"ab"')
  const messages = [{ id: 'image.title', text: 'Images', file: 'resources/image/image.messages.ts' }]
  const catalogue = '{ "image.title": { "defaultMessage": "Abbilder" } }'
  expect(compileCatalogue(catalogue, { extent: 'resources', messages, idOf })).toBe('export default {"ab":"Abbilder"}')
  expect(compileCatalogue(catalogue, { extent: 'entry', messages, idOf })).toBe('export default {}')
})

test('no two messages are called the same, however many there are', () => {
  const ids = Array.from({ length: 5000 }, (_, at) => `message.${at}`)
  const short = ids.map(shortIds(ids))
  expect(new Set(short).size).toBe(ids.length)
  expect(short.slice(0, 2704).every((id) => /^[a-zA-Z]{2}$/.test(id))).toBe(true)
})
