import { neutron, type BodyOf } from '@meridian/contract'
import { trunks, type ServiceClient } from '@meridian/openstack'
import type { FastifyInstance } from 'fastify'
import { serve } from '../../serve.ts'
import { mapped, serveResource } from '../../serve-resource.ts'
import { ownPage } from './listing.ts'
import { toTrunk, trunkChanges } from './trunks.map.ts'

export function trunkRoutes(app: FastifyInstance): void {
  serve(app, neutron.trunkList, async ({ query }, request) => {
    const page = await ownPage(request, query, trunks.page)
    return { ...page, items: page.items.map(toTrunk) }
  })

  serveResource(app, 'network', [
    [neutron.trunkCreate, mapped(trunks.create, toTrunk)],
    [neutron.trunkView, mapped(trunks.show, toTrunk)],
    [
      neutron.trunkUpdate,
      async (client, id, versions) => {
        await change(client, id, versions)
        return toTrunk(await trunks.show(client, id))
      },
    ],
    [neutron.trunkDelete, trunks.remove],
  ])
}

async function change(client: ServiceClient, id: string, versions: BodyOf<typeof neutron.trunkUpdate>): Promise<void> {
  const { settings, removed, added } = trunkChanges(versions)
  // A trunk that is down takes no subport changes: it is set up before them, and down after them.
  if (settings.admin_state_up === true) await trunks.update(client, id, settings)
  if (removed.length) await trunks.removeSubports(client, id, removed)
  if (added.length) await trunks.addSubports(client, id, added)
  if (settings.admin_state_up !== true && Object.keys(settings).length) await trunks.update(client, id, settings)
}
