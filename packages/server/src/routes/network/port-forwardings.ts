import { network } from '@meridian/contract'
import { portForwardingsOf } from '@meridian/openstack'
import type { FastifyInstance } from 'fastify'
import { serveResource } from '../../serve-resource.ts'

export function portForwardingRoutes(app: FastifyInstance): void {
  serveResource(app, 'network', [
    [network.portForwardingList, (client, floatingIp) => portForwardingsOf(floatingIp).list(client)],
    [network.portForwardingCreate, (client, floatingIp, body) => portForwardingsOf(floatingIp).create(client, body)],
    [
      network.portForwardingUpdate,
      (client, floatingIp, id, body) => portForwardingsOf(floatingIp).update(client, id, body),
    ],
    [network.portForwardingDelete, (client, floatingIp, id) => portForwardingsOf(floatingIp).remove(client, id)],
  ])
}
