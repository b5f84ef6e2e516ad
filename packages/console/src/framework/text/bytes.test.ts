import { createIntl } from 'react-intl'
import { expect, test } from 'vitest'
import { formatBytes } from './units.ts'

const english = createIntl({ locale: 'en' })

test('sizes use steps of 1024 and two decimals', () => {
  expect([0, 1023, 1024, 1536, 13_287_936, 2_361_393_152, 1024 ** 5].map((n) => formatBytes(english, n))).toEqual([
    '0 B',
    '1,023 B',
    '1 KB',
    '1.5 KB',
    '12.67 MB',
    '2.2 GB',
    '1 PB',
  ])
})

test('a size beyond the largest unit stays in that unit', () => {
  expect(formatBytes(english, 4096 * 1024 ** 5)).toBe('4,096 PB')
})

test('numbers are formatted for the language', () => {
  expect(formatBytes(createIntl({ locale: 'de' }), 1536)).toBe('1,5 KB')
})
