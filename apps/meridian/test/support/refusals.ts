import type { World } from './world.ts'

/** An id that does not exist. */
export const NOTHING = '00000000-0000-4000-8000-000000000000'

const withBody = (body: object | undefined) => (body ? { body } : {})

/** A resource that does not exist. */
export const unknownId = (says: string, body?: object) => () => ({
  args: { params: { id: NOTHING }, ...withBody(body) },
  status: 404,
  says,
})

/** A resource of another project returns 404. */
export const asStranger =
  <A extends object>(making: (world: World) => Promise<A>) =>
  async (world: World) => ({ as: 'stranger' as const, args: await making(world), status: 404 })

/** A member tries an action for administrators. */
export const byMember =
  <A extends object>(making: (world: World) => Promise<A>, body?: object) =>
  async (world: World) => ({
    as: 'demo' as const,
    args: { ...(await making(world)), ...withBody(body) },
    status: 403,
    says: "Policy doesn't allow",
  })
