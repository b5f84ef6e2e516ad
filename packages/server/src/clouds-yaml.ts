import { existsSync, readFileSync } from 'node:fs'
import { homedir } from 'node:os'
import * as path from 'node:path'
import { parse as parseYaml } from 'yaml'
import * as z from 'zod'

export interface CloudAddress {
  authUrl: string
  caFile?: string
  region?: string
}

const CloudsFile = z.object({
  clouds: z.record(
    z.string(),
    z.object({
      auth: z.object({
        auth_url: z.url({ protocol: /^https?$/ }),
        username: z.string().optional(),
        password: z.string().optional(),
        project_name: z.string().optional(),
        user_domain_name: z.string().optional(),
      }),
      region_name: z.string().optional(),
      cacert: z.string().optional(),
    }),
  ),
})

/** Where every OpenStack tool searches; the first file found is used. */
const searchPaths = (environment: Record<string, string | undefined>) =>
  environment.OS_CLIENT_CONFIG_FILE
    ? [environment.OS_CLIENT_CONFIG_FILE]
    : ['clouds.yaml', path.join(homedir(), '.config/openstack/clouds.yaml'), '/etc/openstack/clouds.yaml']

type CloudEntry = z.output<typeof CloudsFile>['clouds'][string]

/** Reads OS_CLOUD's entry of clouds.yaml. Only the address is used: each user signs in as themselves. */
export function cloudFromFile(
  name: string,
  environment: Record<string, string | undefined>,
  mistakes: string[],
): CloudAddress | undefined {
  const cloud = entryOf(name, environment, mistakes)
  return cloud && { authUrl: cloud.auth.auth_url, caFile: cloud.cacert, region: cloud.region_name }
}

/** The full entry, credentials included: the doctor signs in with them. */
export function entryOf(
  name: string,
  environment: Record<string, string | undefined>,
  mistakes: string[],
): CloudEntry | undefined {
  const file = searchPaths(environment).find((candidate) => existsSync(candidate))
  if (!file) {
    mistakes.push(`OS_CLOUD: no clouds.yaml found in ${searchPaths(environment).join(', ')}`)
    return undefined
  }
  try {
    const cloud = CloudsFile.parse(parseYaml(readFileSync(file, 'utf8'))).clouds[name]
    if (cloud) return cloud
    mistakes.push(`OS_CLOUD: ${file} has no cloud "${name}"`)
  } catch (error) {
    const why = error instanceof z.ZodError ? z.prettifyError(error) : String(error)
    mistakes.push(`OS_CLOUD: ${file}: ${why}`)
  }
  return undefined
}
