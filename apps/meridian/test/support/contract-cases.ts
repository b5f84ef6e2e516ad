import type { Args, Endpoint, ResultOf } from '@meridian/contract'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import * as z from 'zod'
import type { Account } from './accounts.ts'
import { recordExample } from './api-example.ts'
import { expectSameWrites, isChanging, sendRecorded } from './recorded.ts'
import { expectDocumented, expectProved, isProved, roundTrip } from './round-trip.ts'
import { PATIENCE_MS, World, type AnyArgs } from './world.ts'

type Making<T> = (world: World) => T | Promise<T>

interface Refused {
  /** The user who calls; by default the one of the good case. */
  as?: Account
  args?: AnyArgs
  status: number
  /** What the message must contain. */
  says?: string
}

type Shows<E extends Endpoint> = (result: ResultOf<E>, world: World, args: AnyArgs) => unknown

/** How an endpoint is proved: one valid call, and the calls that it must refuse. */
export type Case<E extends Endpoint> = {
  as?: Account
  /** What a cloud lacks for this endpoint, or null: its tests are then skipped with this reason. */
  lacks?: Making<string | null>
  good: Making<Args<E>>
  /** Bad and forbidden input by what is wrong with it; `{}` if the call takes no input and every user may make it. */
  refused: Record<string, Making<Refused>>
  /** Asserts what a user would notice in the reply, beyond its schema; required if there is a reply. */
} & (undefined extends E['result'] ? { shows?: Shows<E> } : { shows: Shows<E> })

/** The reply is the resource that the path names. */
export const showsRequested = ({ id }: { id: string | number }, _world: World, { params }: AnyArgs) =>
  expect(String(id)).toBe(params?.id)

/** The reply has the values of the request's body. */
export const showsSent = (result: object, _world: World, { body }: AnyArgs) =>
  expect(result).toMatchObject(body as object)

/** A case for every endpoint of a group: one that is forgotten does not compile. */
export type Cases<Group extends Record<string, Endpoint>> = { [Name in keyof Group]: Case<Group[Name]> }

/**
 * Calls every endpoint of a group through the real server and a real cloud, and parses each reply with its schema;
 * `refusal` is the one of errors.
 */
export function describeContract<Group extends Record<string, Endpoint>>(
  title: string,
  group: Group,
  cases: Cases<Group>,
  { refusal = z.string(), ...options }: Parameters<typeof World.start>[0] & { refusal?: z.ZodType } = {},
): void {
  describe(`${title}, call by call`, () => {
    let world: World
    beforeAll(async () => {
      world = await World.start(options)
    })
    afterAll(() => world.stop(), PATIENCE_MS)

    for (const [name, { as = 'demo', lacks = () => null, good, shows, refused }] of Object.entries<Case<Endpoint>>(
      cases as unknown as Record<string, Case<Endpoint>>, // each case is called with its own endpoint only
    )) {
      const endpoint = group[name] as Endpoint // Cases has the group's own keys

      const unlessLacking = async (skip: (reason: string) => void) => {
        const lack = await lacks(world)
        if (lack) skip(lack)
      }

      test(`${name} replies as declared`, { timeout: PATIENCE_MS }, async ({ skip }) => {
        await unlessLacking(skip)
        const args = (await good(world)) as AnyArgs // any endpoint's arguments are of this shape
        const changes = isChanging(endpoint)
        const preview = changes ? await sendRecorded(world, as, endpoint, args, 'explained') : null
        if (preview) expectDocumented(name, preview.calls)
        if (preview && isProved(world, name)) {
          expectProved(name, await roundTrip(world, { as, endpoint, args, calls: preview.calls }))
        }
        const answer = changes
          ? await sendRecorded(world, as, endpoint, args, 'sent')
          : await world.send(as, endpoint, args)
        expect([answer.statusCode, answer.body]).toEqual([endpoint.status, expect.anything()])
        if (endpoint.location) expect(answer.headers.location).toMatch(/^\/api\//)
        // Outside the call of `shows`, because an optional call does not evaluate its arguments.
        const result = endpoint.result?.parse(JSON.parse(answer.body))
        recordExample(endpoint, args, result)
        if (preview && 'calls' in answer) expectSameWrites(preview.calls, answer.calls)
        await shows?.(result as never, world, args) // parsed by the endpoint's own schema
      })

      for (const [why, making] of Object.entries(refused)) {
        test(`${name} refuses ${why}`, { timeout: PATIENCE_MS }, async ({ skip }) => {
          await unlessLacking(skip)
          const { as: who = as, args = {}, status, says = '' } = await making(world)
          const answer = await world.send(who, endpoint, args)
          expect([answer.statusCode, answer.body]).toEqual([status, expect.stringContaining(says)])
          expect(refusal.safeParse(answer.json()).error).toBeUndefined()
        })
      }
    }
  })
}
