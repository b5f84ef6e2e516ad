import { describe, expect, test } from 'vitest'
import { createEnforcer, loadRules } from './index.ts'
import type { Credentials, PolicyService, Target } from './index.ts'

const services: [PolicyService, atLeast: number][] = [
  ['identity', 50],
  ['compute', 50],
  ['image', 50],
  ['network', 50],
  ['volume', 50],
  ['orchestration', 50],
  ['object-store', 2],
  ['load-balancer', 90],
  ['key-manager', 80],
]

const who = (...roles: string[]): Credentials => ({
  user_id: 'me',
  project_id: 'mine',
  tenant_id: 'mine',
  domain_id: 'default',
  roles,
  is_admin: roles.includes('admin'),
})
// A role includes its implied roles, as in Keystone's tokens.
const people = [who('admin', 'member', 'reader'), who('member', 'reader'), who('reader'), who()] as const

const own: Target = { project_id: 'mine', owner: 'mine', tenant_id: 'mine', user_id: 'me', visibility: 'private' }
const foreign: Target = { project_id: 'theirs', owner: 'theirs', tenant_id: 'theirs', user_id: 'they' }
const ownSecret: Target = {
  'target.secret.project_id': 'mine',
  'target.secret.creator_id': 'colleague',
  'target.secret.read_project_access': 'True',
}
const toCreatorOnly: Target = { 'target.secret.read_project_access': 'False' }
/** Another project's image that is shared with the user's. */
const offered: Target = { ...foreign, member_id: 'mine' }

test.each(services)('the rules of %s parse without problems', (service, atLeast) => {
  for (const enforceNewDefaults of [true, false])
    expect(createEnforcer(loadRules(service, { enforceNewDefaults })).problems).toEqual([])
  expect(Object.keys(loadRules(service)).length).toBeGreaterThan(atLeast)
})

describe('with enforce_new_defaults: what admin, member, reader and a user without roles may do', () => {
  const yes = true
  const no = false
  test.each<[service: PolicyService, rule: string, target: Target, allowed: boolean[]]>([
    ['image', 'add_image', own, [yes, yes, no, no]],
    ['image', 'get_images', own, [yes, yes, yes, no]],
    ['image', 'delete_image', own, [yes, yes, no, no]],
    ['image', 'delete_image', foreign, [yes, no, no, no]],
    ['image', 'publicize_image', own, [yes, no, no, no]],
    ['image', 'modify_member', offered, [yes, yes, no, no]],
    ['image', 'modify_member', { ...own, member_id: 'theirs' }, [yes, no, no, no]],
    ['image', 'get_image', { ...foreign, visibility: 'public' }, [yes, yes, yes, no]],
    ['image', 'get_image', { ...foreign, visibility: 'private' }, [yes, no, no, no]],
    ['image', 'no_such_rule', own, [yes, yes, yes, yes]],
    ['identity', 'identity:get_project', { 'target.project.id': 'theirs' }, [no, no, no, no]],
    ['compute', 'os_compute_api:servers:create', own, [yes, yes, no, no]],
    ['compute', 'os_compute_api:servers:show', own, [yes, yes, yes, no]],
    ['compute', 'os_compute_api:servers:delete', foreign, [yes, no, no, no]],
    ['compute', 'os_compute_api:os-server-groups:discoverable', own, [yes, yes, yes, yes]],
    ['network', 'delete_trunk', own, [yes, yes, no, no]],
    ['network', 'create_network', own, [yes, yes, no, no]],
    ['network', 'create_network:shared', own, [yes, no, no, no]],
    ['network', 'get_network', { ...foreign, shared: true }, [yes, yes, yes, yes]],
    ['network', 'get_network', foreign, [yes, no, no, no]],
    ['volume', 'volume:create', own, [yes, yes, no, no]],
    ['volume', 'volume:get_all', own, [yes, yes, yes, no]],
    ['identity', 'identity:create_role', {}, [yes, no, no, no]],
    ['identity', 'identity:get_user', { target: { user: { id: 'me' } } }, [yes, yes, yes, yes]],
    ['identity', 'identity:get_user', { target: { user: { id: 'they' } } }, [yes, no, no, no]],
    ['orchestration', 'stacks:create', own, [yes, yes, no, no]],
    ['load-balancer', 'os_load-balancer_api:loadbalancer:post', own, [yes, no, no, no]],
    ['key-manager', 'secrets:post', {}, [yes, yes, no, no]],
    ['key-manager', 'secret:get', ownSecret, [yes, yes, no, no]],
    ['key-manager', 'secret:get', { ...ownSecret, ...toCreatorOnly }, [yes, no, no, no]],
    ['object-store', 'container:write', {}, [yes, yes, no, yes]],
    ['object-store', 'object:write', {}, [yes, yes, no, yes]],
  ])('%s %s on %j', (service, rule, target, allowed) => {
    const enforcer = createEnforcer(loadRules(service, { enforceNewDefaults: true }))
    expect(people.map((person) => enforcer.check(rule, target, person))).toEqual(allowed)
  })
})

