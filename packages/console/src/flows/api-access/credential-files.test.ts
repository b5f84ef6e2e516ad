import type { UserSession } from '@meridian/contract'
import { expect, test } from 'vitest'
import { authUrlOf, cloudsYaml, openRc } from './credential-files.ts'

const session: UserSession = {
  id: 'u1',
  username: "o'hara; rm -rf $HOME",
  user_domain_id: 'default',
  user_domain_name: 'Default',
  enabled: true,
  is_superuser: false,
  project_id: 'p1',
  project_name: 'a: "b"',
  domain_id: null,
  domain_name: null,
  roles: [],
  services_region: 'RegionOne',
  available_services_regions: ['RegionOne'],
  expires_at: '2026-01-01T00:00:00Z',
}
const authUrl = 'https://cloud.example:5000/v3'

test('a name in the OpenRC file is a name, whatever a shell would make of it', () => {
  const file = openRc({ authUrl, session })
  expect(file).toContain(`export OS_USERNAME='o'\\''hara; rm -rf $HOME'`)
  expect(file).toContain(`export OS_PROJECT_ID='p1'`)
  expect(file).toContain('unset OS_DOMAIN_ID')
})

test('clouds.yaml names project and region, and holds no password', () => {
  const file = cloudsYaml({ authUrl, session })
  expect(file).toContain('      project_name: "a: \\"b\\""')
  expect(file).toContain('    region_name: "RegionOne"')
  expect(file).not.toMatch(/password/i)
})

test('who works in a domain gets a file for the domain', () => {
  const admin = { ...session, project_id: null, project_name: null, domain_id: 'd1' }
  expect(openRc({ authUrl, session: admin })).toContain(`export OS_DOMAIN_ID='d1'`)
  expect(cloudsYaml({ authUrl, session: admin })).toContain('      domain_id: "d1"')
})

test('Keystone is known by its address in the region, with the version', () => {
  const at = (region_id: string, url: string) => ({
    id: region_id,
    interface: 'public' as const,
    region: region_id,
    region_id,
    url,
  })
  const catalog = [
    {
      id: 'k',
      type: 'identity',
      name: 'keystone',
      endpoints: [at('One', 'https://one/'), at('Two', 'https://two/v3')],
    },
  ]
  expect([authUrlOf(catalog, 'One'), authUrlOf(catalog, 'Two'), authUrlOf([], 'One')]).toEqual([
    'https://one/v3',
    'https://two/v3',
    null,
  ])
})
