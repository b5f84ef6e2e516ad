import { expect, test } from 'vitest'
import { firstHolder } from './first-holder.ts'

const holding =
  (...holders: string[]) =>
  (project: string) =>
    holders.includes(project) ? Promise.resolve() : Promise.reject(new Error('404'))

test('the first project that has the item is found', async () => {
  expect(await firstHolder(['a', 'b', 'c'], holding('b', 'c'))).toBe('b')
  expect(await firstHolder(['a', 'b'], holding())).toBeNull()
  expect(await firstHolder([], holding('a'))).toBeNull()
})

test('a user of very many projects causes only a dozen requests', async () => {
  const asked: string[] = []
  const projects = Array.from({ length: 40 }, (_, index) => `p${index}`)
  await firstHolder(projects, (project) => {
    asked.push(project)
    return Promise.reject(new Error('404'))
  })
  expect(asked).toHaveLength(12)
})
