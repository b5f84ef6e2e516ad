import { always, constant, each, file, flag, lines, others, part, time } from './arguments.ts'
import { collection, command, onItem, row, type Options, type Row } from './command.ts'
import { same } from '../fields.ts'

const USER: Options = {
  ...same('password email description'),
  project: 'default_project_id',
  enable: flag('enabled', 'disable'),
}

const PROJECT: Options = { ...same('description'), enable: flag('enabled', 'disable') }

const SERVICE: Options = { ...same('name description'), enable: flag('enabled', 'disable') }

/** Roles of users and groups in projects, domains and the system, inherited or not. */
const ROLES = ['user', 'group'].flatMap((who) => {
  const roles = (path: string, scope: Options, id: number) => [
    row(`PUT ${path}`, command('role add', [id + 1], { ...scope, [who]: part(id) })),
    row(`DELETE ${path}`, command('role remove', [id + 1], { ...scope, [who]: part(id) })),
  ]
  const inherited = (of: string) => `/OS-INHERIT/${of}s/*/${who}s/*/roles/*/inherited_to_projects`
  return [
    ...['project', 'domain'].flatMap((of) => [
      ...roles(`/${of}s/*/${who}s/*/roles/*`, { [of]: part(1) }, 2),
      ...roles(inherited(of), { inherited: always, [of]: part(1) }, 2),
    ]),
    ...roles(`/system/${who}s/*/roles/*`, { system: constant('all') }, 1),
  ]
})

export const IDENTITY: readonly Row[] = [
  ...collection('/users', 'user', { create: { domain: 'domain_id', ...USER }, set: { ...same('name'), ...USER } }),
  ...collection('/projects', 'project', {
    create: { domain: 'domain_id', parent: 'parent_id', ...PROJECT, tag: each('tags'), property: others() },
    set: { ...same('name'), ...PROJECT, property: others() },
  }),
  ...collection('/domains', 'domain', { create: PROJECT, set: { ...same('name'), ...PROJECT }, filters: same('name') }),
  ...collection('/groups', 'group', {
    create: { domain: 'domain_id', ...same('description') },
    set: same('name description'),
  }),
  ...collection('/roles', 'role', {
    create: { domain: 'domain_id', ...same('description') },
    set: same('name description'),
  }),
  row('PUT /groups/*/users/*', command('group add user', [1, 2])),
  row('DELETE /groups/*/users/*', command('group remove user', [1, 2])),
  row('PUT /roles/*/implies/*', onItem('implied role create', { 'implied-role': part(2) })),
  row('DELETE /roles/*/implies/*', onItem('implied role delete', { 'implied-role': part(2) })),
  ...collection('/services', 'service', { takes: ['type'], create: SERVICE, set: { ...same('type'), ...SERVICE } }),
  ...collection('/endpoints', 'endpoint', {
    takes: ['service_id', 'interface', 'url'],
    create: { region: 'region_id', enable: flag('enabled', 'disable') },
    set: { service: 'service_id', ...same('interface url'), region: 'region_id', enable: flag('enabled', 'disable') },
  }),
  ...collection('/regions', 'region', {
    takes: ['id'],
    create: { 'parent-region': 'parent_region_id', ...same('description') },
    set: { 'parent-region': 'parent_region_id', ...same('description') },
  }),
  ...collection('/credentials', 'credential', {
    takes: ['user_id', 'blob'],
    create: { ...same('type'), project: 'project_id' },
  }),
  ...collection('/limits', 'limit', {
    takes: ['resource_name'],
    create: {
      project: 'project_id',
      service: 'service_id',
      region: 'region_id',
      ...same('resource_limit description'),
    },
    set: same('resource_limit description'),
    filters: { project: 'project_id' },
  }),
  ...collection('/registered_limits', 'registered limit', {
    takes: ['resource_name'],
    create: { service: 'service_id', region: 'region_id', ...same('default_limit description') },
    set: { service: 'service_id', region: 'region_id', ...same('resource_name default_limit description') },
  }),
  ...collection('/OS-TRUST/trusts', 'trust', {
    takes: ['trustor_user_id', 'trustee_user_id'],
    create: {
      project: 'project_id',
      role: [each('roles', 'name'), each('roles', 'id')],
      impersonate: flag('impersonation'),
      expiration: time('expires_at'),
    },
  }),
  row(
    'POST /users/*/application_credentials',
    command('application credential create', ['name'], {
      ...same('description secret'),
      expiration: time('expires_at'),
      role: [each('roles', 'name'), each('roles', 'id')],
      'access-rules': file('access_rules'),
      unrestricted: flag('unrestricted', 'restricted'),
    }),
  ),
  row('DELETE /users/*/application_credentials/*', command('application credential delete', [2])),
  row(
    'POST /users/*/credentials/OS-EC2',
    command('ec2 credentials create', [], { user: part(1), project: 'tenant_id' }),
  ),
  row('DELETE /users/*/credentials/OS-EC2/*', command('ec2 credentials delete', [2], { user: part(1) })),
  row('DELETE /users/*/access_rules/*', command('access rule delete', [2])),
  row(
    'PUT /OS-FEDERATION/identity_providers/*',
    onItem('identity provider create', {
      domain: 'domain_id',
      ...same('description'),
      'remote-id': each('remote_ids'),
      enable: flag('enabled', 'disable'),
    }),
  ),
  row(
    'PATCH /OS-FEDERATION/identity_providers/*',
    onItem('identity provider set', {
      ...same('description'),
      'remote-id': each('remote_ids'),
      enable: flag('enabled', 'disable'),
    }),
  ),
  row(
    'PATCH /OS-FEDERATION/identity_providers/*',
    onItem('identity provider set', {
      ...same('description'),
      'remote-id-file': lines('remote_ids'),
      enable: flag('enabled', 'disable'),
    }),
  ),
  row('DELETE /OS-FEDERATION/identity_providers/*', 'identity provider delete'),
  row(
    'PUT /OS-FEDERATION/identity_providers/*/protocols/*',
    command('federation protocol create', [2], { 'identity-provider': part(1), mapping: 'mapping_id' }),
  ),
  row(
    'PATCH /OS-FEDERATION/identity_providers/*/protocols/*',
    command('federation protocol set', [2], { 'identity-provider': part(1), mapping: 'mapping_id' }),
  ),
  row(
    'DELETE /OS-FEDERATION/identity_providers/*/protocols/*',
    command('federation protocol delete', [2], { 'identity-provider': part(1) }),
  ),
  row('PUT /OS-FEDERATION/mappings/*', onItem('mapping create', { rules: file('rules') })),
  row('PATCH /OS-FEDERATION/mappings/*', onItem('mapping set', { rules: file('rules') })),
  row('DELETE /OS-FEDERATION/mappings/*', 'mapping delete'),
  ...ROLES,
]
