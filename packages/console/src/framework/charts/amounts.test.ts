import { createIntl } from 'react-intl'
import { expect, test } from 'vitest'
import { formatGigabytes, formatMegabytes, formatSize } from '../text/units.ts'
import { usageText } from './UsageCell.tsx'
import { formatLimit } from './usage.ts'

const intl = createIntl({ locale: 'en' })

test('[CHART-05] a limit that is negative or not a number is unlimited', () => {
  expect([-1, Infinity, Number.NaN, null, 'none', undefined].map((limit) => formatLimit(intl, limit))).toEqual(
    Array.from({ length: 6 }, () => 'Unlimited'),
  )
  expect(formatLimit(intl, 0)).toBe('0')
  expect(formatLimit(intl, 1200)).toBe('1,200')
})

test('[CHART-05] sizes use steps of 1024 and at most two decimals', () => {
  const gigabytes = (amount: number) => formatSize(intl, amount, 'GB')
  expect([500, 1024, 1536, 11.567].map(gigabytes)).toEqual(['500 GB', '1 TB', '1.5 TB', '11.57 GB'])
  expect(formatSize(intl, 2560, 'MB')).toBe('2.5 GB')
  expect(formatSize(intl, 1024 ** 4, 'B')).toBe('1 TB')
  expect(formatLimit(intl, 51_200, (amount) => formatSize(intl, amount, 'MB'))).toBe('50 GB')
})

test('[CHART-05] the same amount reads the same in columns, facts and charts', () => {
  expect(formatGigabytes(intl, 2000)).toBe(formatSize(intl, 2000, 'GB'))
  expect(formatGigabytes(intl, 2000)).toBe('1.95 TB')
  expect(formatMegabytes(intl, 2048)).toBe('2 GB')
})

test('used sizes of a limit have one unit, as on Home', () => {
  expect(usageText(intl, { used: 121_344, max: 204_800, unit: 'MB' })).toBe('118.5 / 200 GB')
  expect(usageText(intl, { used: 5, max: 1000, unit: 'GB' })).toBe('5 / 1,000 GB')
  expect(usageText(intl, { used: 5, max: 10 })).toBe('5 / 10')
})
