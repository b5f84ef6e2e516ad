import { readFileSync, readdirSync } from 'node:fs'
import { createRequire } from 'node:module'
import * as path from 'node:path'
import { expect, test } from 'vitest'
import { withoutKeys } from './lean-icons.ts'

const icons = path.join(path.dirname(createRequire(import.meta.url).resolve('lucide-react')), '../esm/icons')

test('no shape of an icon has a key, and nothing else is changed', () => {
  const code = `["rect", { width: "20", x: "2", key: "ngkwjq" }],\n["path", { d: "m6 9", key: "1z" }]`
  expect(withoutKeys(code)).toBe(`["rect", { width: "20", x: "2" }],\n["path", { d: "m6 9" }]`)
})

test('every icon of the library is written so that its keys are found', () => {
  const files = readdirSync(icons).filter((file) => /^s.*\.mjs$/.test(file))
  expect(files.length).toBeGreaterThan(100)
  const left = files.filter((file) => /\bkey:/.test(withoutKeys(readFileSync(path.join(icons, file), 'utf8'))))
  expect(left).toEqual([])
})
