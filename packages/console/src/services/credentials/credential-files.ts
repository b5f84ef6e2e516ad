import { shellQuote, yamlOf, type CatalogEntry } from '@meridian/contract'
import { settingAt, type Settings } from '../../framework/session/settings.ts'
import { saveFile } from '../../ui/copy.tsx'

/** Everything that a file may sign in with, by its name in clouds.yaml. */
const CREDENTIALS = [
  'username',
  'user_domain_name',
  'project_id',
  'project_name',
  'domain_id',
  'application_credential_id',
  'application_credential_secret',
] as const

/** How a client signs in; never with a password in the file. */
export interface SignIn {
  authUrl: string
  region: string | null
  by: 'password' | 'v3applicationcredential'
  auth: Partial<Record<(typeof CREDENTIALS)[number], string | null>>
}

/** The public URL of Keystone in a region, with its version; null if the catalogue has none. */
export function authUrlOf(catalog: readonly CatalogEntry[], region: string | null): string | null {
  const endpoints = catalog.find(({ type }) => type === 'identity')?.endpoints ?? []
  const url = (endpoints.find(({ region_id }) => region_id === region) ?? endpoints[0])?.url
  return url === undefined ? null : withVersion(url)
}

/** Catalogues may leave out the version, which most clients need. */
function withVersion(url: string): string {
  const bare = url.replace(/\/+$/, '')
  return /\/v\d[^/]*$/.test(bare) ? bare : `${bare}/v3`
}

const ASK_PASSWORD = `printf 'Password of %s: ' "$OS_USERNAME"
read -rs OS_PASSWORD && export OS_PASSWORD
echo
`

/**
 * The environment of the `openstack` client, as a file to source. It unsets the variables that it does not set, so that
 * nothing of a file sourced before is left; it asks for the password if the sign-in needs one.
 */
export function openRc({ authUrl, region, by, auth }: SignIn): string {
  const variables: [string, string | null | undefined][] = [
    ['OS_AUTH_TYPE', by],
    ['OS_AUTH_URL', authUrl],
    ['OS_IDENTITY_API_VERSION', '3'],
    ['OS_INTERFACE', 'public'],
    ['OS_REGION_NAME', region],
    ...CREDENTIALS.map((name): [string, string | null | undefined] => [`OS_${name.toUpperCase()}`, auth[name]]),
    // Last: the file asks for it after everything else is set.
    ['OS_PASSWORD', null],
  ]
  const lines = variables.map(([name, value]) =>
    value == null ? `unset ${name}` : `export ${name}=${shellQuote(value)}`,
  )
  return `#!/usr/bin/env bash\n${lines.join('\n')}\n${by === 'password' ? ASK_PASSWORD : ''}`
}

/** The name of the cloud in clouds.yaml. */
export const cloudNameIn = (settings: Settings): string =>
  settingAt(settings, ['OPENSTACK_CLOUDS_YAML_NAME'], 'openstack')

/** The file that most clients read. */
export function cloudsYaml({ authUrl, region, by, auth }: SignIn, settings: Settings): string {
  const profile = settingAt(settings, ['OPENSTACK_CLOUDS_YAML_PROFILE'], '') || null
  const credentials = CREDENTIALS.map((name) => [name, auth[name]] as const)
  const cloud = {
    ...given([['profile', profile]]),
    auth_type: by,
    auth: { auth_url: authUrl, ...given(credentials) },
    ...given([['region_name', region]]),
    interface: 'public',
    identity_api_version: 3,
  }
  return yamlOf({ clouds: { [cloudNameIn(settings)]: cloud } })
}

const given = (entries: readonly (readonly [string, string | null | undefined])[]) =>
  Object.fromEntries(entries.filter(([, value]) => value != null))

const FILES = {
  openRc: { fileOf: (name: string) => `${name}-openrc.sh`, type: 'text/x-shellscript', toText: openRc },
  cloudsYaml: { fileOf: () => 'clouds.yaml', type: 'application/yaml', toText: cloudsYaml },
}

export type CredentialFile = keyof typeof FILES

/** The files that the operator offers. */
export const offeredFiles = (settings: Settings): CredentialFile[] => [
  ...(settingAt(settings, ['SHOW_OPENRC_FILE'], true) ? (['openRc'] as const) : []),
  ...(settingAt(settings, ['SHOW_OPENSTACK_CLOUDS_YAML'], true) ? (['cloudsYaml'] as const) : []),
]

/** Downloads a file with which clients sign in; the name of an OpenRC file begins with `name`. */
export function saveCredentials(file: CredentialFile, signIn: SignIn, name: string, settings: Settings): void {
  const { fileOf, type, toText } = FILES[file]
  saveFile(fileOf(name), toText(signIn, settings), `${type};charset=utf-8`)
}
