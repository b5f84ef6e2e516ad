/** Every address in the app, under the base path and with a leading slash. */
export const paths = {
  instances: () => '/project/instances',
  adminInstances: () => '/admin/instances',
  images: () => '/project/images',
  adminImages: () => '/admin/images',
  flavors: () => '/admin/flavors',
  settings: () => '/settings',
  /** The details page of any resource type; `id` may hold anything. */
  details: (type: string, id: string, tab?: string) =>
    `/ngdetails/${type}/${encodeURIComponent(id)}${queryOf({ tab })}`,
  /** Opens a dialog over the page that the link is on; `item` is the id of what it is about. */
  modal: (name: string, item?: string) => `?${new URLSearchParams({ modal: name, ...(item && { item }) })}`,
  /** Signs out, then in again, then back to `next`. Not a page of the app: takes the base path, as `next` does. */
  signInAgain: (base: string, next: string) => `${base}auth/logout/?next=${encodeURIComponent(next)}`,
  /** The sign-in page, which tells why it shows and leads on to `next`. Takes the base path. */
  signIn: (base: string, { reason, next }: { reason?: string; next?: string | null } = {}) =>
    `${base}auth/login/${queryOf({ reason, next })}`,
  /** Where a password that is past its time is changed. Takes the base path. */
  expiredPassword: (base: string, user: string, query: { region: string; next: string | null }) =>
    `${base}auth/password/${encodeURIComponent(user)}/${queryOf(query)}`,
}

const queryOf = (values: Record<string, string | null | undefined>): string => {
  const query = new URLSearchParams(Object.entries(values).flatMap(([key, value]) => (value ? [[key, value]] : [])))
  return query.size ? `?${query}` : ''
}

/** The type that a details page's path is of; null for other paths. */
export const typeOfDetails = (path: string): string | null => /^\/ngdetails\/([^/]+)\/./.exec(path)?.[1] ?? null
