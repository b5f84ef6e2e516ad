/** Every address in the app, under the base path and with a leading slash. */
export const paths = {
  home: () => '/home',
  overview: () => '/project',
  findings: () => '/project/findings',
  timeline: () => '/project/timeline',
  apiAccess: () => '/project/api_access',
  apiDocs: () => '/api/docs',
  adminOverview: () => '/admin',
  cloudHome: () => '/admin/home',
  metering: () => '/admin/metering',
  defaults: () => '/admin/defaults',
  systemInfo: () => '/admin/info',
  images: () => '/project/images',
  adminImages: () => '/admin/images',
  serverGroups: () => '/project/server_groups',
  networkTopology: () => '/project/network_topology',
  /** The canvas for templates; with the template of a stack if one is given. */
  templateGenerator: (stack?: string) => `/project/template_generator${queryOf({ stack })}`,
  /** The rules of a security group. */
  securityGroupRules: (id: string) => `/project/security_groups/${encodeURIComponent(id)}`,
  /** The rules of a security group, with new ones that let the user's own address reach these ports. */
  openPorts: (group: string, ports: string) =>
    `/ngdetails/OS::Neutron::SecurityGroup/${encodeURIComponent(group)}${queryOf({ tab: 'rules', open: ports })}`,
  /** The rules of a security group, with a new one filled in (services/network/rule-address.ts). */
  draftRule: (group: string, rule: string) =>
    `/ngdetails/OS::Neutron::SecurityGroup/${encodeURIComponent(group)}${queryOf({ tab: 'rules', rule })}`,
  /** Whether one end reaches another; the question is asked if both are given (flows/reachability/question.ts). */
  reachability: (question: { from?: string; to?: string; protocol?: string; port?: string; tab?: string } = {}) =>
    `/project/reachability${queryOf(question)}`,
  /** Whether SSH from the user's own address works. */
  sshReach: (instance: string) =>
    `/project/reachability${queryOf({ from: 'me', to: `instance:${instance}`, protocol: 'tcp', port: '22' })}`,
  containers: () => '/project/containers',
  /** The objects of a container, or of a folder, whose name ends with a slash. */
  objects: (container: string, folder = '') => {
    const segments = folderPath(folder)
    return `/project/containers/container/${encodeURIComponent(container)}${segments && `/${segments}`}`
  },
  /** All places of a half, on one page. */
  places: (half: 'project' | 'cloud') => (half === 'cloud' ? '/admin/places' : '/places'),
  settings: () => '/settings',
  /** The details page of any resource type; `id` may contain any character. */
  details: (type: string, id: string, tab?: string) =>
    `/ngdetails/${type}/${encodeURIComponent(id)}${queryOf({ tab })}`,
  /** Opens a dialog over the current page; `item` is the id of its item. */
  modal: (name: string, item?: string) => `?${new URLSearchParams({ modal: name, ...(item && { item }) })}`,
  /** Opens the form for a new volume over the current page, with its source if that is known. */
  createVolume: (from: { snapshotId?: string; imageId?: string; volumeId?: string } = {}) =>
    `?${new URLSearchParams({ modal: 'create-volume', ...from })}`,
  /** Opens the form for a new subnet of a network over the current page. */
  createSubnet: (networkId: string) => `?${new URLSearchParams({ modal: 'create-subnet', networkId })}`,
  /** Opens the form of a subnet over the current page. */
  editSubnet: (subnetId: string) => `?${new URLSearchParams({ modal: 'edit-subnet', subnetId })}`,
  /** Opens the form for a new stack over the current page, or the form that changes a stack. */
  launchStack: (from: { stackId?: string; resource?: string; purpose?: 'preview' | 'design' } = {}) =>
    `?${new URLSearchParams({ modal: 'launch-stack', ...from })}`,
  /** The page that creates a server; `from` fills it in (flows/create-server/share-link.ts). */
  createServer: (from: Readonly<Record<string, string>> = {}) => `/project/instances/create${queryOf(from)}`,
  /** Opens the launch wizard over the current page, with its source, its model or its network if that is known. */
  launch: (
    from: { imageId?: string; volumeId?: string; snapshotId?: string; serverId?: string; networkId?: string } = {},
  ) => `?${new URLSearchParams({ modal: 'launch-instance', ...from })}`,
  /** The sign-in page, which returns to `next`; asks whether to sign out if somebody is signed in. Takes the base path. */
  signInAgain: (base: string, next: string) => `${base}auth/logout/?next=${encodeURIComponent(next)}`,
  /** The sign-in page, which shows `reason` and continues to `next`. Takes the base path. */
  signIn: (base: string, { reason, next }: { reason?: string; next?: string | null } = {}) =>
    `${base}auth/login/${queryOf({ reason, next })}`,
  /** The page that changes an expired password. Takes the base path. */
  expiredPassword: (base: string, user: string, query: { region: string; next: string | null }) =>
    `${base}auth/password/${encodeURIComponent(user)}/${queryOf(query)}`,
}

/** The hash that focuses the password form of the settings page. */
export const PASSWORD_ANCHOR = 'password'

/** The router's path for `paths.objects`. */
export const OBJECTS_ROUTE = '/project/containers/container/$container/$'

/** The router's path for `paths.securityGroupRules`. */
export const SECURITY_GROUP_RULES_ROUTE = '/project/security_groups/$group'

/** Each part of a folder's name as one segment; the whole name as one segment if URLs would drop a part. */
function folderPath(folder: string): string {
  const parts = folder.replace(/\/$/, '').split('/')
  const isLost = (part: string) => part.trim() === '' || part === '.' || part === '..'
  if (folder === '' || parts.some(isLost)) return encodeURIComponent(folder)
  return parts.map((part) => encodeURIComponent(part)).join('/')
}

/** The folder that was given to `paths.objects`, from the rest of its path as the router reads it. */
export const folderOf = (rest: string): string => (rest === '' || rest.endsWith('/') ? rest : `${rest}/`)

const queryOf = (values: Record<string, string | null | undefined>): string => {
  const query = new URLSearchParams(Object.entries(values).flatMap(([key, value]) => (value ? [[key, value]] : [])))
  return query.size ? `?${query}` : ''
}

/** The resource type in a details page's path; null for other paths. */
export const typeOfDetails = (path: string): string | null => /^\/ngdetails\/([^/]+)\/./.exec(path)?.[1] ?? null
