import type { MessageTag } from 'react-intl'
import { expectTypeOf, test } from 'vitest'
import type { ValuesOf } from './values-of.ts'

type Word = string | number

test('a text takes the values that it names', () => {
  // oxlint-disable-next-line typescript/no-generated-empty-object-type -- that it is empty is what is tested
  expectTypeOf<keyof ValuesOf<'Image'>>().toEqualTypeOf<never>()
  expectTypeOf<ValuesOf<'Deleted {name}.'>>().toEqualTypeOf<{ name: Word }>()
  expectTypeOf<ValuesOf<'{host}: {share, number, percent} used, {state}'>>().toEqualTypeOf<{
    host: Word
    share: number
    state: Word
  }>()
})

test('a choice takes its number, and the values of each of its messages', () => {
  type Hosts =
    ValuesOf<'{hosts, plural, one {# host} other {# hosts}} in {zones, plural, one {# zone} other {# zones}}'>
  expectTypeOf<Hosts>().toEqualTypeOf<{ hosts: number; zones: number }>()
  type Ratio = ValuesOf<'{physical} physical{ratio, plural, =1 {} other { · overcommit {ratio, number}×}}'>
  expectTypeOf<Ratio>().toEqualTypeOf<{ physical: Word; ratio: number }>()
  type Kind = ValuesOf<'{kind, select, a {An {x}} other {b}} and {y}'>
  expectTypeOf<Kind>().toEqualTypeOf<{ kind: string; x: Word; y: Word }>()
})

test('a tag is a value', () => {
  expectTypeOf<ValuesOf<'You launched <link>{name}</link>.'>>().toEqualTypeOf<{ name: Word; link: MessageTag }>()
})
