import { expect, test } from 'vitest'
import { pages } from '../../flows/pages.ts'
import { resources } from '../../resources/index.ts'
import { JUMPS, pressed } from './jump-keys.ts'

test('g and a letter open a page, if they are pressed together', () => {
  expect(pressed('g', null)).toEqual({ do: 'wait' })
  expect(pressed('i', 400)).toEqual({ do: 'jump', to: '/project/instances' })
  expect(pressed('i', 4000)).toBeNull()
  expect(pressed('i', null)).toBeNull()
  expect(pressed('x', 400)).toBeNull()
})

test('a question mark opens the help, also after g', () => {
  expect(pressed('?', null)).toEqual({ do: 'help' })
  expect(pressed('?', 100)).toEqual({ do: 'help' })
})

test('a digit opens the places of a service', () => {
  expect(pressed('3', null)).toEqual({ do: 'service', digit: '3' })
  expect(pressed('0', null)).toBeNull()
})

test('each jump leads to a page of the console', () => {
  const known = [...pages, ...resources].flatMap(({ panels }) => Object.values(panels).map(({ path }) => path))
  expect(Object.values(JUMPS).filter((path) => !known.includes(path))).toEqual([])
})
