import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { ensureChromium } from './chromium.ts'

const folder = mkdtempSync(join(tmpdir(), 'chromium-'))
const program = join(folder, 'chromium-browser')
writeFileSync(program, '', { mode: 0o755 })
writeFileSync(join(folder, 'chromium'), 'cannot be run', { mode: 0o644 })

test('finds the browser on PATH and skips files that are not executable', () => {
  expect(ensureChromium({ PATH: `/nowhere:${folder}` })).toBe(program)
})

test('CHROMIUM_PATH takes precedence and must be executable', () => {
  expect(ensureChromium({ CHROMIUM_PATH: program, PATH: '' })).toBe(program)
  expect(() => ensureChromium({ CHROMIUM_PATH: join(folder, 'chromium') })).toThrow('which is not a program')
})
