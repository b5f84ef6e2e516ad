import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startConsole, type Console } from './support/console.ts'

const folder = mkdtempSync(join(tmpdir(), 'meridian-notices-'))
const write = (file: string, content: unknown) => writeFileSync(join(folder, file), JSON.stringify(content))

let meridian: Console
beforeAll(async () => {
  meridian = await startConsole({ settings: { MESSAGES_PATH: folder } })
})
afterAll(async () => {
  await meridian.stop()
  rmSync(folder, { recursive: true })
})

test('notices of the operator come and go with their files; broken ones are left out, and the folder stays secret', async () => {
  const browser = meridian.browser()
  await browser.signIn()
  const settings = async () => (await browser.get('/api/settings/')).json()
  expect(await settings()).toEqual({ MESSAGES: [] })

  write('1-maintenance.json', { level: 'warning', message: 'Volumes are read-only on Sunday.' })
  write('2-welcome.json', { level: 'loud', message: '<b>Welcome</b>' })
  write('3-empty.json', { level: 'info', message: ' ' })
  writeFileSync(join(folder, '4-broken.json'), '{')
  write('notes.txt', { message: 'not a notice' })
  expect(await settings()).toEqual({
    MESSAGES: [
      { level: 'warning', message: 'Volumes are read-only on Sunday.' },
      { level: 'info', message: '<b>Welcome</b>' },
    ],
  })
  rmSync(join(folder, '1-maintenance.json'))
  expect((await settings()).MESSAGES).toHaveLength(1)
})
