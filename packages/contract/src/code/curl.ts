import type { UpstreamCall } from '../upstream-calls.ts'
import type { Dialect } from './dialect.ts'
import { idKeys, NewIds } from './new-id.ts'
import { shellQuote, shellWord } from './shell-quote.ts'
import { visibleJson } from './visible.ts'

/** Sets the token that `curlCommand` sends. */
export const SET_TOKEN = 'OS_TOKEN=$(openstack token issue -f value -c id)'

/** cURL in a POSIX shell; the token is in `$OS_TOKEN`. */
export const curl: Dialect = {
  id: 'curl',
  name: 'cURL',
  write: (calls) => {
    const ids = new NewIds(calls)
    return [SET_TOKEN, ...calls.map((call, index) => curlCommand(call, index, ids))].join('\n\n')
  },
}

/** The command for the call at an index. */
export function curlCommand(call: UpstreamCall, index: number, ids: NewIds): string {
  const { service, method, endpoint, path, version, headers, body, file } = call
  const options = [
    // Without globbing: brackets and braces of an address are part of it.
    `curl -gsSf -X ${method} ${shellWord(endpoint + path, ids)}`,
    '-H "X-Auth-Token: $OS_TOKEN"',
    ...(version ? [`-H ${shellQuote(`OpenStack-API-Version: ${service} ${version}`)}`] : []),
    ...(body === null || 'content-type' in headers ? [] : ['-H "Content-Type: application/json"']),
    // With a semicolon, cURL sends a header without a value; with a colon, it would send none.
    ...Object.entries(headers).map(([name, value]) => `-H ${shellQuote(value ? `${name}: ${value}` : `${name};`)}`),
    // Raw: a body that begins with @ is not the name of a file.
    ...(body === null ? [] : [`--data-raw ${shellWord(pretty(body), ids)}`]),
    ...(file ? ['--upload-file FILE'] : []),
    ...(method === 'HEAD' ? ['--head'] : []),
  ]
  const text = options.join(' \\\n  ')
  const newId = ids.variableAt(index)
  return newId ? `${newId}=$(${text} |\n  python3 -c ${shellQuote(printing(idKeys(call)))})` : text
}

/** Who has the client has Python. */
const printing = (keys: readonly string[]) =>
  `import json, sys; print(json.load(sys.stdin)${keys.map((key) => `[${JSON.stringify(key)}]`).join('')})`

const pretty = (body: string) => visibleJson(JSON.parse(body), 2)
