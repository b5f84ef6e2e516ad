import { describe, expect, test } from 'vitest'
import type { Body } from '../../../test-support/http.ts'
import { testCloud } from '../../../test-support/test-cloud.ts'

const cloud = await testCloud()
const admin = await cloud.as('admin', 'admin')
const demo = await cloud.as('demo', 'demo')
const v3 = (path: string) => `/identity/v3/${path}`
const made = async (kind: string, fields: Body) => (await admin.post(v3(`${kind}s`), { [kind]: fields })).body[kind].id
const roleId = async (name: string) => (await admin.get(v3(`roles?name=${name}`))).body.roles[0].id

const parent = await made('project', { name: 'parent' })
const child = await made('project', { name: 'child', parent_id: parent })
const sealed = await made('project', { name: 'sealed', options: { immutable: true } })
const asleep = await made('domain', { name: 'asleep', enabled: false })
const user = await made('user', { name: 'somebody', password: 'secret' })
const group = await made('group', { name: 'some' })
const role = await made('role', { name: 'some-role' })
const [adminRole, memberRole] = [await roleId('admin'), await roleId('member')]
const service = await made('service', { type: 'some-type', name: 'some' })

type Refusal = [string, string, Body, number, string]

describe('Keystone refuses invalid requests', () => {
  test.for<Refusal>([
    [
      'PATCH',
      `projects/${parent}`,
      { project: { enabled: false } },
      403,
      `Cannot disable project ${parent} since its subtree contains enabled projects.`,
    ],
    ['PATCH', `projects/${child}`, { project: { parent_id: 'default' } }, 403, 'Update of `parent_id` is not allowed.'],
    ['PATCH', `projects/${child}`, { project: { domain_id: asleep } }, 400, 'Cannot change Domain ID'],
    ['PATCH', `projects/${child}`, { project: {} }, 400, '{} does not have enough properties'],
    [
      'DELETE',
      `projects/${parent}`,
      undefined,
      403,
      `Cannot delete the project ${parent} since it is not a leaf in the hierarchy. Use the cascade option if you want to delete a whole subtree.`,
    ],
    [
      'DELETE',
      `projects/${sealed}`,
      undefined,
      403,
      `Unable to delete immutable project resource: \`${sealed}. Set resource option "immutable" to false first.`,
    ],
    [
      'PATCH',
      `projects/${sealed}`,
      { project: { name: 'x' } },
      403,
      `Unable to update immutable project resource: \`${sealed}. Set resource option "immutable" to false first.`,
    ],
    ['POST', 'projects', { project: { name: 'x', parent_id: 'nope' } }, 400, 'Could not find project: nope.'],
    ['POST', 'projects', { project: { name: 'x', domain_id: 'nope' } }, 400, 'Could not find domain: nope.'],
    [
      'POST',
      'projects',
      { project: { name: 'x', domain_id: asleep } },
      400,
      `cannot create a project in a branch containing a disabled project: ${asleep}`,
    ],
    [
      'POST',
      'projects',
      { project: { name: 'x', enabled: 'yes' } },
      400,
      "Invalid input for field 'enabled': 'yes' is not of type 'boolean'",
    ],
    ['POST', 'projects', { project: { name: '' } }, 400, "Invalid input for field 'name': '' is too short"],
    ['PUT', `projects/${child}/tags`, { tags: ['a', 'a'] }, 400, "['a', 'a'] has non-unique elements"],
    ['GET', `projects/${child}/tags/nope`, undefined, 404, 'Could not find project tag: nope.'],
    [
      'GET',
      `projects/${child}?parents_as_list&parents_as_ids`,
      undefined,
      400,
      'Cannot use parents_as_list and parents_as_ids query params at the same time.',
    ],
    ['PATCH', `users/${user}`, { user: { id: 'other' } }, 400, 'Cannot change ID'],
    [
      'PATCH',
      `users/${user}`,
      { user: { name: 'demo' } },
      409,
      'Conflict occurred attempting to store user - Duplicate entry found with name demo.',
    ],
    [
      'PATCH',
      `users/${user}`,
      { user: { default_project_id: 'default' } },
      400,
      "User's default project ID cannot be a domain ID: default",
    ],
    ['POST', 'users', { user: { name: 'x', domain_id: 'nope' } }, 404, 'Could not find domain: nope.'],
    [
      'POST',
      'users',
      { user: { name: 'x', options: { bogus: true } } },
      400,
      "Invalid input for field 'options': Additional properties are not allowed ('bogus' was unexpected)",
    ],
    ['POST', `users/${user}/password`, { user: { password: 'x' } }, 400, "'original_password' is a required property"],
    [
      'GET',
      'users?password_expires_at=soon',
      undefined,
      400,
      'Timestamp not in expected format. The server could not comply with the request since it is either malformed or otherwise incorrect. The client is assumed to be in error.',
    ],
    ['PATCH', `groups/${group}`, { group: { domain_id: asleep } }, 400, 'Cannot change Domain ID'],
    ['GET', `groups/${group}/users/${user}`, undefined, 404, `User '${user}' not found in group '${group}'`],
    ['PUT', `groups/${group}/users/nope`, undefined, 404, 'Could not find user: nope.'],
    [
      'POST',
      'projects',
      { project: { name: 'x', domain_id: 'a b' } },
      400,
      "Invalid input for field 'domain_id': 'a b' does not match '^[a-zA-Z0-9-]+$'",
    ],
    ['PUT', 'projects/nope/users/nope/roles/none', undefined, 404, 'Could not find role: none.'],
    [
      'DELETE',
      `roles/${adminRole}`,
      undefined,
      403,
      `Unable to delete immutable role resource: \`${adminRole}. Set resource option "immutable" to false first.`,
    ],
    ['PATCH', `roles/${role}`, { role: { domain_id: 'default' } }, 400, 'Update of `domain_id` is not allowed.'],
    ['PUT', `roles/${role}/implies/${adminRole}`, undefined, 403, `${adminRole} cannot be an implied roles.`],
    ['GET', `roles/${role}/implies/${memberRole}`, undefined, 404, `${role} does not imply ${memberRole}.`],
    [
      'DELETE',
      `system/users/${user}/roles/${role}`,
      undefined,
      404,
      `Could not find role assignment with role: ${role}, user or group: ${user}, project, domain, or system: system.`,
    ],
    [
      'GET',
      'role_assignments?scope.domain.id=a&scope.project.id=b',
      undefined,
      400,
      'Specify a domain or project, not both',
    ],
    [
      'GET',
      'role_assignments?effective&group.id=a',
      undefined,
      400,
      'Combining effective and group filter will always result in an empty list.',
    ],
    [
      'GET',
      'role_assignments?include_subtree',
      undefined,
      400,
      'scope.project.id must be specified if include_subtree is also specified',
    ],
    [
      'DELETE',
      'regions/RegionOne',
      undefined,
      403,
      'Unable to delete region RegionOne because it or its child regions have associated endpoints.',
    ],
    [
      'POST',
      'regions',
      { region: { id: 'RegionOne' } },
      409,
      'Conflict occurred attempting to store region - Duplicate ID, RegionOne..',
    ],
    [
      'PATCH',
      'regions/RegionOne',
      { region: { parent_region_id: 'RegionOne' } },
      400,
      'The specified parent region RegionOne would create a circular region hierarchy.',
    ],
    [
      'POST',
      'endpoints',
      { endpoint: { service_id: service, interface: 'public', url: 'http://x/$(foo)s' } },
      400,
      'Cannot create an endpoint with an invalid URL: http://x/$(foo)s.',
    ],
    [
      'POST',
      'endpoints',
      { endpoint: { service_id: 'nope', interface: 'public', url: 'http://x' } },
      400,
      'Expecting to find endpoint service_id in service table. The server could not comply with the request since it is either malformed or otherwise incorrect. The client is assumed to be in error.',
    ],
    [
      'PUT',
      'OS-FEDERATION/mappings/some',
      { mapping: { rules: [] } },
      400,
      "Invalid input for field 'rules': [] is too short",
    ],
    ['GET', 'OS-FEDERATION/identity_providers/nope', undefined, 404, 'Could not find Identity Provider: nope.'],
    ['GET', 'OS-FEDERATION/service_providers/nope', undefined, 404, 'Could not find Service Provider: nope.'],
    [
      'PUT',
      'OS-FEDERATION/service_providers/some',
      { service_provider: { auth_url: 'https://there.example/v3' } },
      400,
      "'sp_url' is a required property",
    ],
    [
      'POST',
      'limits',
      { limits: [{ service_id: service, resource_name: 'x', resource_limit: 1, domain_id: 'default' }] },
      403,
      'Unable to create a limit that has no corresponding registered limit.',
    ],
    ['GET', 'limits/nope', undefined, 404, 'Could not find limit for nope.'],
    ['GET', 'OS-TRUST/trusts/nope', undefined, 404, 'Could not find trust: nope.'],
    [
      'POST',
      'credentials',
      { credential: { type: 'ec2', blob: 'x', user_id: 'a', project_id: 'b' } },
      400,
      'Invalid blob in credential',
    ],
  ])('%s %s', async ([method, path, body, status, message]) => {
    const response = await admin.send(method, v3(path), body && { body })
    expect(response.body.error.message.split('\n', 1)[0]).toBe(message)
    expect(response.status).toBe(status)
  })

  test.for<[string, string, Body]>([
    ['POST', 'projects', { project: { name: 'x' } }],
    ['PATCH', `projects/${demo.projectId}`, { project: { name: 'x' } }],
    ['DELETE', `projects/${demo.projectId}`, undefined],
    ['PUT', `projects/${demo.projectId}/tags/x`, undefined],
    ['POST', 'users', { user: { name: 'x' } }],
    ['PATCH', `users/${demo.userId}`, { user: { email: 'x' } }],
    ['DELETE', `users/${user}`, undefined],
    ['POST', 'groups', { group: { name: 'x' } }],
    ['PUT', `groups/${group}/users/${demo.userId}`, undefined],
    ['POST', 'roles', { role: { name: 'x' } }],
    ['PUT', `roles/${role}/implies/${memberRole}`, undefined],
    ['PUT', `projects/${demo.projectId}/users/${demo.userId}/roles/${adminRole}`, undefined],
    ['PUT', `domains/default/users/${demo.userId}/roles/${adminRole}`, undefined],
    ['PUT', `system/users/${demo.userId}/roles/${adminRole}`, undefined],
    ['POST', 'domains', { domain: { name: 'x' } }],
    ['POST', 'regions', { region: {} }],
    ['POST', 'services', { service: { type: 'x' } }],
    ['DELETE', `services/${service}`, undefined],
    ['PUT', 'OS-FEDERATION/identity_providers/x', { identity_provider: {} }],
    ['PUT', 'OS-FEDERATION/service_providers/x', { service_provider: { auth_url: 'a:b', sp_url: 'a:b' } }],
    [
      'POST',
      'registered_limits',
      { registered_limits: [{ service_id: service, resource_name: 'x', default_limit: 1 }] },
    ],
  ])('a member cannot %s %s', async ([method, path, body]) => {
    const { status, body: response } = await demo.send(method, v3(path), body && { body })
    expect(status).toBe(403)
    expect(response.error.message).toMatch(/^You are not authorized to perform the requested action: identity:\w+\.$/)
  })
})
