import { expect, test } from 'vitest'
import { findCircle } from './refuse-circles.ts'

const chunks = (imports: Record<string, string[]>) =>
  new Map(Object.entries(imports).map(([file, list]) => [file, { imports: list }]))

test('files that lean on the same ones are no circle', () => {
  expect(findCircle(chunks({ page: ['dialog', 'shared'], dialog: ['shared'], shared: [] }))).toBeUndefined()
})

test('a circle is named by its files, without the way to it', () => {
  expect(findCircle(chunks({ page: ['forms'], forms: ['dialog'], dialog: ['forms'] }))).toEqual([
    'forms',
    'dialog',
    'forms',
  ])
})
