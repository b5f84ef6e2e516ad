import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { expect, test } from 'vitest'
import { emptied, leanSchemas } from './lean-zod.ts'

const zod = createRequire(import.meta.url).resolve('zod')
const sourceOf = (file: string) => readFileSync(zod.replace(/index\.\w+$/, `v4/${file}`), 'utf8')

test('every export that zod’s schemas ask for is still there', () => {
  const original = sourceOf('core/to-json-schema.js')
  const code = emptied(original)
  for (const name of ['createToJSONSchemaMethod', 'createStandardJSONSchemaMethod']) {
    expect(original).toContain(name)
    expect(code).toContain(`export const ${name} = absent`)
  }
  expect(code.length).toBeLessThan(original.length / 5)
})

test('strings lose the methods of formats and keep all others; objects are not compiled', () => {
  const code = leanSchemas(sourceOf('classic/schemas.js'))
  expect(code).not.toContain('core._email(ZodEmail, params));')
  expect(code).toContain('startsWith(')
  expect(code).not.toContain('$ZodObjectJIT')
  expect(code).toContain('core.$ZodObject.init(inst, def)')
  expect(() => leanSchemas('export const ZodString = changed')).toThrow('adapt lean-zod.ts')
})
