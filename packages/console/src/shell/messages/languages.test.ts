import { expect, test } from 'vitest'
import { languageFor, localeFor } from './languages.ts'

const spoken = (chosen: string | undefined, ...wanted: string[]) => {
  const language = languageFor(chosen, wanted)
  return [language.code, localeFor(language, wanted), language.direction]
}

test('a first visit is in the first language of the browser that there are messages in, region and all', () => {
  expect(spoken(undefined, 'fr-FR', 'de-AT', 'en-US')).toEqual(['de', 'de-AT', 'ltr'])
  expect(spoken(undefined, 'en-GB', 'ja')).toEqual(['en', 'en-GB', 'ltr'])
})

test('who reads none of the languages gets English', () => {
  expect(spoken(undefined, 'fr-FR')).toEqual(['en', 'en', 'ltr'])
  expect(spoken(undefined)).toEqual(['en', 'en', 'ltr'])
})

test('a language that was chosen goes before; dates follow a region of it that the browser names', () => {
  expect(spoken('ja', 'en-US')).toEqual(['ja', 'ja', 'ltr'])
  expect(spoken('de-de', 'en-US', 'de-CH')).toEqual(['de', 'de-CH', 'ltr'])
  expect(spoken('xx', 'ja-JP')).toEqual(['ja', 'ja-JP', 'ltr'])
})

test('the mirrored layout is to be had by the cookie alone, with English dates', () => {
  expect(spoken('ar-XB', 'en-US')).toEqual(['ar-XB', 'en-US', 'rtl'])
  expect(spoken(undefined, 'ar-XB', 'de')).toEqual(['de', 'de', 'ltr'])
})
