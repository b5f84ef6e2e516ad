import {
  cinder,
  consequencesOf,
  floatingIpEndpoints,
  keystone,
  neutron,
  nova,
  securityGroupEndpoints,
  type Consequence,
  type DeletedType,
  type Endpoint,
  type ReadList,
  type Uses,
} from '@meridian/contract'
import { expect, test } from 'vitest'
import type { Account } from './accounts.ts'
import { until } from './until.ts'
import { PATIENCE_MS, type AnyArgs, type World } from './world.ts'

/** A deletion, and what the rules must find before it. */
export interface Deletion {
  as?: Account
  remove: Endpoint
  args: AnyArgs
  find(read: ReadList): Promise<readonly Consequence[]>
  /** As `goes snapshot`, in the order of the rules. */
  seen: readonly string[]
  /** Ends what stands in the way. */
  release?(): Promise<unknown>
  /** More that must hold afterwards. */
  after?(): Promise<void>
}

/** The deletion of an item by the rules of its type. */
export const deletionOf = <T extends { id: string }>(
  item: T,
  uses: Uses<T>,
  more: Pick<Deletion, 'remove' | 'seen'> & Partial<Deletion>,
): Deletion => ({
  args: { params: { id: item.id } },
  ...more,
  find: (read) => consequencesOf(uses, [item], read),
})

/** By which calls the things can be read. */
const VIEWS: Partial<Record<DeletedType, Endpoint>> = {
  server: nova.serverView,
  volume: cinder.volumeView,
  snapshot: cinder.snapshotView,
  backup: cinder.backupView,
  volumeGroup: cinder.volumeGroupView,
  groupSnapshot: cinder.groupSnapshotView,
  volumeType: cinder.volumeTypeView,
  network: neutron.networkView,
  port: neutron.portView,
  securityGroup: securityGroupEndpoints.securityGroupView,
  floatingIp: floatingIpEndpoints.floatingIpView,
  user: keystone.userView,
  group: keystone.groupView,
  project: keystone.projectView,
  domain: keystone.domainView,
  credential: keystone.credentialView,
  endpoint: keystone.endpointView,
  registeredLimit: keystone.registeredLimitView,
}

/** Deletes as the rules foresee: what blocks is refused, what goes is gone, and all else is there. */
export function proves(start: () => World, cases: Record<string, (world: World) => Promise<Deletion>>): void {
  test.each(Object.entries(cases))('%s', { timeout: PATIENCE_MS * 2 }, async (_, make) => {
    const world = start()
    const { as = 'admin', remove, args, find, seen, release, after } = await make(world)
    const read: ReadList = async (endpoint, about) => {
      const { items } = (await world.call(as, endpoint, about)) as { items: never[] } // only lists are read
      return items
    }
    const statusOf = async (endpoint: Endpoint, about: AnyArgs) => (await world.send(as, endpoint, about)).statusCode
    const found = await find(read)
    expect(found.map(({ effect, type }) => `${effect} ${type}`)).toEqual(seen)
    const blocked = found.some(({ effect }) => effect === 'blocks')
    if (blocked) {
      const refused = await world.send(as, remove, args)
      expect([refused.statusCode >= 400 && refused.statusCode < 500, refused.body.length > 2]).toEqual([true, true])
      await release?.()
      expect((await find(read)).filter(({ effect }) => effect === 'blocks')).toEqual([])
    }
    expect(await statusOf(remove, args)).toBe(204)
    for (const { effect, type, id, of } of found) {
      const view = VIEWS[type]
      if (!view || effect === 'blocks' || id === of) continue
      const expected = effect === 'goes' ? 404 : 200
      await until(
        () => statusOf(view, { params: { id } }),
        (status) => status === expected,
      )
    }
    await after?.()
  })
}
