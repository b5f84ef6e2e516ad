import { expect, test } from 'vitest'
import { facadeOf, foldInto } from './fold-facades.ts'

const facades = new Map([['GraphView-1.js', facadeOf('export{t as GraphView,n as default}from"./parts-2.js";')!]])

test('a file that only passes on what another has is a facade, and no other is', () => {
  expect(facadeOf('export{t as GraphView,n as default}from"./parts-2.js";')).toEqual({
    target: 'parts-2.js',
    names: [
      ['GraphView', 't'],
      ['default', 'n'],
    ],
  })
  expect(facadeOf('import"./a.js";export{t}from"./b.js";')).toBeNull()
  expect(facadeOf('var e=1;export{e as t};')).toBeNull()
})

test('what fetched a facade fetches what was behind it, by the same names', () => {
  expect(foldInto('let{GraphView:e}=await import(`./GraphView-1.js`)', facades)).toBe(
    'let{GraphView:e}=await import(`./parts-2.js`).then(e=>({GraphView:e.t,default:e.n}))',
  )
  expect(foldInto('import(`./Other-1.js`)', facades)).toBe('import(`./Other-1.js`)')
})

test('and preloads that', () => {
  expect(foldInto('m.f=["./GraphView-1.js","./start-1.js"]', facades)).toBe('m.f=["./parts-2.js","./start-1.js"]')
})
