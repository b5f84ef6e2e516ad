import { rmSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { gzipSync } from 'node:zlib'
import { toCsv } from '@meridian/contract'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Browser } from './support/browser.ts'
import { makeConsoleBuild } from './support/console-build.ts'
import { startConsole, type Console } from './support/console.ts'

/** Known vulnerabilities of OpenStack consoles, each with a proof that this one does not have it. */
let meridian: Console
let demo: Browser
let consoleDir: string
beforeAll(async () => {
  consoleDir = makeConsoleBuild()
  meridian = await startConsole({ consoleDir })
  demo = meridian.browser()
  await demo.signIn('demo')
})
afterAll(async () => {
  await meridian.stop()
  rmSync(consoleDir, { recursive: true })
})

const EVIL = ['https://evil.example/', '//evil.example', '/\\evil.example', '/\t/evil.example', 'javascript:alert(1)']
const page = { 'x-requested-with': '' }

describe('open redirects', () => {
  test.each(EVIL)('%s is never a redirect target of sign-in, sign-out or switching', async (next) => {
    const query = `?next=${encodeURIComponent(next)}`
    const answer = await demo.get(`/auth/login/${query}`, { ...page, 'sec-fetch-site': 'cross-site' })
    expect([answer.statusCode, answer.headers.location]).toEqual([302, '/'])
    const out = await meridian.browser().get(`/auth/logout/${query}`, page)
    expect(out.headers.location).not.toContain('evil')
  })

  test("an unknown path redirects to this site's own sign-in page", async () => {
    const answer = await meridian.browser().get('//evil.example/%2e%2e', page)
    expect(answer.headers.location ?? '/').toMatch(/^\/(?![/\\])/)
  })
})

describe('sessions', () => {
  test('sign-in replaces a session that somebody else planted', async () => {
    const attacker = meridian.browser()
    await attacker.signIn('admin')
    const victim = meridian.browser()
    victim.cookies.set('sessionid', attacker.cookies.get('sessionid') ?? '')
    await victim.signIn('demo')
    expect(victim.cookies.get('sessionid')).not.toBe(attacker.cookies.get('sessionid'))
    const who = async (browser: Browser) => (await browser.get('/api/keystone/user-session/')).json().username
    expect([await who(victim), await who(attacker)]).toEqual(['demo', 'admin'])
  })

  test('no session is created for visitors, on the server or in the browser', async () => {
    const stranger = meridian.browser()
    for (const url of ['/auth/login/', '/api/boot/', '/project/images', '/api/glance/images/', '/healthz']) {
      await stranger.get(url, page)
    }
    expect([...stranger.cookies.keys()].filter((name) => name !== 'csrftoken')).toEqual([])
  })
})

describe('text of tenants', () => {
  const SCRIPT = '"><script>alert(1)</script><img src=x onerror=alert(1)>'

  test('is text in the page that contains it', async () => {
    const admin = meridian.browser()
    await admin.signIn('admin')
    const project = (await admin.post('/api/keystone/projects/', { name: SCRIPT, domain_id: 'default' })).json()
    const roles = (await admin.get('/api/keystone/roles/')).json().items
    const role = roles.find(({ name }: { name: string }) => name === 'member')
    const user = (await demo.get('/api/keystone/user-session/')).json().id
    await admin.send('PUT', `/api/keystone/projects/${project.id}/${role.id}/${user}`)
    const member = meridian.browser()
    await member.signIn('demo')
    await member.post(`/auth/switch/${project.id}/`)

    const { body, headers } = await member.get('/project/images', page)
    expect(body).toContain('script') // the page has the name …
    expect(body).not.toContain('<script') // … but not as markup
    expect(body).not.toContain('<img')
    expect(headers['content-security-policy']).not.toContain('unsafe-inline')
  })

  test('is never sent with a content type that browsers render', async () => {
    await demo.post('/api/nova/keypairs/', { name: 'x' })
    const urls = ['/api/nova/keypairs/', '/api/glance/images/<img src=x>/', '/api/no/such/path']
    for (const url of urls) {
      const { headers } = await demo.get(url)
      expect(headers['content-type']).toMatch(/^application\/json/)
      expect(headers['x-content-type-options']).toBe('nosniff')
    }
  })

  test.each(['=cmd()', '+1', '-1', '@x', '\t=1'])('%j is not a formula in the CSV', (text) => {
    expect(toCsv([[text]])).toContain(`'${text}`)
  })
})

test("links in a service's reply are not followed", async () => {
  const visited: string[] = []
  const evil = createServer((request, response) => {
    visited.push(request.url ?? '')
    response.end('{}')
  })
  await new Promise<void>((resolve) => evil.listen(0, '127.0.0.1', resolve))
  const target = `http://127.0.0.1:${(evil.address() as AddressInfo).port}` // it listens on TCP
  try {
    // Glance, Nova and Neutron page by links; our client pages by markers.
    for (const url of ['/api/glance/images/', '/api/nova/servers/', '/api/neutron/networks/', '/api/cinder/volumes/']) {
      const answer = await demo.get(`${url}?marker=${encodeURIComponent(target)}&next=${encodeURIComponent(target)}`)
      expect(answer.statusCode).toBeLessThan(500)
    }
    expect(visited).toEqual([])
  } finally {
    evil.close()
  }
})

test('a compressed body is not decompressed', async () => {
  const packed = gzipSync(JSON.stringify({ name: 'x'.repeat(10_000_000) }))
  const headers = { 'content-type': 'application/json', 'content-encoding': 'gzip' }
  const answer = await demo.send('POST', '/api/nova/keypairs/', packed, headers)
  expect(answer.statusCode).toBe(400)
  expect(answer.json()).toContain('malformed JSON request')
})

describe('secrets', () => {
  test('no response has the CSRF token, so that compression cannot reveal it', async () => {
    const token = demo.cookies.get('csrftoken') ?? 'none'
    for (const url of ['/api/boot/', '/api/settings/', '/project/images', `/api/glance/images/?name=${token}`]) {
      expect((await demo.get(url, url.startsWith('/api/') ? {} : page)).body).not.toContain(token)
    }
  })

  test("a console's URL, which is a secret, is not logged, cached or sent to other sites", async () => {
    const { items } = (await demo.get('/api/nova/servers/')).json()
    const running = items.find(({ status }: { status: string }) => status === 'ACTIVE')
    const answer = await demo.post(`/api/nova/servers/${running.id}/console-info/`, { console_type: 'VNC' })
    const token = /token=([\w%-]+)/.exec(answer.json().url)?.[1] ?? 'no token'
    expect(answer.statusCode).toBe(200)
    expect(meridian.log()).not.toContain(token)
    expect(answer.headers['cache-control']).toBe('no-store')
    expect(answer.headers['referrer-policy']).toBe('same-origin')
  })

  test("the session's token is in no response", async () => {
    const answers = await Promise.all(
      ['/api/boot/', '/api/keystone/user-session/', '/api/keystone/svc-catalog/'].map((url) => demo.get(url)),
    )
    for (const { body } of answers) expect(body).not.toMatch(/gAAAA|"token"|secret/)
  })
})
