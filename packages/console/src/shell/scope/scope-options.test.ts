import { expect, test } from 'vitest'
import { scopeOfValue, scopeOptions, scopeValue } from './scope-options.ts'

const words = { projects: 'Projects', domains: 'Domains' }
const own = { id: 'default', name: 'Default' }
const other = { id: 'd2', name: 'Acme' }
const project = (name: string, domain = own) => ({ id: `id-${name}`, name, domain })

test('projects of one domain need no heading', () => {
  const options = scopeOptions({ projects: [project('a'), project('b')], domains: [] }, 'default', words)
  expect(options.map(({ label, group }) => [label, group])).toEqual([
    ['a', undefined],
    ['b', undefined],
  ])
})

test("projects of several domains are grouped by domain, the user's own first", () => {
  const projects = [project('a', other), project('b'), project('c', other)]
  const options = scopeOptions({ projects, domains: [] }, 'default', words)
  expect(options.map(({ label, group }) => [label, group])).toEqual([
    ['b', 'Default'],
    ['a', 'Acme'],
    ['c', 'Acme'],
  ])
})

test('domains that can be administered come last, separate from projects', () => {
  const options = scopeOptions({ projects: [project('a')], domains: [other] }, 'default', words)
  expect(options.map(({ label, group }) => [label, group])).toEqual([
    ['a', 'Projects'],
    ['Acme', 'Domains'],
  ])
  expect(options.map(({ value }) => scopeOfValue(value))).toEqual([{ project: 'id-a' }, { domain: 'd2' }])
  expect(scopeValue({ domain: 'd2' })).toBe(options[1]?.value)
})
