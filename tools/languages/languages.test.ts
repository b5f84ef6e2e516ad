import { expect, test } from 'vitest'
import { faultsIn, gapsIn } from './catalogue-faults.ts'
import { layoutFaults } from './layout-faults.ts'
import type { MessageFile } from './message-files.ts'
import { faultsOf } from './translation-rules.ts'

const DELETED = '{count, plural, one {Deleted <b>{name}</b>.} other {Deleted # images.}}'

const file = (german: Record<string, string> | null, id = 'image.deleted'): MessageFile => ({
  path: 'resources/image/image.messages.ts',
  messages: [{ id, text: DELETED }],
  translations: { de: german, ja: { [id]: '{count, plural, other {# 個のイメージ(<b>{name}</b>)を削除しました。}}' } },
})

test('a message without its translation is named with its file and its English', () => {
  const gap = { file: 'resources/image/image.messages.de.json', id: 'image.deleted', english: DELETED }
  expect(gapsIn([file(null)])).toEqual([gap])
  expect(gapsIn([file({})])).toEqual([gap])
})

test('a translation whose message is gone is stale', () => {
  const german = { 'image.deleted': DELETED.replaceAll('Deleted', 'Gelöscht:'), 'image.gone': 'Weg' }
  expect(faultsIn([file(german)])).toEqual([
    'resources/image/image.messages.de.json: image.gone is no message any more',
  ])
})

test('two messages of one id are found', () => {
  const german = { 'image.deleted': DELETED }
  expect(faultsIn([file(german), { ...file(german), path: 'other.messages.ts' }])).toEqual([
    'other.messages.ts: image.deleted is taken by resources/image/image.messages.ts',
  ])
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
])('in %s %j: %j', (language, text, faults) => {
  expect(faultsOf(DELETED, text, language)).toEqual(faults)
})

test('a side of the window is refused, a side of the text is not', () => {
  expect(layoutFaults(`<div className="ml-2 md:-right-4 ps-2 text-start rtl:-translate-x-4">`)).toEqual([
    '1: ml-2 is a side of the window; use ms-, me-',
    '1: md:-right-4 is a side of the window; use start-, end-',
  ])
})

test('sorting in the language of the browser is refused', () => {
  expect(layoutFaults('names.sort((a, b) => a.localeCompare(b))')).toEqual([
    "1: .localeCompare(b) goes by the browser's language; compareText and intl go by the page's",
  ])
  expect(layoutFaults('names.sort((a, b) => a.localeCompare(b, intl.locale))')).toEqual([])
})
