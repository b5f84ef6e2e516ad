import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import type { Browser } from './support/browser.ts'
import { startConsole, type Console } from './support/console.ts'

/** What the test reads of an entry of the console's registry. */
interface Entry {
  panels: { project?: { path: string } }
  services: readonly string[]
  resource: () => Promise<{ list: { query: (filters: object, scope: string) => { queryKey: readonly unknown[] } } }>
}

// By a path that is computed: the types of the console's components need the console's own compiler options.
const ofConsole = (file: string) => import(join(import.meta.dirname, '../../../packages/console/src', file))
const { resources } = (await ofConsole('resources/index.ts')) as { resources: readonly Entry[] } // the registry's own type is a subtype

let meridian: Console
let demo: Browser
beforeAll(async () => {
  meridian = await startConsole()
  demo = meridian.browser()
  await demo.signIn('demo')
})
afterEach(() => meridian.faults())
afterAll(() => meridian.stop())

/** The names of services in the embedded cloud, where they differ from those of a catalogue. */
const NAMES: Readonly<Record<string, string>> = { 'block-storage': 'volumev3', volume: 'volumev3' }

const panels = resources.flatMap((entry) => {
  const path = entry.panels.project?.path
  const [service = ''] = entry.services
  return path === undefined ? [] : [{ path, entry, service: NAMES[service] ?? service }]
})

describe.each(panels)('$path while $service is dead', ({ entry, service }) => {
  test.each([
    ['closes connections', { service, drop: true }],
    ['answers 503', { service, status: 503 }],
  ])('%s: the list is an error with its reason, and the frame is served', async (_case, fault) => {
    const { queryKey } = (await entry.resource()).list.query({}, 'project')
    const url = String(queryKey[1])
    expect((await demo.get(url)).statusCode).toBe(200)
    await meridian.faults(fault)
    const answer = await demo.get(url)
    expect(answer.statusCode).toBeGreaterThanOrEqual(500)
    expect(answer.json()).toMatch(/\w/)
    expect((await demo.get('/api/keystone/user-session/')).statusCode).toBe(200)
    expect((await demo.get('/api/boot/')).json()).toMatchObject({ session: { username: 'demo' }, outage: null })
    await meridian.faults()
    expect((await demo.get(url)).statusCode).toBe(200)
  })
})
