import { expect, test } from 'vitest'
import { beginning, changed, redone, undone } from './history.ts'

test('what is undone can be redone, until something else is changed', () => {
  const three = changed(changed(beginning('a'), 'b'), 'c')
  const one = undone(undone(three))
  expect(one.present).toBe('a')
  expect(undone(one)).toEqual(one)
  expect(redone(redone(one)).present).toBe('c')
  expect(redone(redone(redone(one))).present).toBe('c')
  expect(redone(changed(one, 'x')).present).toBe('x')
})

test('a word that is typed is undone as one', () => {
  const typed = ['w', 'wo', 'wor'].reduce((all, text) => changed(all, text, 'name'), beginning(''))
  expect(undone(typed).present).toBe('')
  expect(undone(changed(typed, 'word', 'other')).present).toBe('wor')
})

test('no change is no step, and after an undo a new step begins', () => {
  const one = changed(beginning('a'), 'b', 'name')
  expect(changed(one, 'b')).toBe(one)
  expect(undone(changed(undone(one), 'c', 'name')).present).toBe('a')
})
