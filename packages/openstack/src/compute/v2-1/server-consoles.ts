import { objectIn, type ServiceClient } from '../../service-client.ts'
import { path } from '../../url.ts'

/** The last `length` lines of the console log; all of it with null. */
export async function output(nova: ServiceClient, id: string, length: number | null): Promise<string> {
  const { body } = await nova.post<{ output: string | null }>(path`/servers/${id}/action`, {
    'os-getConsoleOutput': length === null ? {} : { length },
  })
  return body.output ?? ''
}

/** POST /servers/{id}/remote-consoles */
export async function create(nova: ServiceClient, id: string, request: { protocol: string; type: string }) {
  const client = await nova.withMicroversion(['2.6', '2.8'])
  const { body } = await client.post(path`/servers/${id}/remote-consoles`, { remote_console: request })
  return objectIn<{ url: string }>(nova, body, 'remote_console')
}
