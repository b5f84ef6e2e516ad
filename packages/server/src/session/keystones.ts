import { badRequest } from '../errors.ts'

export interface KeystoneOptions {
  authUrl: string
  /** Name of the region that `authUrl` is in, for the sign-in form. */
  region?: string
  /** Other clouds that the sign-in form offers. */
  regions: { name: string; authUrl: string }[]
}

export const DEFAULT_KEYSTONE = 'default'

/** The clouds that the sign-in form offers: the default, then the others by index. */
export const keystoneChoices = ({ region, regions }: KeystoneOptions) => [
  { value: DEFAULT_KEYSTONE, label: region ?? 'Default' },
  ...regions.map(({ name }, index) => ({ value: String(index), label: name })),
]

/** Returns the URL of a choice; refuses an unknown one. */
export function keystoneUrls({ authUrl, regions }: KeystoneOptions): (choice: string) => string {
  const urls = new Map([
    [DEFAULT_KEYSTONE, authUrl],
    ...regions.map((one, index) => [String(index), one.authUrl] as const),
  ])
  return (choice) => {
    const url = urls.get(choice)
    if (url === undefined) throw badRequest(`Invalid region '${choice}'`)
    return url
  }
}
