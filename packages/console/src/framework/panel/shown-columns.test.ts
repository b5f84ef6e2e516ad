import { expect, test } from 'vitest'
import type { Column } from '../resource/column.ts'
import type { Item } from '../resource/item.ts'
import { preferencesOf } from './use-shown-columns.ts'

const all = ['name', 'status', 'size'].map((id): Column<Item> => ({ id, header: { id }, width: 9, value: () => null }))

test('the columns of an address are shown in its order, and no others', () => {
  expect(preferencesOf(['size', 'name', 'gone'], all)).toEqual({
    order: ['size', 'name', 'gone'],
    columns: { name: true, status: false, size: true },
  })
})

test('an address that names no column of the list changes nothing', () => {
  expect(preferencesOf(['gone'], all)).toEqual({})
})
