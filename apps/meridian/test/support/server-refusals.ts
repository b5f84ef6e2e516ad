import { sharedServer } from './servers.ts'
import type { World } from './world.ts'
import { NOTHING } from './refusals.ts'

interface More {
  params?: Record<string, string>
  body?: object
}

/** A server that does not exist. */
export const unknownServer =
  ({ params, ...args }: More = {}) =>
  () => ({ args: { params: { id: NOTHING, ...params }, ...args }, status: 404, says: NOTHING })

/** A server of another project. */
export const serverOfAnother =
  ({ params, ...args }: More = {}) =>
  async (world: World) => ({
    as: 'stranger' as const,
    args: { params: { id: (await sharedServer(world)).id, ...params }, ...args },
    status: 404,
  })

/** A member tries an action for administrators. */
export const notByMember =
  ({ params, ...args }: More = {}) =>
  async (world: World) => ({
    as: 'demo' as const,
    args: { params: { id: (await sharedServer(world)).id, ...params }, ...args },
    status: 403,
    says: 'Policy',
  })
