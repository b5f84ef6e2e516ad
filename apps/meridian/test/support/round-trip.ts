import { appendFileSync, existsSync, readFileSync } from 'node:fs'
import { setTimeout } from 'node:timers/promises'
import { DIALECTS, isWrite, type Endpoint, type UpstreamCall } from '@meridian/contract'
import { expect } from 'vitest'
import { credentialsOf, type Account } from './accounts.ts'
import { CloudState } from './cloud-state.ts'
import { openPrograms } from './programs.ts'
import type { AnyArgs, World } from './world.ts'

/** Appends each outcome to this file, for the table in docs. */
const record = process.env['MERIDIAN_ROUND_TRIPS']

/** The outcomes are recorded, and not expected. */
export const isRecording = record !== undefined

/** What an interrupted run has recorded: the next run with this file goes on after it. */
const recorded: ReadonlySet<string> = new Set(
  (record && existsSync(record) ? readFileSync(record, 'utf8') : '')
    .trim()
    .split('\n')
    .flatMap((line) =>
      line.includes(`"dialect":"${DIALECTS.at(-1)?.id}"`) ? [/"name":"(\w+)"/.exec(line)?.[1] ?? ''] : [],
    ),
)

/** Runs the code of all endpoints, and expects what the table in docs says. */
const provesAll = process.env['MERIDIAN_PROVE_ALL'] !== undefined

/** Of the long runs: only endpoints whose names match it. */
const only = new RegExp(process.env['MERIDIAN_PROVE_ONLY'] ?? '')

/** Whether the code of an endpoint is run: all of it in long runs, that of some endpoints otherwise. */
export const isProved = ({ real }: World, name: string): boolean =>
  !real && (isRecording || provesAll ? only.test(name) && !recorded.has(name) : SAMPLE.has(name))

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
export async function roundTrip(world: World, name: string, { as, endpoint, args, calls }: Request) {
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
    const differences = isPending ? await settledDifferences(state, request, () => run(text, env)) : found
    outcomes[id] = differences
    const outcome = { name, dialect: id, kind: codeKind(text), differences: differences.slice(0, 6) }
    if (record) appendFileSync(record, `${JSON.stringify(outcome)}\n`)
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

/** The kinds of code that the table in docs has for each request. */
const table = readFileSync(new URL('../../../../docs/code.md', import.meta.url), 'utf8')

/** The code does the same as the request in each dialect for which the table in docs says so. */
export function expectProved(name: string, differences: Readonly<Record<string, readonly string[]>>): void {
  const cells = new RegExp(`^\\| ${name} .*$`, 'm').exec(table)?.[0].split('|').slice(2) ?? []
  const proved = DIALECTS.filter((_, index) => cells[index]?.trim() === 'proved').map(({ id }) => id)
  const differing = proved.filter((id) => differences[id]?.length !== 0)
  expect([name, ...differing.map((id) => [id, differences[id]])]).toEqual([name])
}

/** The table in docs has a line for the request, which says whether the client has commands for it. */
export function expectDocumented(name: string, calls: readonly UpstreamCall[]): void {
  const writes = calls.filter(isWrite)
  const [openstack] = DIALECTS
  const kind = codeKind(openstack.write(writes))
  const kinds = kind === 'command' ? ['proved', 'written'] : [kind, `${kind}, proved`]
  const [, documented] = new RegExp(`^\\| ${name} +\\| ([^|]*?) +\\|`, 'm').exec(table) ?? []
  if (writes.length > 0) expect([name, kinds]).toEqual([name, expect.arrayContaining([documented])])
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
