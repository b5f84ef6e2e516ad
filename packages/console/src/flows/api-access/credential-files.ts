import type { CatalogEntry, UserSession } from '@meridian/contract'

/** Who a file is for and where it works; it never holds a password. */
export interface Access {
  authUrl: string
  session: UserSession
}

/** The address that Keystone gives out for itself in a region, with its version; null where it gives none. */
export function authUrlOf(catalog: readonly CatalogEntry[], region: string | null): string | null {
  const endpoints = catalog.find(({ type }) => type === 'identity')?.endpoints ?? []
  const url = (endpoints.find(({ region_id }) => region_id === region) ?? endpoints[0])?.url.replace(/\/+$/, '')
  return url === undefined ? null : url.endsWith('/v3') ? url : `${url}/v3`
}

/** A shell's own quotes: nothing in them is read as anything but itself. */
const quoted = (text: string) => `'${text.replaceAll("'", `'\\''`)}'`

/** What `openstack` reads from the environment, as a file to source; it asks for the password. */
export function openRc({ authUrl, session }: Access): string {
  const variables: [string, string | null][] = [
    ['OS_AUTH_URL', authUrl],
    ['OS_IDENTITY_API_VERSION', '3'],
    ['OS_INTERFACE', 'public'],
    ['OS_REGION_NAME', session.services_region],
    ['OS_USERNAME', session.username],
    ['OS_USER_DOMAIN_NAME', session.user_domain_name],
    ['OS_PROJECT_ID', session.project_id],
    ['OS_PROJECT_NAME', session.project_name],
    ['OS_DOMAIN_ID', session.project_id ? null : session.domain_id],
  ]
  const lines = variables.map(([name, value]) => (value === null ? `unset ${name}` : `export ${name}=${quoted(value)}`))
  return `#!/usr/bin/env bash
${lines.join('\n')}
printf 'Password of %s: ' "$OS_USERNAME"
read -rs OS_PASSWORD && export OS_PASSWORD
echo
`
}

/** The same for programs that read clouds.yaml: JSON's strings are YAML's, too. */
export function cloudsYaml({ authUrl, session }: Access): string {
  const scope: [string, string | null][] = session.project_id
    ? [
        ['project_id', session.project_id],
        ['project_name', session.project_name],
      ]
    : [['domain_id', session.domain_id]]
  const auth: [string, string | null][] = [
    ['auth_url', authUrl],
    ['username', session.username],
    ['user_domain_name', session.user_domain_name],
    ...scope,
  ]
  const lines = (entries: [string, string | null][], indent: string) =>
    entries.flatMap(([key, value]) => (value === null ? [] : [`${indent}${key}: ${JSON.stringify(value)}`])).join('\n')
  return `clouds:
  openstack:
    auth:
${lines(auth, '      ')}
${lines([['region_name', session.services_region]], '    ')}
    interface: public
    identity_api_version: 3
`
}
