import type { CreatedServer, Server } from '@meridian/wire'
import { changeMetadata, type MetadataUpdate } from '../../metadata.ts'
import type { Page } from '../../paging.ts'
import { resourceCalls } from '../../resource.ts'
import { objectIn, type ServiceClient } from '../../service-client.ts'
import { path, type Query } from '../../url.ts'

const serversUrl = '/servers'

/**
 * Each adds attributes: 2.47 embeds the flavor, 2.73 has the reason of a lock, 2.83 gives members more filters, 2.90
 * the host name.
 */
const DETAILED = ['2.3', '2.9', '2.19', '2.26', '2.47', '2.73', '2.83', '2.90']
/** 2.19 takes a description, 2.37 requires networks, 2.67 takes volume types. */
const CREATING = ['2.19', '2.37', '2.60', '2.67']
const DESCRIBED = ['2.19']

const calls = resourceCalls<Server>({ one: 'server', many: 'servers', at: serversUrl, updates: 'PUT' })
const listing = resourceCalls<Server>({ one: 'server', many: 'servers', at: '/servers/detail', updates: 'PUT' })

/** GET /servers/detail: one page. */
export const page = async (nova: ServiceClient, query: Query): Promise<Page<Server>> =>
  listing.page(await nova.withMicroversion(DETAILED), query)

/** GET /servers: ids and names of one page, which Nova lists much sooner than the details. */
export const namesPage = (nova: ServiceClient, query: Query): Promise<Page<Pick<Server, 'id' | 'name'>>> =>
  calls.page(nova, query)

/** GET /servers/{id} */
export const show = async (nova: ServiceClient, id: string) => calls.show(await nova.withMicroversion(DETAILED), id)

/** POST /servers: the scheduler hints are beside the server, not in it. */
export async function create(nova: ServiceClient, server: object, hints: object | undefined): Promise<CreatedServer> {
  const client = await nova.withMicroversion(CREATING)
  const { body } = await client.post(serversUrl, { server, ...(hints ? { 'os:scheduler_hints': hints } : {}) })
  return objectIn<CreatedServer>(nova, body, 'server')
}

/** PUT /servers/{id} */
export const update = async (nova: ServiceClient, id: string, changes: { name?: string; description?: string }) =>
  calls.update(await nova.withMicroversion(DESCRIBED), id, changes)

/** DELETE /servers/{id} */
export const { remove } = calls

const metadataUrl = (id: string) => path`/servers/${id}/metadata`

/** GET /servers/{id}/metadata */
export async function metadata(nova: ServiceClient, id: string): Promise<Record<string, string>> {
  return objectIn<Record<string, string>>(nova, (await nova.get(metadataUrl(id))).body, 'metadata')
}

/** DELETE /servers/{id}/metadata/{key}, then POST /servers/{id}/metadata */
export const updateMetadata = (nova: ServiceClient, id: string, change: MetadataUpdate) =>
  changeMetadata(nova, metadataUrl(id), 'metadata', change)

/** PUT /servers/{id}/tags */
export const replaceTags = async (nova: ServiceClient, id: string, tags: string[]) =>
  (await nova.withMicroversion(['2.26'])).act('PUT', path`/servers/${id}/tags`, { tags })

/** GET /servers/{id}/diagnostics: from 2.48 on the same for all drivers; before, names that depend on the driver. */
export const diagnostics = async (nova: ServiceClient, id: string): Promise<object> =>
  (await (await nova.withMicroversion(['2.48'])).get<object>(path`/servers/${id}/diagnostics`)).body

const passwordUrl = (id: string) => path`/servers/${id}/os-server-password`

/** GET /servers/{id}/os-server-password: encrypted with the owner's public key; empty if the guest has posted none. */
export const password = async (nova: ServiceClient, id: string): Promise<string> =>
  (await nova.get<{ password: string }>(passwordUrl(id))).body.password

/** DELETE /servers/{id}/os-server-password: Nova deletes its copy; the password in the guest stays valid. */
export const clearPassword = (nova: ServiceClient, id: string) => nova.delete(passwordUrl(id))
