/** All that a file may sign in with, by the names that clouds.yaml has for it. */
const CREDENTIALS = [
  'username',
  'user_domain_name',
  'project_id',
  'project_name',
  'domain_id',
  'application_credential_id',
  'application_credential_secret',
] as const

/** Who a file is for and where it works; it never holds a password. */
export interface SignIn {
  authUrl: string
  region: string | null
  by: 'password' | 'v3applicationcredential'
  auth: Partial<Record<(typeof CREDENTIALS)[number], string | null>>
}

/** A shell's own quotes: nothing in them is read as anything but itself. */
const quoted = (text: string) => `'${text.replaceAll("'", String.raw`'\''`)}'`

const ASK = `printf 'Password of %s: ' "$OS_USERNAME"
read -rs OS_PASSWORD && export OS_PASSWORD
echo
`

/**
 * What `openstack` reads from the environment, as a file to source. What it does not set it takes away, so that
 * nothing is left of another file that was sourced before; it asks for the password where there is one.
 */
export function openRc({ authUrl, region, by, auth }: SignIn): string {
  const byPassword = by === 'password'
  const variables: [string, string | null | undefined][] = [
    ['OS_AUTH_TYPE', by],
    ['OS_AUTH_URL', authUrl],
    ['OS_IDENTITY_API_VERSION', '3'],
    ['OS_INTERFACE', 'public'],
    ['OS_REGION_NAME', region],
    ...CREDENTIALS.map((name): [string, string | null | undefined] => [`OS_${name.toUpperCase()}`, auth[name]]),
    // Last, since it is asked for once all else is set.
    ['OS_PASSWORD', null],
  ]
  const lines = variables.map(([name, value]) => (value == null ? `unset ${name}` : `export ${name}=${quoted(value)}`))
  return `#!/usr/bin/env bash\n${lines.join('\n')}\n${byPassword ? ASK : ''}`
}

/** The file that most programs read. What is in quotes is JSON, whose strings are YAML's, too. */
export function cloudsYaml({ authUrl, region, by, auth }: SignIn): string {
  const entry = (key: string, value: string | null | undefined, indent: string) =>
    value == null ? [] : [`${indent}${key}: ${JSON.stringify(value)}`]
  return [
    'clouds:',
    '  openstack:',
    `    auth_type: ${by}`,
    '    auth:',
    ...entry('auth_url', authUrl, '      '),
    ...CREDENTIALS.flatMap((name) => entry(name, auth[name], '      ')),
    ...entry('region_name', region, '    '),
    '    interface: public',
    '    identity_api_version: 3',
    '',
  ].join('\n')
}
