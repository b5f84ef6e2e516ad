import { objectIn, type ServiceClient } from '../../../service-client.ts'
import { action } from '../servers/urls.ts'
import * as urls from './urls.ts'

/** The end of the console's log: so many lines of it, all with null. */
export async function output(nova: ServiceClient, id: string, length: number | null): Promise<string> {
  const { body } = await nova.post<{ output: string | null }>(action(id), {
    'os-getConsoleOutput': length === null ? {} : { length },
  })
  return body.output ?? ''
}

/** POST /servers/{id}/remote-consoles */
export async function create(nova: ServiceClient, id: string, wanted: { protocol: string; type: string }) {
  const client = await nova.speaking(['2.6', '2.8'])
  const { body } = await client.post(urls.remoteConsoles(id), { remote_console: wanted })
  return objectIn<{ url: string }>(nova, body, 'remote_console')
}
