import { expect, test, vi } from 'vitest'
import { compareText } from './wording.ts'

const sorted = (lang: string, ...names: string[]) => {
  vi.stubGlobal('document', { documentElement: { lang } })
  return names.sort(compareText)
}

test('names are sorted by the language of the page', () => {
  expect(sorted('de', 'zebra', 'ähre', 'apfel')).toEqual(['ähre', 'apfel', 'zebra'])
  expect(sorted('sv', 'zebra', 'ähre', 'apfel')).toEqual(['apfel', 'zebra', 'ähre'])
})

test('numbers in names sort by value, and case matters only if nothing else differs', () => {
  expect(sorted('en', 'web-10', 'web-2', 'Web-2')).toEqual(['Web-2', 'web-2', 'web-10'])
})
