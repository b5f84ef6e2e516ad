import { api, keystone, LIVE_LISTS, LiveRows, nova, type LiveType } from '@meridian/contract'
import { Metrics, metricsApp } from '@meridian/server'
import { afterAll, afterEach, beforeAll, expect, onTestFinished, test } from 'vitest'
import type { Browser } from './support/browser.ts'
import { madeProject, madeUser } from './support/identity.ts'
import { serverRequest } from './support/servers.ts'
import { PATIENCE_MS, World } from './support/world.ts'

const TYPES = Object.keys(LIVE_LISTS)

const metrics = new Metrics()
let world: World
let meridian: World['console']
let address: string
/** Another server for the same cloud: what it changes, this one's followers must find. */
let elsewhere: Browser
beforeAll(async () => {
  world = await World.start({ metrics })
  meridian = world.console
  address = await meridian.app.listen({ port: 0, host: '127.0.0.1' })
  elsewhere = await meridian.replica()
  const demo = await world.as('demo')
  demo.cookies.forEach((value, name) => elsewhere.cookies.set(name, value))
})
afterEach(() => meridian.faults())
afterAll(() => world.stop())

interface Event {
  id: string
  event: string
  rows: LiveRows
}

/** The events of a stream, as a page reads them. */
async function follow(browser: Browser, of: string, headers: Record<string, string> = {}) {
  const leave = new AbortController()
  onTestFinished(() => leave.abort())
  const cookie = [...browser.cookies].map(([name, value]) => `${name}=${encodeURIComponent(value)}`).join('; ')
  const response = await fetch(`${address}/api/live/?of=${encodeURIComponent(of)}`, {
    signal: leave.signal,
    headers: { cookie, 'x-requested-with': 'XMLHttpRequest', 'accept-encoding': 'gzip, br', ...headers },
  })
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader()
  let text = ''
  const events: Event[] = []
  /** The first event, from now on, that passes; null if the stream ends before. */
  async function next(passes: (rows: LiveRows) => boolean): Promise<Event | null> {
    for (;;) {
      const found = events.findIndex(({ event, rows }) => event === 'rows' && passes(rows))
      if (found >= 0) return events.splice(0, found + 1).at(-1) ?? null
      const { done, value } = (await reader?.read().catch(() => undefined)) ?? { done: true, value: undefined }
      if (done) return null
      text += value
      const parts = text.split('\n\n')
      text = parts.pop() ?? ''
      events.push(...parts.map(parse))
    }
  }
  return { response, next, leave: () => leave.abort() }
}

function parse(part: string): Event {
  const {
    id = '',
    event = '',
    data = '{}',
  } = Object.fromEntries(
    part.split('\n').map((line) => [line.slice(0, line.indexOf(':')), line.slice(line.indexOf(':') + 2)]),
  )
  return { id, event, rows: event === 'rows' ? LiveRows.parse(JSON.parse(data)) : (JSON.parse(data) as LiveRows) } // only rows are looked at
}

const isStart = ({ live }: LiveRows) => live
const names = (id: string) => (rows: LiveRows) => rows.changed.includes(id)
const lacks = (id: string) => (rows: LiveRows) => rows.removed.includes(id)

test('a stream is told at once what it follows, uncompressed and unbuffered', async () => {
  const browser = await world.as('demo')
  const { response, next } = await follow(browser, TYPES.join())
  expect(response.status).toBe(200)
  expect(response.headers.get('content-type')).toContain('text/event-stream')
  expect(response.headers.get('content-encoding')).toBeNull()
  expect(response.headers.get('x-accel-buffering')).toBe('no')
  const seen = new Set<string>()
  while (seen.size < TYPES.length) {
    const event = await next(isStart)
    seen.add(event?.rows.of ?? 'the end')
  }
  expect([...seen].toSorted()).toEqual(TYPES.toSorted())
})

test.each(['demo', 'admin'] as const)(
  'each list of %s has as many rows as its follower counts',
  { timeout: PATIENCE_MS },
  async (user) => {
    const browser = await world.as(user)
    const { next } = await follow(browser, TYPES.join())
    const [counted, listed] = [new Map<string, number>(), new Map<string, number>()]
    for (let seen = 0; seen < TYPES.length; seen += 1) {
      const { of = '', count = null } = (await next(isStart))?.rows ?? {}
      if (count === null) continue
      counted.set(of, count)
      listed.set(of, (await browser.get(LIVE_LISTS[of as LiveType])).json().items.length)
    }
    // Of servers only those that have changed are read.
    expect(counted.size).toBe(TYPES.length - 1)
    expect(counted).toEqual(listed)
  },
)

const GROUPS = 'OS::Neutron::SecurityGroup'
const newGroup = async (browser: Browser): Promise<string> =>
  (await browser.post(LIVE_LISTS[GROUPS], { name: 'followed', description: '' })).json().id

test('what another server changes is told, with its removal', { timeout: PATIENCE_MS }, async () => {
  const { next } = await follow(await world.as('demo'), GROUPS)
  await next(isStart)
  const id = await newGroup(elsewhere)
  expect(await next(names(id))).not.toBeNull()
  await elsewhere.send('PATCH', `${LIVE_LISTS[GROUPS]}${id}/`, { name: 'renamed' })
  expect(await next(names(id))).not.toBeNull()
  await elsewhere.delete(`${LIVE_LISTS[GROUPS]}${id}/`)
  expect(await next(lacks(id))).not.toBeNull()
})

