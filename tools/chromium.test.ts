import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { ensureChromium, findChromium } from './chromium.ts'

const folder = mkdtempSync(join(tmpdir(), 'chromium-'))
const shell = join(folder, 'chromium-headless-shell')
const browser = join(folder, 'chromium-browser')
for (const program of [shell, browser]) writeFileSync(program, '', { mode: 0o755 })
writeFileSync(join(folder, 'chromium'), 'cannot be run', { mode: 0o644 })

test('prefers the headless shell on PATH', () => {
  expect(findChromium({ PATH: `/nowhere:${folder}` })).toBe(shell)
})

test('CHROMIUM_PATH takes precedence and must be executable', () => {
  expect(ensureChromium({ CHROMIUM_PATH: browser, PATH: folder })).toBe(browser)
  expect(() => ensureChromium({ CHROMIUM_PATH: join(folder, 'chromium') })).toThrow('which is not a program')
})
