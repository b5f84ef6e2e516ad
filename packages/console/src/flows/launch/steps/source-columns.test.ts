import type { Image } from '@meridian/contract'
import { createIntl } from 'react-intl'
import { expect, test } from 'vitest'
import type { CellContext } from '../../../framework/resource/item.ts'
import { imageColumns } from './source-columns.ts'

test('[SHELL-21] the tables of a launch show dates short', () => {
  const context = { intl: createIntl({ locale: 'en', timeZone: 'UTC' }) } as CellContext // the code reads nothing else
  const image = { updated_at: '2026-03-01T09:30:00Z' } as Image // the column reads nothing else
  expect(imageColumns.find(({ id }) => id === 'updated')?.text?.(image, context)).toMatch(/^3\/1\/26, 9:30\sAM$/)
})
