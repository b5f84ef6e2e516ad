import type { World } from './world.ts'

/** An id that no cloud has given to anything. */
export const NOTHING = '00000000-0000-4000-8000-000000000000'

const withBody = (body: object | undefined) => (body ? { body } : {})

/** Something that is not there. */
export const unknownId = (says: string, body?: object) => () => ({
  args: { params: { id: NOTHING }, ...withBody(body) },
  status: 404,
  says,
})

/** What another project has is not there at all. */
export const asStranger =
  <A extends object>(making: (world: World) => Promise<A>) =>
  async (world: World) => ({ as: 'stranger' as const, args: await making(world), status: 404 })

/** What only administrators may do, tried by a member. */
export const byMember =
  <A extends object>(making: (world: World) => Promise<A>, body?: object) =>
  async (world: World) => ({
    as: 'demo' as const,
    args: { ...(await making(world)), ...withBody(body) },
    status: 403,
    says: "Policy doesn't allow",
  })
