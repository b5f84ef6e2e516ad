import type { IntlShape, MessageDescriptor } from 'react-intl'
import type { CellValue, Column, Facet } from '../../../framework/resource/column.ts'
import type { Item } from '../../../framework/resource/item.ts'
import { wordFor, yesNo, YES_NO } from '../../../framework/text/wording.ts'
import { codes, fields } from '../../../services/launch/choosing.messages.ts'

type FieldName = keyof typeof fields

/** A column with the header of its field. */
export const column = <T extends Item>(
  id: FieldName,
  value: (item: T) => CellValue,
  more: Partial<Column<T>> = {},
): Column<T> => ({ id, header: fields[id], width: 100, value, ...more })

/** The column with the name. */
export const named = <T extends Item & { name: string | null }>(id: FieldName = 'name'): Column<T> =>
  column(id, (item) => item.name || item.id, { priority: 1 })

export const flag = <T extends Item>(id: FieldName, value: (item: T) => boolean): Column<T> =>
  column(id, value, { text: (item, { intl }) => yesNo(intl, value(item)) })

export const codeWord = (intl: IntlShape, code: string) => wordFor(intl, codes, code)

export const coded = <T extends Item>(
  id: FieldName,
  value: (item: T) => string,
  more: Partial<Column<T>> = {},
): Column<T> => column(id, value, { text: (item, { intl }) => codeWord(intl, value(item)), ...more })

/** A number in a unit that the whole column shares. */
export const amount = <T extends Item>(
  id: FieldName,
  value: (item: T) => number,
  format: (intl: IntlShape, amount: number) => string = (intl, number) => intl.formatNumber(number),
  more: Partial<Column<T>> = {},
): Column<T> => column(id, value, { align: 'end', text: (item, { intl }) => format(intl, value(item)), ...more })

/** Matches a part of the text. */
export const textFacet = <T extends Item>(id: FieldName, value: (item: T) => string | null): Facet<T> => ({
  id,
  label: fields[id],
  on: { test: (item, wanted) => (value(item) ?? '').toLowerCase().includes(wanted.toLowerCase()) },
})

export const numberFacet = <T extends Item>(id: FieldName, value: (item: T) => number): Facet<T> => ({
  id,
  label: fields[id],
  numeric: true,
  on: { test: (item, wanted) => value(item) === Number(wanted) },
})

export const flagFacet = <T extends Item>(id: FieldName, value: (item: T) => boolean): Facet<T> => ({
  id,
  label: fields[id],
  options: YES_NO,
  on: { test: (item, wanted) => String(value(item)) === wanted },
})

export const codeFacet = <T extends Item>(
  id: FieldName,
  value: (item: T) => string | null,
  options: readonly (readonly [string, MessageDescriptor])[],
): Facet<T> => ({
  id,
  label: fields[id],
  options: options.map(([code, label]) => ({ value: code, label })),
  on: { test: (item, wanted) => value(item) === wanted },
})

export const adminStates = [
  ['UP', codes.UP],
  ['DOWN', codes.DOWN],
] as const

export const activeStates = [
  ['ACTIVE', codes.ACTIVE],
  ['DOWN', codes.DOWN],
] as const
