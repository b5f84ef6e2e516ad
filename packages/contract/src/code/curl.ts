import { isWrite, NEW_ID, type UpstreamCall } from '../upstream-calls.ts'
import type { Dialect } from './dialect.ts'
import { shellQuote } from './shell-quote.ts'

/** cURL in a POSIX shell; the token is in `$OS_TOKEN`. */
export const curl: Dialect = {
  id: 'curl',
  name: 'cURL',
  write: (calls) => ['OS_TOKEN=$(openstack token issue -f value -c id)', ...calls.map(command)].join('\n\n'),
}

function command(call: UpstreamCall): string {
  const { service, method, endpoint, path, version, headers, body, file } = call
  const options = [
    // Without globbing: brackets and braces of an address are part of it.
    `curl -gsSf -X ${method} ${shellQuote(endpoint + path)}`,
    '-H "X-Auth-Token: $OS_TOKEN"',
    ...(version ? [`-H ${shellQuote(`OpenStack-API-Version: ${service} ${version}`)}`] : []),
    ...(body === null ? [] : ['-H "Content-Type: application/json"']),
    // With a semicolon, cURL sends a header without a value; with a colon, it would send none.
    ...Object.entries(headers).map(([name, value]) => `-H ${shellQuote(value ? `${name}: ${value}` : `${name};`)}`),
    // Raw: a body that begins with @ is not the name of a file.
    ...(body === null ? [] : [`--data-raw ${shellQuote(pretty(body))}`]),
    ...(file ? ['--upload-file FILE'] : []),
    ...(method === 'HEAD' ? ['--head'] : []),
  ]
  const text = options.join(' \\\n  ')
  return isWrite(call) && path.includes(NEW_ID) ? `# ${NEW_ID} is the id in the response above.\n${text}` : text
}

const pretty = (body: string) => JSON.stringify(JSON.parse(body), null, 2)
