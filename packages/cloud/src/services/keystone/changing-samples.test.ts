import { beforeAll, describe, expect, test } from 'vitest'
import type { HttpResponse, Body } from '../../../test-support/http.ts'
import { expectLike, sample } from '../../../test-support/samples.ts'
import { credentials, inProject, testCloud } from '../../../test-support/test-cloud.ts'
import type { Client } from '../../../test-support/test-cloud.ts'

const cloud = await testCloud()
let admin: Client
let demo: Client

beforeAll(async () => {
  admin = await cloud.as('admin', 'admin')
  demo = await cloud.as('demo', 'demo')
})

/** Replays a recorded request, with our own `body` if given, and compares the responses. */
async function replay(name: string, as: Client, method: string, path: string, body?: unknown): Promise<HttpResponse> {
  const recorded = sample('identity', name)
  const sent = body ?? recorded.request.body ?? undefined
  const actual = await as.send(method, `/identity/v3/${path}`, sent === undefined ? {} : { body: sent })
  expectLike(actual, recorded, withoutSchema)
  return actual
}

/** Recorded 400 messages contain the full schema. */
const withoutSchema = (body: Body): Body =>
  typeof body?.error?.message === 'string'
    ? { error: { ...body.error, message: body.error.message.split('\n', 1)[0] } }
    : body

const ids: Record<string, string> = {}
const gone = '00000000000040008000000000000000'

