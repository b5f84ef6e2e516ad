import { expect, test } from 'vitest'
import { cloudsYaml, openRc, versioned } from './credential-files.ts'

const signIn = { authUrl: 'https://cloud/identity/v3', region: 'RegionOne', id: 'a1', secret: `it's "$HOME"` }

test('a shell takes the secret as it is, quotes and dollars too', () => {
  const lines = openRc(signIn).split('\n')
  expect(lines).toContain(String.raw`export OS_APPLICATION_CREDENTIAL_SECRET='it'\''s "$HOME"'`)
  expect(lines).toContain("export OS_AUTH_URL='https://cloud/identity/v3'")
  expect(lines).toContain('export OS_AUTH_TYPE=v3applicationcredential')
})

test('clouds.yaml has all that signing in takes', () => {
  expect(cloudsYaml(signIn)).toContain(String.raw`application_credential_secret: "it's \"$HOME\""`)
  expect(cloudsYaml({ ...signIn, region: null })).not.toContain('region_name')
})

test.each([
  ['https://cloud/identity', 'https://cloud/identity/v3'],
  ['https://cloud/identity/', 'https://cloud/identity/v3'],
  ['https://cloud:5000/v3', 'https://cloud:5000/v3'],
  ['https://cloud:5000/v3/', 'https://cloud:5000/v3'],
])('%s is told to clients as %s', (url, told) => {
  expect(versioned(url)).toBe(told)
})
