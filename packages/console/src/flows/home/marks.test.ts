import { expect, test } from 'vitest'
import type { Attention } from './attention.ts'
import { marksOf } from './marks.ts'

const of = (kind: string, more = {}) => ({ id: kind, kind, ...more }) as unknown as Attention // only what is read

test('what failed and what waits are counted at their places, and all of it at home', () => {
  const all = [of('server'), of('server'), of('resize'), of('volume'), of('quota', { percent: 95 })]
  const marks = new Map(marksOf({ all, unchecked: ['stacks'] }))
  expect(marks.get('/home')).toEqual({ bad: 3, warn: 2 })
  expect(marks.get('/project/instances')).toEqual({ bad: 2, warn: 1 })
  expect(marks.get('/project/volumes')).toEqual({ bad: 1, warn: 0 })
  expect(marks.get('/project/backups')).toEqual({ bad: 0, warn: 0 })
  // Nothing is known of what could not be read.
  expect(marks.has('/project/stacks')).toBe(false)
})
