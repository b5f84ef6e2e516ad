import type { ContainerEntry } from '@meridian/wire'
import type { ServiceClient } from '../../service-client.ts'
import { path } from '../../url.ts'
import { namePage, type NamePage, type NameWindow } from './listing.ts'

export const containerUrl = (name: string) => path`/${name}`

/** GET account: containers by name. */
export const list = (
  swift: ServiceClient,
  window: NameWindow & { prefix?: string },
): Promise<NamePage<ContainerEntry>> => namePage<ContainerEntry>(swift, '', { ...window }, ({ name }) => name)

/** HEAD account */
export const headAccount = (swift: ServiceClient) => swift.head('')

/** POST account: updates its metadata. */
export const postAccount = (swift: ServiceClient, headers: Record<string, string>) =>
  swift.act('POST', '', undefined, headers)

/** HEAD container */
export const head = (swift: ServiceClient, name: string) => swift.head(containerUrl(name))

/** PUT container: creates it, or updates the headers of an existing one. */
export const put = (swift: ServiceClient, name: string, headers: Record<string, string>) =>
  swift.act('PUT', containerUrl(name), undefined, headers)

/** POST container: updates its metadata. */
export const post = (swift: ServiceClient, name: string, headers: Record<string, string>) =>
  swift.act('POST', containerUrl(name), undefined, headers)

/** DELETE container */
export const remove = (swift: ServiceClient, name: string) => swift.delete(containerUrl(name))

/** URL at which anyone can read a public container. */
export const publicUrl = (swift: ServiceClient, name: string) => swift.urlOf(containerUrl(name))

/** GET /info, which Swift serves beside the version and not under the account. */
export const info = (swift: ServiceClient) => swift.atRoot().get<Record<string, unknown>>('/info')