test('a server that is deleted elsewhere is told as removed', { timeout: PATIENCE_MS }, async () => {
  const { next } = await follow(await world.as('demo'), 'OS::Nova::Server')
  await next(isStart)
  const made = await elsewhere.post(nova.serverCreate.path, await serverRequest(world))
  expect(made.statusCode).toBe(201)
  const { id } = made.json()
  expect(await next(names(id))).not.toBeNull()
  await elsewhere.delete(`${nova.serverList.path}${id}/`)
  expect(await next(lacks(id))).not.toBeNull()
})

test('the address of each list is that of an endpoint, and of an item one below it', () => {
  // Some of Horizon's addresses end without a slash.
  const paths = new Set(
    Object.values(api).flatMap((group) => Object.values(group).map(({ path }) => path.replace(/\/?$/, '/'))),
  )
  const wanted = Object.values(LIVE_LISTS).flatMap((path) => [path, `${path}:id/`])
  expect(wanted.filter((path) => !paths.has(path))).toEqual([])
})

test('who connects again gets what changed meanwhile, on this server and on another', async () => {
  const browser = await world.as('demo')
  const first = await follow(browser, GROUPS)
  const last = (await first.next(isStart))?.id ?? ''
  first.leave()
  const id = await newGroup(elsewhere)
  const again = await follow(browser, GROUPS, { 'last-event-id': last })
  expect(await again.next(names(id))).not.toBeNull()
  // A server that has followed nothing before.
  const other = await follow(browser, GROUPS, { 'last-event-id': last, 'x-meridian-region': 'none' })
  expect(await other.next(names(id))).not.toBeNull()
})

test(
  'a member is told nothing of other projects, an administrator of all of them is',
  { timeout: PATIENCE_MS },
  async () => {
    const [stranger, admin] = [
      await follow(await world.as('stranger'), `${GROUPS},${GROUPS}*`),
      await follow(await world.as('admin'), `${GROUPS}*`),
    ]
    await Promise.all([stranger.next(isStart), admin.next(isStart)])
    await stranger.next(isStart)
    const id = await newGroup(elsewhere)
    expect(await admin.next(names(id))).not.toBeNull()
    const own = await newGroup(await world.as('stranger'))
    const told: string[] = []
    await stranger.next(({ changed }) => told.push(...changed) > 0 && changed.includes(own))
    expect(told).not.toContain(id)
  },
)

test('a member who asks for the servers of all projects follows none', async () => {
  const { next } = await follow(await world.as('demo'), 'OS::Nova::Server*')
  expect((await next(() => true))?.rows.live).toBe(false)
})

test('the stream of a role that is taken away ends', { timeout: PATIENCE_MS }, async () => {
  const { id: user_id, name, password } = await madeUser(world)
  const project_id = await madeProject(world)
  const { items } = await world.call('admin', keystone.roleList, {})
  const role_id = items.find((role) => role.name === 'member')?.id ?? ''
  const role = { user_id, role_id, project_id, inherited: false }
  await world.call('admin', keystone.roleAssignmentGrant, { body: role })
  const browser = meridian.browser()
  await browser.signIn(name, password)
  const { next } = await follow(browser, GROUPS)
  expect(await next(isStart)).not.toBeNull()
  await world.call('admin', keystone.roleAssignmentRevoke, { body: role })
  expect(await next(() => false)).toBeNull()
})

test('many pages of one project are one follower, and the metrics say so', async () => {
  const browser = await world.as('demo')
  const many = await Promise.all(Array.from({ length: 20 }, () => follow(browser, 'OS::Neutron::Router')))
  await Promise.all(many.map(({ next }) => next(isStart)))
  const text = (await metricsApp(metrics).inject('/metrics')).body
  const valueOf = (name: string) => Number(new RegExp(`^meridian_live_${name} (\\d+)$`, 'm').exec(text)?.[1])
  expect(valueOf('streams')).toBeGreaterThanOrEqual(20)
  expect(valueOf('watchers') - valueOf('followers')).toBeGreaterThanOrEqual(19)
  expect(valueOf('events_total')).toBeGreaterThanOrEqual(20)
  expect(valueOf('looks_saved_total')).toBeGreaterThanOrEqual(0)
})

test('a service that fails is reported, and followed again', { timeout: PATIENCE_MS }, async () => {
  const { next } = await follow(await world.as('demo'), 'OS::Heat::Stack')
  await next(isStart)
  await meridian.faults({ service: 'orchestration', status: 503 })
  expect(await next(({ live }) => !live)).not.toBeNull()
  await meridian.faults()
  expect(await next(isStart)).not.toBeNull()
})

test('an operator who keeps no streams open refuses them', async () => {
  const none = await meridian.replica({ settings: { LIVE_STREAMS: 0 } })
  elsewhere.cookies.forEach((value, name) => none.cookies.set(name, value))
  expect((await none.get(`/api/live/?of=${GROUPS}`)).statusCode).toBe(503)
  expect((await none.get('/api/live/?of=OS::No::Type')).statusCode).toBe(400)
  expect((await meridian.browser().get(`/api/live/?of=${GROUPS}`)).statusCode).toBe(401)
})
