import { mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { cookieSecret } from '../src/cookie-secret.ts'

let folder: string
beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'meridian-secret-'))))
afterEach(() => rmSync(folder, { recursive: true }))

test('the key is made once, for the owner of the folder alone', () => {
  const secret = cookieSecret(folder)
  expect(secret).toMatch(/^[\w-]{43}$/)
  expect(cookieSecret(folder)).toBe(secret)
  expect(readdirSync(folder)).toEqual(['cookie-secret'])
  expect(statSync(join(folder, 'cookie-secret')).mode & 0o777).toBe(0o600)
})

test('the empty file that a full disk left is no key', () => {
  writeFileSync(join(folder, 'cookie-secret'), '')
  expect(cookieSecret(folder)).toMatch(/^[\w-]{43}$/)
})
