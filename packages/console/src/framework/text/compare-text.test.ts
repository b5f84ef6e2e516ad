import { expect, test, vi } from 'vitest'
import { compareText } from './wording.ts'

const sorted = (lang: string, ...names: string[]) => {
  vi.stubGlobal('document', { documentElement: { lang } })
  return names.sort(compareText)
}

test('names stand in the order of the language that the page is in', () => {
  expect(sorted('de', 'zebra', 'ähre', 'apfel')).toEqual(['ähre', 'apfel', 'zebra'])
  expect(sorted('sv', 'zebra', 'ähre', 'apfel')).toEqual(['apfel', 'zebra', 'ähre'])
})

test('numbers in names count as numbers, and case only where nothing else differs', () => {
  expect(sorted('en', 'web-10', 'web-2', 'Web-2')).toEqual(['Web-2', 'web-2', 'web-10'])
})
