import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import * as path from 'node:path'
import { promisify } from 'node:util'
import { DIALECTS, type UpstreamCall } from '@meridian/contract'
import { request } from 'undici'
import { credentialsOf, type Account } from './accounts.ts'
import type { World } from './world.ts'

const run = promisify(execFile)
const curl = DIALECTS.find(({ id }) => id === 'curl') ?? DIALECTS[0]

/** A token of Keystone itself; Meridian returns none. */
export async function tokenOf(world: World, account: Account): Promise<string> {
  const { username: name, password, project } = credentialsOf(account, world.real)
  const domain = { name: 'Default' }
  const answer = await request(`${world.console.authUrl}/auth/tokens`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      auth: {
        identity: { methods: ['password'], password: { user: { name, domain, password } } },
        scope: { project: { name: project, domain } },
      },
    }),
  })
  await answer.body.dump()
  return String(answer.headers['x-subject-token'])
}

/** Runs the cURL text of these calls in a shell where `openstack token issue` prints the token; returns its output. */
export async function runCurl(calls: readonly UpstreamCall[], token: string): Promise<string> {
  const folder = mkdtempSync(path.join(tmpdir(), 'meridian-code-'))
  try {
    writeFileSync(path.join(folder, 'openstack'), `#!/bin/sh\necho ${token}\n`, { mode: 0o755 })
    const env = { ...process.env, PATH: `${folder}:${process.env['PATH']}` }
    const { stdout } = await run('sh', ['-ec', curl.write(calls)], { env })
    return stdout
  } finally {
    rmSync(folder, { recursive: true })
  }
}
