import { expect, test } from 'vitest'
import { languageFor, localeFor } from './languages.ts'

const spoken = (chosen: string | undefined, ...wanted: string[]) => {
  const language = languageFor(chosen, wanted)
  return [language.code, localeFor(language, wanted), language.direction]
}

test('on a first visit, the first language of the browser that has a catalogue is used, with its region', () => {
  expect(spoken(undefined, 'fr-FR', 'de-AT', 'en-US')).toEqual(['de', 'de-AT', 'ltr'])
  expect(spoken(undefined, 'en-GB', 'ja')).toEqual(['en', 'en-GB', 'ltr'])
})

test('without a matching language, the console is English', () => {
  expect(spoken(undefined, 'fr-FR')).toEqual(['en', 'en', 'ltr'])
  expect(spoken(undefined)).toEqual(['en', 'en', 'ltr'])
})

test("the chosen language takes precedence; dates follow the browser's region of that language", () => {
  expect(spoken('ja', 'en-US')).toEqual(['ja', 'ja', 'ltr'])
  expect(spoken('de-de', 'en-US', 'de-CH')).toEqual(['de', 'de-CH', 'ltr'])
  expect(spoken('xx', 'ja-JP')).toEqual(['ja', 'ja-JP', 'ltr'])
})

test('only the cookie selects the mirrored layout, with English dates', () => {
  expect(spoken('ar-XB', 'en-US')).toEqual(['ar-XB', 'en-US', 'rtl'])
  expect(spoken(undefined, 'ar-XB', 'de')).toEqual(['de', 'de', 'ltr'])
})
