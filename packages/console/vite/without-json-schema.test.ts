import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { expect, test } from 'vitest'
import { emptied } from './without-json-schema.ts'

const zod = createRequire(import.meta.url).resolve('zod')
const original = readFileSync(zod.replace(/index\.\w+$/, 'v4/core/to-json-schema.js'), 'utf8')

test('every export that zod’s schemas ask for is still there', () => {
  const code = emptied(original)
  for (const name of ['createToJSONSchemaMethod', 'createStandardJSONSchemaMethod']) {
    expect(original).toContain(name)
    expect(code).toContain(`export const ${name} = absent`)
  }
  expect(code.length).toBeLessThan(original.length / 5)
})
