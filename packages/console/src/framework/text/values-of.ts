import type { MessageTag, MessageValue, NoMessageValues } from 'react-intl'

/**
 * The values that an English text in ICU's format takes: `'Deleted {name}.'` takes `{ name: string | number }`, and
 * `'{count, plural, one {# file} other {# files}}'` `{ count: number }`; `<link>…</link>` is a tag.
 */
export type ValuesOf<T extends string> = Simplified<Message<T>[0] & Tags<T>>

type Simplified<V> = { [K in keyof V]: Extract<V[K], MessageValue | MessageTag> }

/** The values up to the end or to a brace that closes the message, and the rest. */
type Message<T extends string, Found = NoMessageValues> = T extends `${infer Before}{${infer After}`
  ? Before extends `${string}}${string}`
    ? Closed<T, Found>
    : Argument<After, Found>
  : Closed<T, Found>

type Closed<T extends string, Found> = T extends `${string}}${infer Rest}` ? [Found, Rest] : [Found, '']

/** What follows an opening brace: `name}`, `name, number}` or `name, plural, one {…} other {…}}`. */
type Argument<T extends string, Found> = T extends `${infer Head}}${infer Rest}`
  ? Head extends `${infer Name}, plural, ${string}`
    ? Choices<AfterKind<T>, Found & Record<Name, number>>
    : Head extends `${infer Name}, select, ${string}`
      ? Choices<AfterKind<T>, Found & Record<Name, string>>
      : Head extends `${infer Name}, number${string}`
        ? Message<Rest, Found & Record<Name, number>>
        : Message<Rest, Found & Record<Head, string | number>>
  : [Found, '']

type AfterKind<T extends string> = T extends `${string}, ${string}, ${infer Rest}` ? Rest : ''

/** `one {…} other {…}}`: the values of each message, and of what follows the last. */
type Choices<T extends string, Found> = T extends `${infer Before}{${infer After}`
  ? Before extends `${string}}${string}`
    ? Message<Ended<T>, Found>
    : Message<After, Found> extends [infer More, infer Rest extends string]
      ? Choices<Rest, More>
      : never
  : Message<Ended<T>, Found>

type Ended<T extends string> = T extends `${string}}${infer Rest}` ? Rest : ''

type Tags<T extends string> = T extends `${string}</${infer Name}>${infer Rest}`
  ? Record<Name, MessageTag> & Tags<Rest>
  : NoMessageValues
