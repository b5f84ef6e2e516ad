import { nova } from '@meridian/contract'
import {
  aggregates,
  computeInfo,
  computeServices,
  hypervisors,
  keypairs,
  migrations,
  serverGroups,
} from '@meridian/openstack'
import type { ComputeZone } from '@meridian/wire'
import type { FastifyInstance } from 'fastify'
import { mapped, serveResource } from '../../serve-resource.ts'

const byName = (zones: ComputeZone[]) => zones.toSorted((left, right) => left.zoneName.localeCompare(right.zoneName))

/** Nova's resources whose endpoints forward to one call each. */
export function computeResourceRoutes(app: FastifyInstance): void {
  serveResource(app, 'compute', [
    [nova.serverGroupList, serverGroups.list],
    [nova.serverGroupCreate, serverGroups.create],
    [nova.serverGroupView, serverGroups.show],
    [nova.serverGroupDelete, serverGroups.remove],
  ])

  serveResource(app, 'compute', [
    [nova.keypairList, keypairs.list],
    [nova.keypairCreate, (client, { key_type: type, ...keypair }) => keypairs.create(client, { ...keypair, type })],
    [nova.keypairView, keypairs.show],
    [nova.keypairDelete, keypairs.remove],
  ])

  serveResource(app, 'compute', [
    [nova.aggregateList, aggregates.list],
    [nova.aggregateCreate, aggregates.create],
    [nova.aggregateView, aggregates.show],
    [nova.aggregateUpdate, aggregates.update],
    [nova.aggregateDelete, aggregates.remove],
    [nova.aggregateHostAdd, (client, id, { host }) => aggregates.addHost(client, id, host)],
    [nova.aggregateHostRemove, aggregates.removeHost],
    [nova.aggregateExtraSpecs, mapped(aggregates.show, ({ metadata }) => metadata)],
    [
      nova.aggregateExtraSpecsUpdate,
      (client, id, { updated, removed }) =>
        aggregates.setMetadata(client, id, { ...Object.fromEntries(removed.map((key) => [key, null])), ...updated }),
    ],
  ])

  serveResource(app, 'compute', [
    [nova.computeZoneList, async (client, { detailed = false }) => byName(await computeInfo.zones(client, detailed))],
    [nova.hypervisorList, hypervisors.list],
    [nova.hypervisorStatistics, hypervisors.statistics],
    [nova.hypervisorView, hypervisors.show],
    [nova.computeServiceList, computeServices.list],
    [nova.computeServiceUpdate, computeServices.update],
    [nova.computeServiceDelete, computeServices.remove],
    [nova.migrationList, migrations.list],
    [nova.serverMigrationList, migrations.ofServer],
    [nova.serverMigrationAbort, migrations.abort],
    [nova.serverMigrationForce, migrations.forceComplete],
    [nova.computeLimits, (client, { reserved = false }) => computeInfo.limits(client, reserved)],
  ])
}
