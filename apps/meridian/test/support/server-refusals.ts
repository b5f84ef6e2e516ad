import { sharedServer } from './servers.ts'
import type { World } from './world.ts'
import { NOTHING } from './refusals.ts'

interface More {
  params?: Record<string, string>
  body?: object
}

/** A server that is not there. */
export const unknownServer =
  ({ params, ...args }: More = {}) =>
  () => ({ args: { params: { id: NOTHING, ...params }, ...args }, status: 404, says: NOTHING })

/** A server that is there, for others. */
export const serverOfAnother =
  ({ params, ...args }: More = {}) =>
  async (world: World) => ({
    as: 'stranger' as const,
    args: { params: { id: (await sharedServer(world)).id, ...params }, ...args },
    status: 404,
  })

/** What only administrators may do, tried by a member. */
export const notByMember =
  ({ params, ...args }: More = {}) =>
  async (world: World) => ({
    as: 'demo' as const,
    args: { params: { id: (await sharedServer(world)).id, ...params }, ...args },
    status: 403,
    says: 'Policy',
  })
