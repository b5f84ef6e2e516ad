import { each, ofCall, part, rest } from './arguments.ts'
import { resource, type ResourceRow } from './resource-row.ts'
import { same } from '../fields.ts'

export const IDENTITY: readonly ResourceRow[] = [
  resource('project', 'POST /projects', {
    terraform: [
      'openstack_identity_project_v3',
      { ...same('name description domain_id parent_id enabled tags'), extra: rest },
    ],
    hot: [
      'OS::Keystone::Project',
      { ...same('name description'), domain: 'domain_id', parent: 'parent_id', ...same('enabled tags') },
    ],
  }),
  resource('domain', 'POST /domains', { hot: ['OS::Keystone::Domain', same('name description enabled')] }),
  resource('user', 'POST /users', {
    terraform: [
      'openstack_identity_user_v3',
      { ...same('name description domain_id default_project_id password enabled'), extra: rest },
    ],
    hot: [
      'OS::Keystone::User',
      {
        ...same('name description'),
        domain: 'domain_id',
        default_project: 'default_project_id',
        ...same('password enabled email'),
      },
    ],
  }),
  resource('group', 'POST /groups', {
    terraform: ['openstack_identity_group_v3', same('name description domain_id')],
    hot: ['OS::Keystone::Group', { ...same('name description'), domain: 'domain_id' }],
  }),
  resource('role', 'POST /roles', {
    terraform: ['openstack_identity_role_v3', same('name domain_id')],
    hot: ['OS::Keystone::Role', { ...same('name'), domain: 'domain_id' }],
  }),
  resource('membership', 'PUT /groups/*/users/*', {
    terraform: ['openstack_identity_user_membership_v3', { group_id: part(1), user_id: part(2) }],
  }),
  resource('role_assignment', 'PUT /projects/*/users/*/roles/*', {
    terraform: ['openstack_identity_role_assignment_v3', { project_id: part(1), user_id: part(2), role_id: part(3) }],
    hot: ['OS::Keystone::UserRoleAssignment', { user: part(2), roles: ofCall({ project: part(1), role: part(3) }) }],
  }),
  resource('role_assignment', 'PUT /projects/*/groups/*/roles/*', {
    terraform: ['openstack_identity_role_assignment_v3', { project_id: part(1), group_id: part(2), role_id: part(3) }],
    hot: ['OS::Keystone::GroupRoleAssignment', { group: part(2), roles: ofCall({ project: part(1), role: part(3) }) }],
  }),
  resource('role_assignment', 'PUT /domains/*/users/*/roles/*', {
    terraform: ['openstack_identity_role_assignment_v3', { domain_id: part(1), user_id: part(2), role_id: part(3) }],
    hot: ['OS::Keystone::UserRoleAssignment', { user: part(2), roles: ofCall({ domain: part(1), role: part(3) }) }],
  }),
  resource('role_assignment', 'PUT /domains/*/groups/*/roles/*', {
    terraform: ['openstack_identity_role_assignment_v3', { domain_id: part(1), group_id: part(2), role_id: part(3) }],
    hot: ['OS::Keystone::GroupRoleAssignment', { group: part(2), roles: ofCall({ domain: part(1), role: part(3) }) }],
  }),
  resource('service', 'POST /services', {
    terraform: ['openstack_identity_service_v3', same('name type description enabled')],
    hot: ['OS::Keystone::Service', same('name type description enabled')],
  }),
  resource('endpoint', 'POST /endpoints', {
    terraform: [
      'openstack_identity_endpoint_v3',
      { ...same('service_id interface url'), endpoint_region: 'region_id' },
    ],
    hot: [
      'OS::Keystone::Endpoint',
      { service: 'service_id', ...same('interface url'), region: 'region_id', ...same('enabled') },
    ],
  }),
  resource('region', 'POST /regions', {
    hot: ['OS::Keystone::Region', { ...same('id'), parent_region: 'parent_region_id', ...same('description') }],
  }),
  resource('limit', 'POST /limits', {
    terraform: [
      'openstack_identity_limit_v3',
      same('project_id domain_id service_id resource_name resource_limit description'),
    ],
  }),
  resource('registered_limit', 'POST /registered_limits', {
    terraform: ['openstack_identity_registered_limit_v3', same('service_id resource_name default_limit description')],
  }),
  resource('application_credential', 'POST /users/*/application_credentials', {
    terraform: [
      'openstack_identity_application_credential_v3',
      {
        ...same('name description secret'),
        roles: each('roles', 'name'),
        access_rules: each('access_rules', same('service path method')),
        ...same('expires_at unrestricted'),
      },
    ],
  }),
  resource('ec2_credential', 'POST /users/*/credentials/OS-EC2', {
    terraform: ['openstack_identity_ec2_credential_v3', { user_id: part(1), project_id: 'tenant_id' }],
  }),
]
