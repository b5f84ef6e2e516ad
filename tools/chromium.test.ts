import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { ensureChromium } from './chromium.ts'

const folder = mkdtempSync(join(tmpdir(), 'chromium-'))
const program = join(folder, 'chromium-browser')
writeFileSync(program, '', { mode: 0o755 })
writeFileSync(join(folder, 'chromium'), 'cannot be run', { mode: 0o644 })

test('the browser on PATH is taken, and a file that cannot be run is passed over', () => {
  expect(ensureChromium({ PATH: `/nowhere:${folder}` })).toBe(program)
})

test('a browser that is named wins, and must be one', () => {
  expect(ensureChromium({ CHROMIUM_PATH: program, PATH: '' })).toBe(program)
  expect(() => ensureChromium({ CHROMIUM_PATH: join(folder, 'chromium') })).toThrow('which is no program')
})
