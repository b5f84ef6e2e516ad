import { defineMessage, type MessageTag, type MessageValue, type TypedMessageDescriptor } from 'react-intl'
import type { ValuesOf } from './values-of.ts'

type Values = Record<string, MessageValue | MessageTag>

/**
 * Declares the English texts of a group in ICU's format: `texts('image', { one: 'Image' })` is a message with the id
 * `image.one`, by which the catalogues translate it. Its values are those of the text: 'Deleted {name}.' is formatted
 * with a `name`. A text of another group is taken by its name, `{ size: words.size }`, and translated once. If texts are
 * used alike but not all have the same values, they declare them: `texts<Record<Reason, { name: string }>>('use', …)`.
 *
 * A build replaces the call by the parsed messages, so write group and texts as plain strings.
 */
export function texts<V extends Record<string, Values> = never>(
  group: string,
  english: [V] extends [never] ? never : { readonly [Key in keyof NoInfer<V>]: string },
): { readonly [Key in keyof NoInfer<V>]: TypedMessageDescriptor<V[Key]> }
export function texts<const T extends Record<string, string | TypedMessageDescriptor>>(
  group: string,
  english: T,
): { readonly [Key in keyof T]: T[Key] extends string ? TypedMessageDescriptor<ValuesOf<T[Key]>> : T[Key] }
export function texts(
  group: string,
  english: Record<string, string | TypedMessageDescriptor>,
): Record<string, TypedMessageDescriptor> {
  return Object.fromEntries(
    Object.entries(english).map(([key, text]) => [
      key,
      typeof text === 'string' ? defineMessage({ id: `${group}.${key}`, defaultMessage: text }) : text,
    ]),
  )
}
