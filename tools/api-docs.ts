import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { api, type Endpoint } from '@meridian/contract'
import { root } from './run-node.ts'

const TITLES: Record<string, string> = {
  shell: 'Session, settings and policy',
  keystone: 'Identity',
  nova: 'Compute',
  glance: 'Images',
  cinder: 'Block storage',
  neutron: 'Networks',
  network: 'Security groups and floating IPs',
  swift: 'Object store',
  heat: 'Orchestration',
  placement: 'Placement',
}

const INTRODUCTION = `# The API

Written by \`node tools/api-docs.ts\` from the endpoints in packages/contract. \`GET /api/openapi.json\` of a running console
has the schemas, and examples from the contract tests; signed-in users read and search it at \`/api/docs\`.

- Requests need the session cookie, \`X-Requested-With: XMLHttpRequest\`, and, except GET, the value of the cookie
  \`csrftoken\` (over TLS: \`__Host-csrftoken\`) in \`X-CSRFToken\`. \`X-Meridian-Project\`, \`X-Meridian-Domain\` and \`X-Meridian-Region\` select another
  project, domain or region.
- Request and response bodies are JSON. An error is a JSON string with the message; \`x-openstack-request-id\` is the
  service's request id.
- A creation responds 201 with \`Location\`; other changes respond 204 unless the table shows another status.
- The server accepts every path with and without a trailing slash.
`

const cell = (text: string) => text.replaceAll('|', '\\|')

const row = (endpoint: Endpoint) =>
  `| ${endpoint.method} | \`${endpoint.path}\` | ${endpoint.status} | ${cell(endpoint.summary)} |`

/** All endpoints by group. */
export function apiDocument(): string {
  const groups = Object.entries(api).map(([group, endpoints]) =>
    [
      `## ${TITLES[group] ?? group}`,
      '',
      '| method | path | status | what it does |',
      '| --- | --- | --- | --- |',
      ...Object.values(endpoints).map(row),
      '',
    ].join('\n'),
  )
  return [INTRODUCTION, ...groups].join('\n')
}

if (import.meta.main) {
  const folder = join(root, 'dist/docs')
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, 'api.md'), apiDocument())
}
