import type { ServiceClient } from '../../../service-client.ts'
import { path } from '../../../url.ts'

const password = (id: string) => path`/servers/${id}/os-server-password`

/** GET /servers/{id}/os-server-password: sealed with the owner's key, empty where the guest has told none. */
export async function show(nova: ServiceClient, id: string): Promise<string> {
  return (await nova.get<{ password: string }>(password(id))).body.password
}

/** DELETE /servers/{id}/os-server-password: forgotten by Nova; the guest keeps it. */
export const clear = (nova: ServiceClient, id: string) => nova.delete(password(id))
