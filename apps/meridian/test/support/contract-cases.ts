import type { Args, Endpoint, ResultOf } from '@meridian/contract'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Account } from './accounts.ts'
import { PATIENCE_MS, World, type AnyArgs } from './world.ts'

type Making<T> = (world: World) => T | Promise<T>

interface Refused {
  /** Who asks; the one of the good case unless said otherwise. */
  as?: Account
  args?: AnyArgs
  status: number
  /** What the message must contain. */
  says?: string
}

/** How an endpoint is proved: once as it should be called, and in the ways in which it must refuse. */
export interface Case<E extends Endpoint> {
  as?: Account
  good: Making<Args<E>>
  /** What a user would notice in the reply, beyond its schema. */
  shows?: (result: ResultOf<E>, world: World) => unknown
  /** Bad and forbidden input by what is wrong with it; `{}` where a call takes no input and is anyone's. */
  refused: Record<string, Making<Refused>>
}

/** A case for every endpoint of a group: one that is forgotten does not compile. */
export type Cases<Group extends Record<string, Endpoint>> = { [Name in keyof Group]: Case<Group[Name]> }

/** Calls every endpoint of a group, through the real server and a real cloud, and checks each reply by its schema. */
export function describeContract<Group extends Record<string, Endpoint>>(
  title: string,
  group: Group,
  cases: Cases<Group>,
): void {
  describe(`${title}, call by call`, () => {
    let world: World
    beforeAll(async () => {
      world = await World.start()
    })
    afterAll(() => world.stop(), PATIENCE_MS)

    for (const [name, { as = 'demo', good, shows, refused }] of Object.entries<Case<Endpoint>>(
      cases as unknown as Record<string, Case<Endpoint>>, // each case is called with its own endpoint only
    )) {
      const endpoint = group[name] as Endpoint // Cases has the group's own keys

      test(`${name} answers as declared`, { timeout: PATIENCE_MS }, async () => {
        const args = (await good(world)) as AnyArgs // any endpoint's arguments are of this shape
        const answer = await world.send(as, endpoint, args)
        expect([answer.statusCode, answer.body]).toEqual([endpoint.status, expect.anything()])
        if (endpoint.location) expect(answer.headers.location).toMatch(/^\/api\//)
        await shows?.(endpoint.result?.parse(answer.json()) as never, world) // parsed by the endpoint's own schema
      })

      for (const [why, making] of Object.entries(refused)) {
        test(`${name} refuses ${why}`, { timeout: PATIENCE_MS }, async () => {
          const { as: who = as, args = {}, status, says = '' } = await making(world)
          const answer = await world.send(who, endpoint, args)
          expect([answer.statusCode, answer.body]).toEqual([status, expect.stringContaining(says)])
          expect(answer.json()).toBeTypeOf('string')
        })
      }
    }
  })
}
