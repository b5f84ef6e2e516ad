import type { ReactNode } from 'react'
import type { FieldValues } from 'react-hook-form'
import type { IntlShape, MessageDescriptor } from 'react-intl'
import type * as z from 'zod'
import type { ItemQuery } from '../../api/query.ts'
import type { SelectOption } from '../../ui/fields/SelectField.tsx'
import type { PolicyRule } from '../resource/item.ts'
import { formatText, type Text } from '../resource/resource-text.ts'
import type { BoundField } from './Field.tsx'
import type { FormSchema } from './form-schema.ts'
import type { ResourceForm } from './use-resource-form.ts'

/** A text of a form: a message, or one that is written already because it has arguments. */
export type Words = Text | string

export const sayWords = (intl: IntlShape, text: Words, values?: Record<string, string | number>): string =>
  typeof text === 'string' ? text : formatText(intl, text, values)

export type FormOf<S extends FormSchema> = ResourceForm<z.input<S> & FieldValues>

/** What a query has to choose from. */
export interface Choices {
  query: ItemQuery<unknown>
  options: (data: unknown, intl: IntlShape) => SelectOption[]
  placeholder: Words
  none: Words
  presetsOnlyOne?: boolean
  adds?: string
  onChosen?: (value: string, form: ResourceForm<FieldValues>) => void
}

interface ChoicesOf<T> extends Omit<Choices, 'query' | 'options' | 'none'> {
  query: ItemQuery<T>
  /** The named items of a list unless given. */
  options?: (data: T, intl: IntlShape) => SelectOption[]
  /** The placeholder if there are none; the same unless given. */
  none?: Words
  /** Selects the option if there is only one. */
  presetsOnlyOne?: boolean
  /** The name of the flow that creates another option, which is then selected. */
  adds?: string
  /** Called on a change, if other fields depend on it; an empty text if nothing is chosen any more. */
  onChosen?: (value: string, form: ResourceForm<FieldValues>) => void
}

const namedItems = ({ items }: { items: readonly { id: string; name?: string | null }[] }): SelectOption[] =>
  items.map(({ id, name }) => ({ value: id, label: name || id }))

/** The options of a field from a query. */
export const choicesOf = <T>({
  options,
  none,
  ...choices
}: ChoicesOf<T> & (T extends Parameters<typeof namedItems>[0] ? unknown : { options: unknown })): Choices => ({
  ...choices,
  none: none ?? choices.placeholder,
  options: (options ?? namedItems) as Choices['options'], // called with the data of this very query
})

/** By the values of an enum; of a text, by any value. */
type ByValue<T, Word> = Readonly<Partial<Record<NonNullable<T> extends string ? NonNullable<T> : string, Word>>>

/**
 * A field of a form. Its schema decides the widget (text, number, checkbox, select), its limits
 * and whether it is required.
 */
export interface FieldSpec<T = never, V extends FieldValues = FieldValues> {
  label: Words
  hint?: Words
  /** A paragraph above the field, or what else is drawn there, shown with it. */
  above?: Words | (() => ReactNode)
  /** It is hidden, and neither required nor sent, unless this holds. */
  shown?: (values: V) => boolean
  /** It is hidden from users whom one of these rules forbids it. */
  policy?: readonly PolicyRule[]
  /** In one row with the field before it, where there is space. */
  beside?: boolean
  /** The labels of the options of an enum. */
  words?: ByValue<T, MessageDescriptor>
  /** What explains the options of an enum, which are all visible then. */
  notes?: ByValue<T, MessageDescriptor>
  /** All options of an enum are visible; a boolean is a switch; rows of keys and values. */
  as?: 'radio' | 'segments' | 'switch' | 'pairs'
  /** What can be chosen. */
  options?: Choices | readonly SelectOption[]
  /** A text of several lines, or of as many at first. */
  multiline?: boolean | number
  /** Like code, as an address. */
  mono?: boolean
  /** The type of a text's input, as 'time'. */
  type?: string
  /** A password. */
  secret?: boolean
  placeholder?: string
  /** Of a number. */
  unit?: string
  /** Called on a change, if other fields depend on it. */
  onChosen?: (value: T, form: ResourceForm<V>) => void
  /** Another widget; null if another field's widget has it. */
  draw?: ((field: BoundField<T>, form: ResourceForm<V>, clear: () => void) => ReactNode) | null
}

export type FieldSpecs<S extends FormSchema> = {
  readonly [N in keyof z.input<S> & string]-?: FieldSpec<z.input<S>[N], z.input<S> & FieldValues>
}
