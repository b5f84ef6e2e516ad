import type { UserSession } from '@meridian/contract'

export const fakeSession: UserSession = {
  id: 'user-1',
  username: 'demo',
  user_domain_id: 'default',
  user_domain_name: 'Default',
  enabled: true,
  is_superuser: false,
  project_id: 'project-1',
  project_name: 'demo',
  domain_id: null,
  domain_name: null,
  roles: [{ name: 'member' }],
  services_region: 'RegionOne',
  available_services_regions: ['RegionOne'],
  expires_at: '2099-01-01T00:00:00Z',
}
