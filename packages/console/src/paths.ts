/** Every address in the app, under the base path and with a leading slash. */
export const paths = {
  overview: () => '/project',
  apiAccess: () => '/project/api_access',
  adminOverview: () => '/admin',
  metering: () => '/admin/metering',
  images: () => '/project/images',
  adminImages: () => '/admin/images',
  serverGroups: () => '/project/server_groups',
  networkTopology: () => '/project/network_topology',
  /** The rules of a security group. */
  securityGroupRules: (id: string) => `/project/security_groups/${encodeURIComponent(id)}`,
  containers: () => '/project/containers',
  /** What lies in a container, or in a folder of it, whose name ends with a slash. */
  objects: (container: string, folder = '') => {
    const way = folderPath(folder)
    return `/project/containers/container/${encodeURIComponent(container)}${way && `/${way}`}`
  },
  settings: () => '/settings',
  /** The details page of any resource type; `id` may hold anything. */
  details: (type: string, id: string, tab?: string) =>
    `/ngdetails/${type}/${encodeURIComponent(id)}${queryOf({ tab })}`,
  /** Opens a dialog over the page that the link is on; `item` is the id of what it is about. */
  modal: (name: string, item?: string) => `?${new URLSearchParams({ modal: name, ...(item && { item }) })}`,
  /** Opens the form of a new volume over the page that the link is on, with what it is made of, where that is known. */
  createVolume: (from: { snapshotId?: string; imageId?: string; volumeId?: string } = {}) =>
    `?${new URLSearchParams({ modal: 'create-volume', ...from })}`,
  /** Opens the form of a network's new subnet over the page that the link is on. */
  createSubnet: (networkId: string) => `?${new URLSearchParams({ modal: 'create-subnet', networkId })}`,
  /** Opens the form of a subnet over the page that the link is on. */
  editSubnet: (subnetId: string) => `?${new URLSearchParams({ modal: 'edit-subnet', subnetId })}`,
  /** Opens the short form of a launch over the page that the link is on. */
  quickLaunch: () => '?modal=quick-launch',
  /** Opens the launch wizard over the page that the link is on, with what it starts from, takes after or joins, where that is known. */
  launch: (
    from: { imageId?: string; volumeId?: string; snapshotId?: string; serverId?: string; networkId?: string } = {},
  ) => `?${new URLSearchParams({ modal: 'launch-instance', ...from })}`,
  /** Signs out, then in again, then back to `next`. Not a page of the app: takes the base path, as `next` does. */
  signInAgain: (base: string, next: string) => `${base}auth/logout/?next=${encodeURIComponent(next)}`,
  /** The sign-in page, which tells why it shows and leads on to `next`. Takes the base path. */
  signIn: (base: string, { reason, next }: { reason?: string; next?: string | null } = {}) =>
    `${base}auth/login/${queryOf({ reason, next })}`,
  /** Where a password that is past its time is changed. Takes the base path. */
  expiredPassword: (base: string, user: string, query: { region: string; next: string | null }) =>
    `${base}auth/password/${encodeURIComponent(user)}/${queryOf(query)}`,
}

/** The hash of the settings by which they begin at the password. */
export const PASSWORD_ANCHOR = 'password'

/** As the router has the pages of `paths.objects`. */
export const OBJECTS_ROUTE = '/project/containers/container/$container/$'

/** As the router has the pages of `paths.securityGroupRules`. */
export const SECURITY_GROUP_RULES_ROUTE = '/project/security_groups/$group'

/** Each part of a folder's name as one segment; in one piece where a part is such that URLs lose it. */
function folderPath(folder: string): string {
  const parts = folder.replace(/\/$/, '').split('/')
  const isLost = (part: string) => part.trim() === '' || part === '.' || part === '..'
  if (folder === '' || parts.some(isLost)) return encodeURIComponent(folder)
  return parts.map((part) => encodeURIComponent(part)).join('/')
}

/** The folder that `paths.objects` was given, of the rest of its path as the router reads it. */
export const folderOf = (rest: string): string => (rest === '' || rest.endsWith('/') ? rest : `${rest}/`)

const queryOf = (values: Record<string, string | null | undefined>): string => {
  const query = new URLSearchParams(Object.entries(values).flatMap(([key, value]) => (value ? [[key, value]] : [])))
  return query.size ? `?${query}` : ''
}

/** The type that a details page's path is of; null for other paths. */
export const typeOfDetails = (path: string): string | null => /^\/ngdetails\/([^/]+)\/./.exec(path)?.[1] ?? null
