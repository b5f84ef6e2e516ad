import { writeFileSync } from 'node:fs'
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
}

const INTRODUCTION = `# The API

Written by \`node tools/api-docs.ts\` from the endpoints in packages/contract; a check fails when it is out of date.
\`GET /api/openapi.json\` of a running console has the schemas.

- Calls need the session's cookie, \`X-Requested-With: XMLHttpRequest\`, and for anything but GET the cookie \`csrftoken\`
  repeated as \`X-CSRFToken\`. \`X-Meridian-Project\`, \`X-Meridian-Domain\` and
  \`X-Meridian-Region\` act in another project, domain or region.
- Bodies and replies are JSON. A refusal is a JSON string with the message; \`x-openstack-request-id\` is the service's.
- A new thing is answered with 201 and its \`Location\`; where nothing is said, a change is answered with 204.
- Paths are taken with and without the slash at the end.
`

const cell = (text: string) => text.replaceAll('|', '\\|')

const row = (endpoint: Endpoint) =>
  `| ${endpoint.method} | \`${endpoint.path}\` | ${endpoint.status} | ${cell(endpoint.summary)} |`

/** docs/api.md: all endpoints, by group. */
export function apiDocument(): string {
  const groups = Object.entries(api).map(([group, endpoints]) =>
    [
      `## ${TITLES[group] ?? group}`,
      '',
      '| method | path | answers | what it does |',
      '| --- | --- | --- | --- |',
      ...Object.values(endpoints).map(row),
      '',
    ].join('\n'),
  )
  return [INTRODUCTION, ...groups].join('\n')
}

export const API_DOCUMENT = join(root, 'docs/api.md')

if (import.meta.main) writeFileSync(API_DOCUMENT, apiDocument())
