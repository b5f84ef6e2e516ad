import { describe, expect, test } from 'vitest'
import type { Body } from '../../../test-support/http.ts'
import { testCloud } from '../../../test-support/test-cloud.ts'

const cloud = await testCloud()
const admin = await cloud.as('admin', 'admin')
const demo = await cloud.as('demo', 'demo')
const other = await cloud.as('reader', 'demo')
const v3 = (path: string) => `/identity/v3/${path}`

const rules = [{ service: 'compute', method: 'GET', path: '/v2.1/servers' }]
const credential = await demo.post(v3(`users/${demo.userId}/application_credentials`), {
  application_credential: { name: 'mine', access_rules: rules },
})
const { id: credentialId, access_rules } = credential.body.application_credential
const secret = { type: 'totp', blob: 'GEZDGNBVGY3TQOJQ', user_id: demo.userId }
const secretId = (await demo.post(v3('credentials'), { credential: secret })).body.credential.id
const ec2 = await demo.post(v3(`users/${demo.userId}/credentials/OS-EC2`), { tenant_id: demo.projectId })
const trust = await demo.post(v3('OS-TRUST/trusts'), {
  trust: {
    trustor_user_id: demo.userId,
    trustee_user_id: admin.userId,
    impersonation: true,
    project_id: demo.projectId,
    roles: [{ name: 'member' }],
  },
})

/** Paths of demo's resources, and whether an administrator can read them. */
const OWNED: [string, string, boolean][] = [
  ['application credential', `users/${demo.userId}/application_credentials/${credentialId}`, true],
  ['list of application credentials', `users/${demo.userId}/application_credentials`, true],
  ['access rule', `users/${demo.userId}/access_rules/${access_rules[0].id}`, false],
  ['credential', `credentials/${secretId}`, true],
  ['EC2 credential', `users/${demo.userId}/credentials/OS-EC2/${ec2.body.credential.access}`, true],
  ['trust', `OS-TRUST/trusts/${trust.body.trust.id}`, true],
  ['user', `users/${demo.userId}`, true],
  ['list of groups', `users/${demo.userId}/groups`, true],
  ['list of projects', `users/${demo.userId}/projects`, true],
]

describe('resources of a user are hidden from others', () => {
  test.for(OWNED)('%s', async ([, path, isForAdmin]) => {
    const status = async (client: typeof demo) => (await client.get(v3(path))).status
    expect([await status(demo), await status(other), await status(admin)]).toEqual([200, 403, isForAdmin ? 200 : 403])
  })

  test.for(OWNED.slice(0, 6).filter(([what]) => !what.startsWith('list')))(
    'others cannot delete the %s',
    async ([, path]) => {
      expect((await other.del(v3(path))).status).toBe(403)
      expect((await demo.get(v3(path))).status).toBe(200)
    },
  )

  test('lists of credentials have only the caller’s own', async () => {
    const ids = async (client: typeof demo) =>
      (await client.get(v3('credentials?type=totp'))).body.credentials.map(({ id }: Body) => id)
    expect([await ids(demo), await ids(other), await ids(admin)]).toEqual([[secretId], [], [secretId]])
  })

  test('a user cannot create a credential for another user', async () => {
    const theirs = { application_credential: { name: 'theirs' } }
    expect((await admin.post(v3(`users/${demo.userId}/application_credentials`), theirs)).status).toBe(403)
    expect((await other.post(v3('credentials'), { credential: secret })).status).toBe(403)
  })

  test('a project other than the token’s is hidden', async () => {
    const { body } = await admin.post(v3('projects'), { project: { name: 'hidden' } })
    expect((await demo.get(v3(`projects/${body.project.id}`))).status).toBe(403)
    expect((await admin.get(v3(`projects/${body.project.id}`))).status).toBe(200)
  })
})
