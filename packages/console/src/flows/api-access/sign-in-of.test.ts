import type { UserSession } from '@meridian/contract'
import { expect, test } from 'vitest'
import { signInOf } from './AccessFiles.tsx'

const session: UserSession = {
  id: 'u1',
  username: 'demo',
  user_domain_id: 'default',
  user_domain_name: 'Default',
  enabled: true,
  is_superuser: false,
  project_id: 'p1',
  project_name: 'demo',
  domain_id: 'default',
  domain_name: 'Default',
  roles: [],
  services_region: 'RegionOne',
  available_services_regions: ['RegionOne'],
  expires_at: '2026-01-01T00:00:00Z',
}

test('a user in a project gets a file for the project', () => {
  expect(signInOf('https://cloud/v3', session).auth).toMatchObject({ project_id: 'p1', domain_id: null })
})

test('a user in a domain gets a file for the domain', () => {
  const admin = { ...session, project_id: null, project_name: null, domain_id: 'd1' }
  expect(signInOf('https://cloud/v3', admin).auth).toMatchObject({ project_id: null, domain_id: 'd1' })
})
