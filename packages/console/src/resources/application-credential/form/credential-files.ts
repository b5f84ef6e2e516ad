/** What a program needs in order to sign in with an application credential. */
export interface SignIn {
  authUrl: string
  region: string | null
  id: string
  secret: string
}

/** Catalogues may name Keystone without its version; most clients want to be told. */
export function versioned(url: string): string {
  const bare = url.replace(/\/$/, '')
  return /\/v\d[^/]*$/.test(bare) ? bare : `${bare}/v3`
}

/** A word of a shell, whatever it holds. */
const word = (text: string) => `'${text.replaceAll("'", String.raw`'\''`)}'`

/** To be sourced by a shell before the command line client runs. */
export const openRc = ({ authUrl, region, id, secret }: SignIn): string =>
  [
    '#!/usr/bin/env bash',
    'export OS_AUTH_TYPE=v3applicationcredential',
    `export OS_AUTH_URL=${word(authUrl)}`,
    'export OS_IDENTITY_API_VERSION=3',
    ...(region ? [`export OS_REGION_NAME=${word(region)}`] : []),
    'export OS_INTERFACE=public',
    `export OS_APPLICATION_CREDENTIAL_ID=${word(id)}`,
    `export OS_APPLICATION_CREDENTIAL_SECRET=${word(secret)}`,
    '',
  ].join('\n')

/** The file that most clients read; what stands in quotes is JSON, which YAML reads as well. */
export const cloudsYaml = ({ authUrl, region, id, secret }: SignIn): string =>
  [
    'clouds:',
    '  openstack:',
    '    auth_type: v3applicationcredential',
    '    auth:',
    `      auth_url: ${JSON.stringify(authUrl)}`,
    `      application_credential_id: ${JSON.stringify(id)}`,
    `      application_credential_secret: ${JSON.stringify(secret)}`,
    ...(region ? [`    region_name: ${JSON.stringify(region)}`] : []),
    '    interface: public',
    '    identity_api_version: 3',
    '',
  ].join('\n')
