import { expect, test } from 'vitest'
import { changedTags, changesAny, countTags } from './tag-change.ts'

const red = ['red', 'blue']
const blue = ['blue']

test('an item keeps the tags that nobody changed', () => {
  expect(changedTags(red, new Map())).toEqual(red)
  expect(changedTags(red, new Map([['red', false]]))).toEqual(['blue'])
  expect(
    changedTags(
      blue,
      new Map([
        ['red', true],
        ['blue', true],
      ]),
    ),
  ).toEqual(['blue', 'red'])
})

test('a change that leaves all as it is is none', () => {
  expect(changesAny([red, blue], new Map([['blue', true]]))).toBe(false)
  expect(changesAny([red, blue], new Map([['red', true]]))).toBe(true)
  expect(changesAny([red, blue], new Map([['green', false]]))).toBe(false)
})

test('tags are counted over the items, new ones with none', () => {
  expect([...countTags([red, blue], new Map([['green', true]]))]).toEqual([
    ['red', 1],
    ['blue', 2],
    ['green', 0],
  ])
})
