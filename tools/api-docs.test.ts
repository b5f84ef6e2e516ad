import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { api, openApi } from '@meridian/contract'
import { Validator } from '@seriousme/openapi-schema-validator'
import { expect, test } from 'vitest'
import { apiDocument } from './api-docs.ts'
import { root } from './run-node.ts'

test('the list of the API has a line for every endpoint', () => {
  const document = apiDocument()
  const endpoints = Object.values(api).flatMap((group) => Object.values(group))
  for (const { method, path, status } of endpoints)
    expect(document).toContain(`| ${method} | \`${path}\` | ${status} | `)
  expect(document.match(/^\| [A-Z]+ \|/gm)).toHaveLength(endpoints.length)
})

test('the OpenAPI document is valid', async () => {
  const { valid, errors } = await new Validator().validate(structuredClone(openApi()))
  expect(errors).toBeUndefined()
  expect(valid).toBe(true)
})

test('an example that the schema no longer accepts is left out', () => {
  const documentWith = (name: unknown) => JSON.stringify(openApi({ 'nova.keypairCreate': { body: { name } } }))
  expect(documentWith('k')).toContain('"example":{"name":"k"}')
  expect(documentWith(5)).not.toContain('"example"')
})

test('docs/code.md names requests that exist', () => {
  const page = readFileSync(join(root, 'docs/code.md'), 'utf8')
  const names = [...page.matchAll(/^\| ([a-z]\w+) +\|/gm)].map(([, name]) => name)
  const known = new Set(Object.values(api).flatMap((group) => Object.keys(group)))
  expect(names.length).toBeGreaterThan(20)
  expect(names.filter((name) => !known.has(name ?? ''))).toEqual([])
})
