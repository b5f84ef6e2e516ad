import { expect, test } from 'vitest'
import { cloudsYaml, openRc, type SignIn } from './credential-files.ts'

const where = { authUrl: 'https://cloud/identity/v3', region: 'RegionOne' }
const person: SignIn = {
  ...where,
  by: 'password',
  auth: { username: "o'hara; rm -rf $HOME", project_id: 'p1', project_name: 'a: "b"', domain_id: null },
}
const program: SignIn = {
  ...where,
  by: 'v3applicationcredential',
  auth: { application_credential_id: 'a1', application_credential_secret: `it's "$HOME"` },
}

test('a shell takes names and secrets as they are, quotes and dollars too', () => {
  expect(openRc(person)).toContain(String.raw`export OS_USERNAME='o'\''hara; rm -rf $HOME'`)
  expect(openRc(program)).toContain(String.raw`export OS_APPLICATION_CREDENTIAL_SECRET='it'\''s "$HOME"'`)
  expect(openRc(program)).toContain("export OS_AUTH_URL='https://cloud/identity/v3'")
})

test('a file that is sourced leaves nothing of one that was sourced before', () => {
  const set = (file: string) => file.match(/OS_[A-Z_]+(?==)/g) ?? []
  const taken = (file: string) => [...file.matchAll(/unset (OS_[A-Z_]+)/g)].map(([, name]) => name)
  for (const [before, after] of [
    [openRc(person), openRc(program)],
    [openRc(program), openRc(person)],
  ] as const)
    for (const name of set(before)) expect([...set(after), ...taken(after)]).toContain(name)
})

test('only who has a password is asked for it', () => {
  expect(openRc(person)).toMatch(/read -rs OS_PASSWORD/)
  expect(openRc(program)).not.toMatch(/read/)
})

test('clouds.yaml has all that signing in takes, and nothing that is absent', () => {
  const file = cloudsYaml(person)
  expect(file).toContain('      project_name: "a: \\"b\\""')
  expect(file).toContain('    region_name: "RegionOne"')
  expect(file).not.toMatch(/domain_id|credential/)
  expect(cloudsYaml(program)).toContain(String.raw`      application_credential_secret: "it's \"$HOME\""`)
  expect(cloudsYaml({ ...program, region: null })).not.toContain('region_name')
})
