import type { ReactNode } from 'react'
import type { MessageDescriptor } from 'react-intl'
import type { CellContext, Item, PolicyRule, Scoped } from './item.ts'

export type CellValue = string | number | boolean | null

/** Inline editing of a cell. */
export interface InlineEdit<T extends Item> {
  /** The type of the items, if other types may have notices about them, as stacks. */
  type?: string
  /** The column is editable only if all of these rules hold. */
  policy?: readonly PolicyRule[]
  /** Whether this item's cell may be edited. */
  allowed?(item: T, context: CellContext): boolean
  /** Fetches the initial text of the editor; the cell's text unless given. */
  load?(item: T): Promise<string>
  save(item: T, value: string): Promise<unknown>
}

/** A named value of an item: in a list or, without its width, on the details page. */
export interface Fact<T extends Item> {
  id: string
  header: MessageDescriptor
  /** What the column sorts by; a code sorts by its word. */
  value(item: T, context: CellContext): CellValue
  /** The value is a code: this is the text of each code, and the choices of the column's facet. */
  words?: Readonly<Record<string, MessageDescriptor>>
  /** How the value reads; as it is unless given. A moment is the ISO text of a time. */
  format?: 'number' | 'yes-no' | 'moment'
  /** What is searched and exported; the formatted value unless given. */
  text?(item: T, context: CellContext): string
  /** What is rendered; the text unless given. */
  cell?(item: T, context: CellContext): ReactNode
  /** The column exists only if all of these rules hold. */
  policy?: readonly PolicyRule[]
  /** Project names are fetched if any of the facts needs them. */
  relates?: 'project'
}

export interface Column<T extends Item> extends Fact<T>, Scoped {
  /** The search bar offers it as a facet, tested in the page or, by the API's name `id`, on the server. */
  search?: true | 'server'
  /** Tooltip of a cell; the text unless given. */
  tooltip?(item: T, context: CellContext): string
  edit?: InlineEdit<T>
  /** 1 stays at every width, 2 is hidden on narrow windows, others are hidden first. The row's drawer shows hidden columns. */
  priority?: 1 | 2
  /** Hidden until the user chooses it. */
  optional?: boolean
  /** Not in the overview of the details page, which shows the same otherwise. */
  listOnly?: boolean
  /** Whether it tells users something about these rows, as by values that differ; if not, it is optional. Not for values that change by themselves: columns would come and go. */
  isInformative?(items: readonly T[]): boolean
  align?: 'end'
  /** The minimum width in px, and the share of the remaining width (1 unless given). */
  width: number
  grow?: number
}

/** Server-side filters by the API's names. */
export type Filters = Readonly<Record<string, string>>

export interface Facet<T extends Item> extends Scoped {
  /** For a facet on the server: the API's name of the filter. */
  id: string
  label: MessageDescriptor
  options?: readonly { value: string; label: MessageDescriptor }[]
  /** Digits only. */
  numeric?: boolean
  on: 'server' | { test(item: T, value: string, context: CellContext): boolean }
}

type Described = 'id' | 'header' | 'value'

/** The names of an item's own fields that a cell can show; not those of an index signature. */
type FieldOf<T extends Item> = keyof {
  [K in keyof T as string extends K ? never : T[K] extends CellValue | undefined ? K : never]: unknown // filtered
} &
  string

export const fact = <T extends Item>(
  id: string,
  header: MessageDescriptor,
  value: Fact<NoInfer<T>>['value'],
  more?: Omit<Fact<T>, Described>,
): Fact<T> => ({ id, header, value, ...more })

export const column = <T extends Item>(
  id: string,
  header: MessageDescriptor,
  value: Fact<NoInfer<T>>['value'],
  more: Omit<Column<T>, Described>,
): Column<T> => ({ id, header, value, ...more })

const valueOf =
  <T extends Item>(field: FieldOf<T>) =>
  (item: T): CellValue =>
    (item[field] ?? null) as CellValue // `FieldOf` names only such fields

/** A fact whose value is the item's own field `id`. */
export const fieldFact = <T extends Item>(
  id: FieldOf<T>,
  header: MessageDescriptor,
  more?: Omit<Fact<T>, Described>,
): Fact<T> => fact(id, header, valueOf<T>(id), more)

/** A column whose value is the item's own field `id`. */
export const fieldColumn = <T extends Item>(
  id: FieldOf<T>,
  header: MessageDescriptor,
  more: Omit<Column<T>, Described>,
): Column<T> => column(id, header, valueOf<T>(id), more)
