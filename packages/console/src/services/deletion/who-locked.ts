import { serverConsoleEndpoints, userEndpoints, type Server } from '@meridian/contract'
import { call } from '../../api/client.ts'
import { createLists } from './lists.ts'

/** The names of the users that locked these servers, by server; a user that may not be read is shown by id. */
export async function whoLocked(servers: readonly Server[]): Promise<Map<string, string>> {
  const lists = createLists(false)
  const found = await Promise.all(
    servers.map(async ({ id }) => {
      const actions = await lists.optional(() => call(serverConsoleEndpoints.serverActionList, { params: { id } }))
      const user = actions.find(({ action }) => action === 'lock')?.user_id
      if (!user) return null
      const [known] = await lists.optional(async () => ({
        items: [await call(userEndpoints.userView, { params: { id: user } })],
      }))
      return [id, known?.name ?? user] as const
    }),
  )
  return new Map(found.filter((one) => one !== null))
}