describe('with the deprecated rules, as by default: what admin, member, reader and a user without roles may do', () => {
  const yes = true
  const no = false
  test.each<[service: PolicyService, rule: string, target: Target, allowed: boolean[]]>([
    ['network', 'delete_trunk', foreign, [yes, no, no, no]],
    ['network', 'update_trunk', foreign, [yes, no, no, no]],
    ['network', 'delete_trunk', own, [yes, yes, yes, yes]],
    ['network', 'create_port', own, [yes, yes, yes, yes]],
    ['network', 'create_network:shared', own, [yes, no, no, no]],
    ['network', 'delete_security_group', foreign, [yes, no, no, no]],
    ['compute', 'os_compute_api:servers:create', own, [yes, yes, yes, yes]],
    ['compute', 'os_compute_api:servers:delete', foreign, [yes, no, no, no]],
    ['compute', 'os_compute_api:os-flavor-manage:create', own, [yes, no, no, no]],
    ['volume', 'volume:create', own, [yes, yes, yes, yes]],
    ['volume', 'volume:delete', foreign, [yes, no, no, no]],
    ['volume', 'volume_extension:services:index', own, [yes, no, no, no]],
    ['image', 'delete_image', own, [yes, yes, yes, yes]],
    ['image', 'delete_image', foreign, [yes, no, no, no]],
    ['image', 'publicize_image', own, [yes, no, no, no]],
    ['image', 'modify_member', offered, [yes, yes, yes, yes]],
    ['image', 'modify_member', { ...own, member_id: 'theirs' }, [yes, no, no, no]],
    ['image', 'get_image', { ...foreign, visibility: 'public' }, [yes, yes, yes, yes]],
    ['identity', 'identity:get_project', { 'target.project.id': 'theirs' }, [yes, no, no, no]],
    ['identity', 'identity:create_role', {}, [yes, no, no, no]],
    ['orchestration', 'stacks:create', own, [yes, yes, yes, yes]],
    ['key-manager', 'secrets:post', {}, [yes, no, no, no]],
    ['object-store', 'object:write', {}, [yes, yes, no, yes]],
  ])('%s %s on %j', (service, rule, target, allowed) => {
    const enforcer = createEnforcer(loadRules(service))
    expect(people.map((person) => enforcer.check(rule, target, person))).toEqual(allowed)
  })
})

describe("an operator's rule", () => {
  const allows = (overrides: Record<string, string>, rule: string, person: Credentials) =>
    createEnforcer(loadRules('volume', { overrides })).check(rule, own, person)

  test('replaces a default together with the deprecated rule', () => {
    expect(allows({ 'volume:create': 'role:member' }, 'volume:create', who('reader'))).toBe(false)
    expect(allows({}, 'volume:create', who('reader'))).toBe(true)
  })

  test('under a deprecated name replaces the rules that follow it', () => {
    const overrides = { 'group:group_types_manage': 'role:storage' }
    expect(allows(overrides, 'group:group_types:create', who('storage'))).toBe(true)
    expect(allows(overrides, 'group:group_types:create', who('admin'))).toBe(false)
    const both = { ...overrides, 'group:group_types:create': 'role:admin' }
    expect(allows(both, 'group:group_types:create', who('storage'))).toBe(false)
  })
})
