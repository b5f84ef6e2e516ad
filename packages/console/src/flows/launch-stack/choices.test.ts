import { expect, test } from 'vitest'
import { optionsOf } from './choices.ts'

test('a choice is sent by its name, as templates have it, and by its id where others have the same name', () => {
  const items = [
    { id: '1', label: 'm1.tiny' },
    { id: '2', label: 'twin' },
    { id: '3', label: 'twin' },
  ]
  expect(optionsOf(items).map(({ value, label }) => [value, label])).toEqual([
    ['m1.tiny', 'm1.tiny'],
    ['2', 'twin'],
    ['3', 'twin'],
  ])
})
