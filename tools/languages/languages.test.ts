import { expect, test } from 'vitest'
import { missingTexts, problemsIn } from './catalogue-problems.ts'
import { catalogueJson, textsTwice, type Catalogue, type MessageFile } from './catalogues.ts'
import { layoutProblems } from './layout-problems.ts'
import { rejectedWords } from './rejected-words.ts'
import { problemsOf } from './translation-rules.ts'

const DELETED = '{count, plural, one {Deleted <b>{name}</b>.} other {Deleted # images.}}'

const file: MessageFile = {
  path: 'resources/image/image.messages.ts',
  messages: [{ id: 'image.deleted', text: DELETED }],
}
const german = (texts: Record<string, string>): Catalogue => ({ code: 'de', texts })

test('a message without a translation is listed with its language and its English text', () => {
  expect(missingTexts([file], [german({})])).toEqual([{ code: 'de', id: 'image.deleted', english: DELETED }])
  expect(missingTexts([file], [german({ 'image.deleted': DELETED })])).toEqual([])
})

test('a translation whose message is gone is stale', () => {
  const texts = { 'image.deleted': DELETED.replaceAll('Deleted', 'Gelöscht:'), 'image.gone': 'Weg' }
  expect(problemsIn([file], [german(texts)])).toEqual(['de.json: image.gone is no message any more'])
})

test('two messages with the same id are reported', () => {
  expect(problemsIn([file, { ...file, path: 'other.messages.ts' }], [])).toEqual([
    'other.messages.ts: image.deleted is taken by resources/image/image.messages.ts',
  ])
})

test('a catalogue is sorted by id, one message per line', () => {
  expect(catalogueJson({ 'b.b': 'B "b"', 'a.a': 'Ä' })).toBe(
    '{\n  "a.a": { "defaultMessage": "Ä" },\n  "b.b": { "defaultMessage": "B \\"b\\"" }\n}\n',
  )
})

test('an id with two different texts is found, as after a merge that kept both', () => {
  const line = (id: string, text: string) => `  "${id}": { "defaultMessage": "${text}" }`
  const json = `{\n${[line('a', 'A'), line('a', 'B'), line('b', 'B'), line('b', 'B')].join(',\n')}\n}\n`
  expect(textsTwice(json)).toEqual(['a'])
})

test.each([
  ['de', 'Gelöscht: {name', ['cannot be read: EXPECT_ARGUMENT_CLOSING_BRACE']],
  ['de', ' ', ['is empty']],
  [
    'de',
    '{count, plural, one {{nmae}} other {#}}',
    ['lacks <b>', 'lacks {name}', 'has {nmae}, which the English has not'],
  ],
  ['de', '{count, plural, other {<b>{name}</b> #}}', ['lacks "one" of {count, plural}']],
  ['ja', '{count, plural, one {<b>{name}</b>} other {#}}', ['has "one" of {count, plural}, which ja never uses']],
  ['de', '{count, plural, one {<b>{name}</b>} other {# Images}}', []],
  ['ja', '{count, plural, other {#}}', []],
])('in %s %j: %j', (language, text, problems) => {
  expect(problemsOf(DELETED, text, language)).toEqual(problems)
})

test.each([
  ['de', 'Alle Quotas', ['has Quotas; use Kontingent']],
  ['de', 'Sicherungen der Sicherheitsgruppe', ['has Sicherung; use Backup']],
  ['ja', 'セキュリティーグループとセキュリティ', ['has セキュリティ; use セキュリティー']],
  ['ja', '最小メモリー、RAM ディスク', []],
  ['fr', 'Chargement...', ['has three dots or two spaces; use … or one space']],
])('in %s %j the words are checked: %j', (language, text, problems) => {
  expect(rejectedWords(text, language)).toEqual(problems)
})

test('a rejected word of a catalogue is a problem', () => {
  const texts = { 'image.deleted': DELETED.replaceAll('Deleted', 'Gelöschtes Abbild:') }
  expect(problemsIn([file], [german(texts)])).toEqual(['de.json: image.deleted has Abbild; use Image'])
})

test('physical sides are refused, logical sides are not', () => {
  expect(layoutProblems(`<div className="ml-2 md:-right-4 ps-2 text-start rtl:-translate-x-4">`)).toEqual([
    '1: ml-2 is a side of the window; use ms-, me-',
    '1: md:-right-4 is a side of the window; use start-, end-',
  ])
})

test("sorting by the browser's language is refused", () => {
  expect(layoutProblems('names.sort((a, b) => a.localeCompare(b))')).toEqual([
    "1: .localeCompare(b) goes by the browser's language; compareText and intl go by the page's",
  ])
  expect(layoutProblems('names.sort((a, b) => a.localeCompare(b, intl.locale))')).toEqual([])
})
