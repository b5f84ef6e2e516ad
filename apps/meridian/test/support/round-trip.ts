import { readFileSync } from 'node:fs'
import { setTimeout } from 'node:timers/promises'
import { DIALECTS, isWrite, type Endpoint, type UpstreamCall } from '@meridian/contract'
import { expect } from 'vitest'
import { credentialsOf, type Account } from './accounts.ts'
import { CloudState } from './cloud-state.ts'
import { HAS_NEWER_CLIENT, openPrograms } from './programs.ts'
import type { AnyArgs, World } from './world.ts'

/** Runs the code of all endpoints. */
const provesAll = process.env['MERIDIAN_PROVE_ALL'] !== undefined

/** Of these: only endpoints whose names match it. */
const only = new RegExp(process.env['MERIDIAN_PROVE_ONLY'] ?? '')

/** Whether the code of an endpoint is run: all of it in long runs, that of some endpoints otherwise. */
export const isProved = ({ real }: World, name: string): boolean =>
  !real && (provesAll ? only.test(name) : SAMPLE.has(name))

const SAMPLE: ReadonlySet<string> = new Set([
  'routerCreate',
  'routerUpdate',
  'rbacPolicyCreate',
  'qosSpecUpdate',
  'limitCreate',
  'roleAssignmentGrant',
  'containerCreate',
])

interface Request {
  as: Account
  endpoint: Endpoint
  args: AnyArgs
  calls: readonly UpstreamCall[]
}

/** What differs between the request and its code in each dialect: nothing, if it does the same. The state stays as it was. */
export async function roundTrip(world: World, { as, endpoint, args, calls }: Request) {
  const writes = calls.filter(isWrite)
  const programs = await openPrograms()
  const state = await CloudState.save(world)
  const env = environmentOf(world, as)
  const request = async () => {
    const { statusCode, body } = await world.send(as, endpoint, args)
    return statusCode < 400 ? null : body
  }
  const expected = await changesBy(state, request)
  const outcomes: Record<string, string[]> = {}
  for (const { id, write } of DIALECTS) {
    const run = id === 'python' ? programs.python : programs.bash
    const text = write(writes)
    const found = differencesOf(expected, await changesBy(state, () => run(text, env)))
    const isPending = found.length > 0 && !found.some((line) => line.startsWith('code !'))
    outcomes[id] = isPending ? await settledDifferences(state, request, () => run(text, env)) : found
  }
  state.forget()
  return outcomes
}

type CodeKind = 'command' | 'cURL' | 'newer client'

/** Whether a text has only commands of its own dialect. */
function codeKind(text: string): CodeKind {
  if (text.includes('# The client has no command')) return 'cURL'
  return text.includes('# Needs python-openstackclient') ? 'newer client' : 'command'
}

const page = readFileSync(new URL('../../../../docs/code.md', import.meta.url), 'utf8')

/** The requests in a table of docs/code.md, by the head of its first column. */
const listed = (head: string): ReadonlySet<string> => {
  const [, table = ''] = new RegExp(`^\\| ${head} .*\\n\\| -.*\\n((?:\\|.*\\n)+)`, 'm').exec(page) ?? []
  return new Set([...table.matchAll(/^\| (\w+) /gm)].map(([, name = '']) => name))
}

const WITHOUT_COMMAND = listed('without a command')
const FOR_NEWER_CLIENTS = listed('with a newer client')

/** Requests have commands, except those that docs/code.md lists. */
const expectedKind = (name: string): CodeKind =>
  WITHOUT_COMMAND.has(name) ? 'cURL' : FOR_NEWER_CLIENTS.has(name) ? 'newer client' : 'command'

/** The code does the same as the request in each dialect whose program can run it. */
export function expectProved(name: string, differences: Readonly<Record<string, readonly string[]>>): void {
  const kind = expectedKind(name)
  const hasCommand = kind === 'command' || (kind === 'newer client' && HAS_NEWER_CLIENT)
  const differing = Object.entries(differences).filter(
    ([id, some]) => some.length > 0 && (id !== DIALECTS[0].id || hasCommand),
  )
  expect([name, ...differing]).toEqual([name])
}

/** The client has commands for the request, unless docs/code.md says why not. */
export function expectDocumented(name: string, calls: readonly UpstreamCall[]): void {
  const writes = calls.filter(isWrite)
  if (writes.length > 0) expect([name, codeKind(DIALECTS[0].write(writes))]).toEqual([name, expectedKind(name)])
}

/** Long enough for what the cloud does after it has responded. */
const SETTLED_MS = 4000

/** Compares what both have changed once the cloud has finished: a server that is being built differs by moments. */
async function settledDifferences(state: CloudState, request: Act, code: Act): Promise<string[]> {
  const expected = await changesBy(state, request, SETTLED_MS)
  return differencesOf(expected, await changesBy(state, code, SETTLED_MS))
}

type Act = () => Promise<string | null>

async function changesBy(state: CloudState, act: Act, pause = 0): Promise<string[]> {
  const error = await act()
  await setTimeout(pause)
  const changes = error === null ? await state.changes() : [`! ${error}`]
  await state.restore()
  return changes
}

function differencesOf(expected: readonly string[], changes: readonly string[]): string[] {
  const missing = expected.filter((line) => !changes.includes(line)).map((line) => `form ${line}`)
  return [...missing, ...changes.filter((line) => !expected.includes(line)).map((line) => `code ${line}`)]
}

/** What the programs need to sign in. */
export function environmentOf({ console, real }: World, as: Account): Record<string, string> {
  const { username, password, project } = credentialsOf(as, real)
  return {
    OS_AUTH_URL: console.authUrl,
    OS_USERNAME: username,
    OS_PASSWORD: password,
    OS_PROJECT_NAME: project,
    OS_USER_DOMAIN_NAME: 'Default',
    OS_PROJECT_DOMAIN_NAME: 'Default',
    OS_REGION_NAME: 'RegionOne',
    OS_IDENTITY_API_VERSION: '3',
  }
}
