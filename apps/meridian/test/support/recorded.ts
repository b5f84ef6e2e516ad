import { CALLS_HEADER, isWrite, WithCalls, type CallsMode, type Endpoint, type UpstreamCall } from '@meridian/contract'
import { expect } from 'vitest'
import type { Account } from './accounts.ts'
import type { AnyArgs, World } from './world.ts'

/** Whether the endpoint changes something, and its requests are JSON. */
export const isChanging = ({ method, bytes }: Endpoint): boolean => method !== 'GET' && !bytes

/** Sends a request and asks for the calls behind it; without calls if the server has refused it by itself. */
export async function sendRecorded(world: World, as: Account, endpoint: Endpoint, args: AnyArgs, mode: CallsMode) {
  const answer = await world.send(as, endpoint, { ...args, headers: { ...args.headers, [CALLS_HEADER]: mode } })
  if (answer.headers[CALLS_HEADER] !== mode) return { ...plain(answer), calls: [] }
  const { status, body, calls } = WithCalls.parse(answer.json())
  return { statusCode: status, body: JSON.stringify(body), headers: answer.headers, calls }
}

const plain = ({ statusCode, body, headers }: Awaited<ReturnType<World['send']>>) => ({ statusCode, body, headers })

const NEW_ID = 'NEW_ID'
/** To a secret that was made for the same request: Barbican chooses its id, too. */
const REFERENCE = /(\/v1\/secrets\/)[0-9a-f-]{36}(?=")/g

/** What the calls change in the cloud, in a form that can be compared. */
const writesOf = (calls: readonly UpstreamCall[]) =>
  calls.filter(isWrite).map(({ service, method, path, version, headers, body }) => ({
    request: `${service} ${method} ${path}`,
    version,
    headers: Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, isRandom(name) ? '' : value])),
    body: body === null ? null : parsed(body),
  }))

const parsed = (json: string): unknown => JSON.parse(json.replaceAll(REFERENCE, `$1${NEW_ID}`))

/** The server makes up a key for temporary URLs. */
const isRandom = (header: string) => header.endsWith('-temp-url-key')

/** The new id is random in each request. */
const withPlainId = (call: UpstreamCall): UpstreamCall => {
  const withPlain = (text: string) => (call.newId === undefined ? text : text.replaceAll(call.newId, NEW_ID))
  return { ...call, path: withPlain(call.path), body: call.body === null ? null : withPlain(call.body) }
}

/** The previewed calls are those that were sent, except for ids that the service chooses. */
export function expectSameWrites(preview: readonly UpstreamCall[], sent: readonly UpstreamCall[]): void {
  const expected = writesOf(preview.map(withPlainId))
  const actual = writesOf(sent).map((write, index) => {
    const previewed = expected[index]?.request.split('/') ?? []
    const segments = write.request.split('/').map((segment, at) => (previewed[at] === NEW_ID ? NEW_ID : segment))
    return { ...write, request: segments.join('/') }
  })
  expect(expected).toEqual(actual)
}
