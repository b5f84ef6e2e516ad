import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { makeConsoleBuild } from './support/console-build.ts'
import { startConsole, type Console } from './support/console.ts'

const BASE = '/cloud/console/'
const PROGRAM = resolve(import.meta.dirname, '../src/main.ts')
const page = { 'x-requested-with': '' }

let meridian: Console
let consoleDir: string
beforeAll(async () => {
  consoleDir = makeConsoleBuild()
  meridian = await startConsole({ consoleDir, base: BASE })
})
afterAll(async () => {
  await meridian.stop()
  rmSync(consoleDir, { recursive: true })
})

/** Cookies are for paths under the base path alone, as browsers keep to. */
async function signedIn() {
  const browser = meridian.browser()
  await browser.get(`${BASE}api/boot/`)
  const answer = await browser.post(`${BASE}auth/login/`, { username: 'demo', password: 'demo' })
  expect(answer.statusCode).toBe(200)
  return { browser, landing: answer.json() }
}

describe('under a base path', () => {
  test('the path without its slash leads to the one with it, where strangers are asked to sign in', async () => {
    const browser = meridian.browser()
    const bare = await browser.get(`${BASE.slice(0, -1)}?tab=1`, page)
    expect([bare.statusCode, bare.headers.location]).toEqual([302, `${BASE}?tab=1`])
    const whole = await browser.get(BASE, page)
    expect([whole.statusCode, whole.headers.location]).toEqual([302, `${BASE}auth/login/`])
    expect((await browser.get(`${BASE}auth/login/`, page)).body).toContain(`<base href="${BASE}">`)
  })

  test('the host name alone leads to it', async () => {
    const answer = await meridian.browser().get('/', page)
    expect([answer.statusCode, answer.headers.location]).toEqual([302, BASE])
  })

  test.each([
    '',
    'project/',
    'project/instances/',
    'admin/',
    'identity/',
    'settings/',
    'api/docs',
    'ngdetails/OS::Nova::Server/x',
  ])('the page %j is served', async (path) => {
    const { browser } = await signedIn()
    const answer = await browser.get(BASE + path, page)
    expect([path, answer.statusCode]).toEqual([path, 200])
    expect(answer.body).toContain(`<base href="${BASE}">`)
  })

  test('signing in leads to the base path, and a signed-in user is led there from the sign-in page', async () => {
    const { browser } = await signedIn()
    const again = await browser.get(`${BASE}auth/login/`, page)
    expect([again.statusCode, again.headers.location]).toEqual([302, BASE])
    const next = await browser.get(`${BASE}auth/login/?next=${BASE}project/images/`, page)
    expect(next.headers.location).toBe(`${BASE}project/images/`)
  })

  test('the files of the console, the API and the sign-out are under it, and nothing else is served', async () => {
    const { browser } = await signedIn()
    expect((await browser.get(`${BASE}static/start.js`, page)).body).toBe('start()')
    expect((await browser.get(`${BASE}api/nova/servers/`)).statusCode).toBe(200)
    expect((await browser.get(`${BASE}api/none/`)).statusCode).toBe(404)
    expect((await browser.get('/api/nova/servers/')).statusCode).toBe(404)
    expect((await browser.get('/project/', page)).statusCode).toBe(404)
    const [session] = (await meridian.browser().get(`${BASE}api/boot/`)).cookies
    expect(session).toMatchObject({ path: BASE })
  })

  test('the address of an upload has it', async () => {
    const { browser } = await signedIn()
    const image = {
      name: 'based',
      source_type: 'file-direct',
      data: 'x.raw',
      disk_format: 'raw',
      container_format: 'bare',
    }
    const answer = await browser.send('PUT', `${BASE}api/glance/images/`, image)
    expect(answer.json().upload_url).toMatch(new RegExp(`^(?:https?://[^/]+)?${BASE}api/`))
  })

  test('the address that the program prints leads to the console', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'meridian-base-'))
    const file = join(folder, 'meridian.yaml')
    writeFileSync(file, `base: ${BASE}\n`)
    const OS_AUTH_URL = `${meridian.cloudUrl}/identity/v3`
    const env = { ...process.env, PORT: '0', OS_AUTH_URL, MERIDIAN_DATA: folder, MERIDIAN_CONFIG: file }
    const program = spawn(process.execPath, [PROGRAM], { env, stdio: ['ignore', 'pipe', 'inherit'] })
    try {
      let printed = ''
      for await (const text of program.stdout) {
        printed += text
        if (printed.includes('Meridian is ready: ')) break
      }
      const [, address = ''] = /Meridian is ready: (\S+)/.exec(printed) ?? []
      expect(new URL(address).pathname).toBe(BASE)
      // Not a page: the console may not be built.
      expect((await fetch(`${address}api/boot/`)).status).toBe(200)
    } finally {
      program.kill()
      await once(program, 'exit')
      rmSync(folder, { recursive: true })
    }
  })
})
