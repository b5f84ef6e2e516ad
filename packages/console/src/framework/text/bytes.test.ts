import { globSync, readFileSync } from 'node:fs'
import { createIntl } from 'react-intl'
import { expect, test } from 'vitest'
import { formatBytes, formatShare } from './units.ts'

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

test('a part and its whole have one unit', () => {
  expect(formatShare(english, 121_344, 204_800, 'MB')).toEqual(['118.5', '200 GB'])
  expect(formatShare(english, 800, 2048, 'GB')).toEqual(['0.78', '2 TB'])
  expect(formatShare(english, 512, 1000, 'MB')).toEqual(['512', '1,000 MB'])
  expect(formatShare(english, 5, 0, 'GB')).toEqual(['5', '0 GB'])
})

test('one notation everywhere: no text of the console writes a unit of sizes as GiB', () => {
  const texts = globSync('packages/console/{src/**/*.messages.ts,locales/*.json}')
  expect(texts.length).toBeGreaterThan(100)
  expect(texts.filter((file) => /[KMGT]iB/.test(readFileSync(file, 'utf8')))).toEqual([])
})
