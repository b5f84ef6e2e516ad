import { expect, test } from 'vitest'
import { authUrlOf, cloudsYaml, offeredFiles, openRc, type SignIn } from './credential-files.ts'
import { ec2Rc } from './ec2-file.ts'
import { kubeconfig, offersKubeconfig } from './kubeconfig.ts'

const cloud = { authUrl: 'https://cloud/identity/v3', region: 'RegionOne' }
const user: SignIn = {
  ...cloud,
  by: 'password',
  auth: { username: "o'hara; rm -rf $HOME", project_id: 'p1', project_name: 'a: "b"', domain_id: null },
}
const application: SignIn = {
  ...cloud,
  by: 'v3applicationcredential',
  auth: { application_credential_id: 'a1', application_credential_secret: `it's "$HOME"` },
}

test('a shell reads names and secrets literally, with quotes and dollars', () => {
  expect(openRc(user)).toContain(String.raw`export OS_USERNAME='o'\''hara; rm -rf $HOME'`)
  expect(openRc(application)).toContain(String.raw`export OS_APPLICATION_CREDENTIAL_SECRET='it'\''s "$HOME"'`)
  expect(openRc(application)).toContain('export OS_AUTH_URL=https://cloud/identity/v3\n')
})

test('a sourced file removes all variables of a file sourced before', () => {
  const set = (file: string) => file.match(/OS_[A-Z_]+(?==)/g) ?? []
  const unset = (file: string) => [...file.matchAll(/unset (OS_[A-Z_]+)/g)].map(([, name]) => name)
  for (const [before, after] of [
    [openRc(user), openRc(application)],
    [openRc(application), openRc(user)],
  ] as const)
    for (const name of set(before)) expect([...set(after), ...unset(after)]).toContain(name)
})

test('only the file of a user asks for a password', () => {
  expect(openRc(user)).toMatch(/read -rs OS_PASSWORD/)
  expect(openRc(application)).not.toMatch(/read/)
})

test('clouds.yaml has everything that signing in needs, and no empty entries', () => {
  const file = cloudsYaml(user, {})
  expect(file).toContain('      project_name: "a: \\"b\\""')
  expect(file).toContain('    region_name: "RegionOne"')
  expect(file).not.toMatch(/domain_id|credential/)
  expect(cloudsYaml(application, {})).toContain(String.raw`      application_credential_secret: "it's \"$HOME\""`)
  expect(cloudsYaml({ ...application, region: null }, {})).not.toContain('region_name')
})

const at = (region_id: string, url: string) => ({
  id: region_id,
  interface: 'public' as const,
  region: region_id,
  region_id,
  url,
})
const keystone = (...endpoints: ReturnType<typeof at>[]) => [{ id: 'k', type: 'identity', name: 'keystone', endpoints }]

test.each([
  ['https://cloud/identity', 'https://cloud/identity/v3'],
  ['https://cloud/identity/', 'https://cloud/identity/v3'],
  ['https://cloud:5000/v3', 'https://cloud:5000/v3'],
  ['https://cloud:5000/v3/', 'https://cloud:5000/v3'],
])('clients get %s as %s', (url, versioned) => {
  expect(authUrlOf(keystone(at('One', url)), 'One')).toBe(versioned)
})

test('the URL of Keystone is that of the region, or else the first', () => {
  const catalog = keystone(at('One', 'https://one/v3'), at('Two', 'https://two/v3'))
  expect(['Two', 'Three', null].map((region) => authUrlOf(catalog, region))).toEqual([
    'https://two/v3',
    'https://one/v3',
    'https://one/v3',
  ])
  expect(authUrlOf([], 'One')).toBeNull()
})

test('the file of EC2 credentials has the keys, literally, and unsets addresses that the cloud lacks', () => {
  const file = ec2Rc({ access: 'a1', secret: "it's", ec2Url: null, s3Url: 'https://cloud/s3' })
  expect(file).toContain(String.raw`export EC2_SECRET_KEY='it'\''s'`)
  expect(file).toContain('export AWS_ACCESS_KEY_ID=a1\n')
  expect(file).toContain('export S3_URL=https://cloud/s3\n')
  expect(file).toContain('unset EC2_URL\n')
})

test('settings name the cloud and its profile, and choose the files', () => {
  const named = { OPENSTACK_CLOUDS_YAML_NAME: 'prod: 1', OPENSTACK_CLOUDS_YAML_PROFILE: 'vendor' }
  expect(cloudsYaml(user, named)).toMatch(/^clouds:\n {2}"prod: 1":\n {4}profile: "vendor"\n/)
  expect(cloudsYaml(user, {})).toMatch(/^clouds:\n {2}openstack:\n {4}auth_type/)
  expect(offeredFiles({})).toEqual(['openRc', 'cloudsYaml'])
  expect(offeredFiles({ SHOW_OPENRC_FILE: false })).toEqual(['cloudsYaml'])
})

test('a kubeconfig file signs in with the credential, and quotes what users and operators enter', () => {
  const settings = { KUBECONFIG_ENABLED: true, KUBECONFIG_KUBERNETES_URL: 'https://k8s:6443' }
  const file = kubeconfig(application, 'o"hara: 1', 'team-1', settings)
  expect(file).toContain('      server: "https://k8s:6443"\ncontexts:')
  expect(file).toContain(String.raw`      user: "o\"hara: 1"
      namespace: "team-1"`)
  expect(file).toContain(String.raw`          - "--keystone-url=https://cloud/identity/v3"
          - "--domain-name=none"
          - "--user-name=o\"hara: 1"
          - "--application-credential-id=a1"
          - "--application-credential-secret=it's \"$HOME\""`)
  const trusting = kubeconfig(application, 'ann', 'default', { KUBECONFIG_CERTIFICATE_AUTHORITY_DATA: 'Q0E=' })
  expect(trusting).toContain('      certificate-authority-data: "Q0E="\ncontexts:')
  expect([settings, {}].map(offersKubeconfig)).toEqual([true, false])
})
