import type { PasswordLogin } from '@meridian/openstack'
import { entryOf, type CloudAddress } from './clouds-yaml.ts'
import { ConfigError } from './config.ts'

/** The cloud that the doctor examines, and the user it signs in as. */
export interface DoctorTarget extends CloudAddress {
  login?: PasswordLogin & { project: string }
}

interface Account {
  username?: string
  password?: string
  project_name?: string
  user_domain_name?: string
}

/** The named cloud of clouds.yaml, or the one of the OS_* variables, read as OpenStack's tools do. */
export function readDoctorTarget(
  environment: Record<string, string | undefined>,
  cloudName = environment.OS_CLOUD,
): DoctorTarget {
  const mistakes: string[] = []
  const entry = cloudName ? entryOf(cloudName, environment, mistakes) : undefined
  if (entry) {
    const { auth, cacert, region_name } = entry
    return { authUrl: auth.auth_url, caFile: cacert, region: region_name, login: loginOf(auth) }
  }
  const { OS_AUTH_URL: authUrl, OS_CACERT: caFile, OS_REGION_NAME: region } = environment
  if (mistakes.length || !authUrl || !URL.canParse(authUrl))
    throw new ConfigError(mistakes.join('\n') || 'No cloud is given. Use --cloud NAME, or set OS_AUTH_URL.')
  const login = loginOf({
    username: environment.OS_USERNAME,
    password: environment.OS_PASSWORD,
    project_name: environment.OS_PROJECT_NAME,
    user_domain_name: environment.OS_USER_DOMAIN_NAME,
  })
  return { authUrl, caFile, region, login }
}

function loginOf({
  username,
  password,
  project_name: project,
  user_domain_name: domain,
}: Account): DoctorTarget['login'] {
  return username && password && project ? { username, password, project, domain: domain ?? 'Default' } : undefined
}