describe('Keystone changes resources as recorded', () => {
  test('domains', async () => {
    ids.domain = (await replay('domain-create', admin, 'POST', 'domains')).body.domain.id
    await replay('domain-show', admin, 'GET', `domains/${ids.domain}`)
    await replay('error-409-domain', admin, 'POST', 'domains')
    await replay('error-403-domain-enabled', admin, 'DELETE', `domains/${ids.domain}`)
  })

  test('projects and their tags', async () => {
    ids.project = (await replay('project-create', admin, 'POST', 'projects')).body.project.id
    const child = { name: 'sample-child', domain_id: ids.domain, parent_id: ids.domain }
    await replay('project-create-child', admin, 'POST', 'projects', { project: child })
    await replay('error-409-project', admin, 'POST', 'projects')
    await replay('error-400-project-no-name', admin, 'POST', 'projects')
    await replay('error-403-project-create', demo, 'POST', 'projects')
    await replay('project-update', admin, 'PATCH', `projects/${ids.project}`)
    await replay('project-show-subtree', admin, 'GET', `projects/${ids.project}?subtree_as_list&parents_as_list`)
    const tags = `projects/${ids.project}/tags`
    await replay('project-tags', admin, 'GET', tags)
    await replay('project-tag-add', admin, 'PUT', `${tags}/red`)
    await replay('project-tag-delete', admin, 'DELETE', `${tags}/red`)
    await replay('project-tags-replace', admin, 'PUT', tags)
  })

  test('users', async () => {
    const user = { ...sample('identity', 'user-create').request.body.user, default_project_id: ids.project }
    ids.user = (await replay('user-create', admin, 'POST', 'users', { user })).body.user.id
    await replay('error-409-user', admin, 'POST', 'users')
    await replay('user-update', admin, 'PATCH', `users/${ids.user}`)
    await admin.post('/identity/v3/users', { user: { name: 'sample-homeless' } })
    await replay('users-list', admin, 'GET', 'users?name=sample-homeless')
    const change = { user: { password: 'new', original_password: 'wrong' } }
    await replay('error-401-password-change', admin, 'POST', `users/${ids.user}/password`, change)
    const right = { user: { password: 'new', original_password: user.password } }
    await replay('user-password-change', admin, 'POST', `users/${ids.user}/password`, right)
    await replay('user-disable', admin, 'PATCH', `users/${ids.user}`)
  })

  test('groups', async () => {
    ids.group = (await replay('group-create', admin, 'POST', 'groups')).body.group.id
    await replay('error-409-group', admin, 'POST', 'groups')
    await replay('groups-list', admin, 'GET', 'groups?name=sample-group')
    await replay('group-show', admin, 'GET', `groups/${ids.group}`)
    await replay('group-update', admin, 'PATCH', `groups/${ids.group}`)
    await replay('group-users', admin, 'GET', `groups/${ids.group}/users`)
    const member = `groups/${ids.group}/users/${ids.user}`
    await replay('group-add-user', admin, 'PUT', member)
    await replay('group-check-user', admin, 'HEAD', member)
    await replay('user-groups', admin, 'GET', `users/${ids.user}/groups`)
  })

  test('roles and grants', async () => {
    ids.role = (await replay('role-create', admin, 'POST', 'roles')).body.role.id
    await replay('role-show', admin, 'GET', `roles/${ids.role}`)
    await replay('role-update', admin, 'PATCH', `roles/${ids.role}`)
    await replay('error-409-role', admin, 'POST', 'roles')
    await replay('role-inferences', admin, 'GET', 'role_inferences')
    const { body } = await admin.get('/identity/v3/roles?name=admin')
    await replay('role-implied-list', admin, 'GET', `roles/${body.roles[0].id}/implies`)
    const onProject = `projects/${ids.project}/users/${ids.user}/roles`
    await replay('error-404-grant-check', admin, 'HEAD', `${onProject}/${ids.role}`)
    await replay('grant-project-user', admin, 'PUT', `${onProject}/${ids.role}`)
    await replay('grant-project-user-check', admin, 'HEAD', `${onProject}/${ids.role}`)
    await replay('grant-project-user-list', admin, 'GET', onProject)
    await replay('error-404-grant-role', admin, 'PUT', `${onProject}/${gone}`)
    await replay('grant-project-group', admin, 'PUT', `projects/${ids.project}/groups/${ids.group}/roles/${ids.role}`)
    await replay('grant-domain-user', admin, 'PUT', `domains/${ids.domain}/users/${ids.user}/roles/${ids.role}`)
    const here = `scope.project.id=${ids.project}`
    const both = await replay('role-assignments', admin, 'GET', `role_assignments?${here}`)
    expect(both.body.role_assignments.map((row: Body) => ('user' in row ? 'user' : 'group'))).toEqual(['user', 'group'])
    const effective = await replay(
      'role-assignments-effective',
      admin,
      'GET',
      `role_assignments?effective&include_names&${here}`,
    )
    expect(effective.body.role_assignments.map((row: Body) => Object.keys(row.links))).toEqual([
      ['assignment'],
      ['membership', 'assignment'],
    ])
    await replay('role-assignments-user-names', admin, 'GET', `role_assignments?include_names&user.id=${ids.user}`)
    await replay('grant-project-user-revoke', admin, 'DELETE', `${onProject}/${ids.role}`)
  })

  test('the catalog', async () => {
    await replay('region-create', admin, 'POST', 'regions')
    await replay('region-show', admin, 'GET', 'regions/sample-region')
    const { body } = await replay('service-create', admin, 'POST', 'services')
    const service = `services/${body.service.id}`
    await replay('service-show', admin, 'GET', service)
    const endpoint = { ...sample('identity', 'endpoint-create').request.body.endpoint, service_id: body.service.id }
    const made = await replay('endpoint-create', admin, 'POST', 'endpoints', { endpoint })
    await replay('endpoint-show', admin, 'GET', `endpoints/${made.body.endpoint.id}`)
    await replay('endpoint-delete', admin, 'DELETE', `endpoints/${made.body.endpoint.id}`)
    await replay('service-delete', admin, 'DELETE', service)
    await replay('region-delete', admin, 'DELETE', 'regions/sample-region')
  })

  test('application credentials', async () => {
    const own = `users/${demo.userId}/application_credentials`
    const { body } = await replay('application-credential-create', demo, 'POST', own)
    const { id, secret } = body.application_credential
    await replay('error-409-application-credential', demo, 'POST', own)
    await replay('application-credential-show', demo, 'GET', `${own}/${id}`)
    await replay('application-credentials-list', demo, 'GET', own)
    await replay('error-404-application-credential', demo, 'GET', `${own}/${gone}`)
    const rules = await replay('access-rules-list', demo, 'GET', `users/${demo.userId}/access_rules`)
    const identity = { methods: ['application_credential'], application_credential: { id, secret } }
    const token = await replay('token-application-credential', demo, 'POST', 'auth/tokens', { auth: { identity } })
    const headers = { 'x-auth-token': String(token.headers['x-subject-token']) }
    const again = { application_credential: { name: 'sample-cred-2' } }
    expectLike(
      await cloud.send('POST', `/identity/v3/${own}`, { headers, body: again }),
      sample('identity', 'error-403-application-credential-restricted'),
    )
    await replay('application-credential-delete', demo, 'DELETE', `${own}/${id}`)
    const rule = `users/${demo.userId}/access_rules/${rules.body.access_rules[0].id}`
    await replay('access-rule-delete', demo, 'DELETE', rule)
  })

  test('credentials, trusts and limits', async () => {
    await replay('credentials-list', demo, 'GET', 'credentials')
    const ec2 = `users/${demo.userId}/credentials/OS-EC2`
    const { body } = await replay('ec2-credential-create', demo, 'POST', ec2, { tenant_id: demo.projectId })
    await replay('ec2-credentials-list', demo, 'GET', ec2)
    await replay('ec2-credential-delete', demo, 'DELETE', `${ec2}/${body.credential.access}`)
    await replay('trusts-list', demo, 'GET', `OS-TRUST/trusts?trustor_user_id=${demo.userId}`)
    await replay('limits-list', demo, 'GET', 'limits')
    await replay('limits-model', demo, 'GET', 'limits/model')
    await replay('registered-limits-list', demo, 'GET', 'registered_limits')
    await replay('auth-system', admin, 'GET', 'auth/system')
  })

  test('federation', async () => {
    const provider = 'OS-FEDERATION/identity_providers/sample-idp'
    await replay('identity-provider-create', admin, 'PUT', provider)
    await replay('identity-providers-list', admin, 'GET', 'OS-FEDERATION/identity_providers')
    await replay('mapping-create', admin, 'PUT', 'OS-FEDERATION/mappings/sample-map')
    await replay('mappings-list', admin, 'GET', 'OS-FEDERATION/mappings')
    await replay('protocol-create', admin, 'PUT', `${provider}/protocols/mapped`)
    await replay('protocols-list', admin, 'GET', `${provider}/protocols`)
    await replay('protocol-delete', admin, 'DELETE', `${provider}/protocols/mapped`)
    await replay('mapping-delete', admin, 'DELETE', 'OS-FEDERATION/mappings/sample-map')
    await replay('identity-provider-delete', admin, 'DELETE', provider)
  })

  test('deletes everything again', async () => {
    await replay('group-remove-user', admin, 'DELETE', `groups/${ids.group}/users/${ids.user}`)
    await replay('group-delete', admin, 'DELETE', `groups/${ids.group}`)
    await replay('user-delete', admin, 'DELETE', `users/${ids.user}`)
    await replay('role-delete', admin, 'DELETE', `roles/${ids.role}`)
    await replay('project-delete', admin, 'DELETE', `projects/${ids.project}`)
    await replay('error-404-delete-project', admin, 'DELETE', `projects/${ids.project}`)
    await replay('domain-update', admin, 'PATCH', `domains/${ids.domain}`)
    await replay('domain-delete', admin, 'DELETE', `domains/${ids.domain}`)
    await replay('error-404-path-accept-json', admin, 'GET', 'nothing-here')
    const auth = { auth: { ...sample('identity', 'error-400-auth-without-identity').request.body.auth } }
    await replay('error-400-auth-without-identity', admin, 'POST', 'auth/tokens', auth)
    const { body } = await cloud.send('POST', '/identity/v3/auth/tokens', {
      body: credentials('admin', inProject('admin')),
    })
    expect(Object.keys(body.token).toSorted()).toEqual(
      Object.keys(sample('identity', 'token-project-admin').response.body.token).toSorted(),
    )
  })
})
