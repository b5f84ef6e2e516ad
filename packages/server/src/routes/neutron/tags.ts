import { neutron, TAGGED_NETWORK_TYPES } from '@meridian/contract'
import { networkTags } from '@meridian/openstack'
import type { FastifyInstance } from 'fastify'
import { ApiRefusal } from '../../errors.ts'
import { serveResource } from '../../serve-resource.ts'

const TYPES: readonly string[] = TAGGED_NETWORK_TYPES

export function networkTagRoutes(app: FastifyInstance): void {
  serveResource(app, 'network', [
    [
      neutron.networkTagsReplace,
      async (client, type, id, { tags }) => {
        if (!TYPES.includes(type)) throw new ApiRefusal(404, `Neutron has no tags for ${type}.`)
        await networkTags.replace(client, type, id, tags)
      },
    ],
  ])
}
