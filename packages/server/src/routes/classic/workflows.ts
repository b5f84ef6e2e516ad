import { createSubnet, createVolume, quickLaunch, updateSubnet } from '@meridian/contract'
import { networks, servers, subnets, volumes } from '@meridian/openstack'
import type { FastifyInstance } from 'fastify'
import type { AppOptions } from '../../app-options.ts'
import { isAdmin } from '../../plugins/policy.ts'
import { toNovaServer } from '../nova/server-request.map.ts'
import { restrictedSubnet } from './allowed-subnets.ts'
import { serveWorkflow } from './serve-workflow.ts'
import { toServerRequest, toSubnetChange, toSubnetRequest, toVolumeRequest } from './workflows.map.ts'

/** Forms that are posted to their page's URL. */
export function workflowRoutes(app: FastifyInstance, { base, settings }: Pick<AppOptions, 'base' | 'settings'>): void {
  const restricted = restrictedSubnet(settings)

  serveWorkflow(app, base, quickLaunch, async (form, _params, request) => {
    const { id } = await servers.create(request.openstack('compute'), toNovaServer(toServerRequest(form)), undefined)
    return { location: 'project/instances/', message: `Launched instance "${form.name}".`, option: [id, form.name] }
  })

  serveWorkflow(app, base, createVolume, async (form, _params, request) => {
    const { id } = await volumes.create(request.openstack('volume'), toVolumeRequest(form))
    const name = form.name ?? id
    return { location: 'project/volumes/', message: `Creating volume "${name}"`, option: [id, name] }
  })

  serveWorkflow(
    app,
    base,
    createSubnet,
    async (form, { network = '' }, request) => {
      const client = request.openstack('network')
      // Neutron gives it to who creates it: an administrator's would not be seen by the owner of the network.
      const owner = isAdmin(request.access) ? { project_id: (await networks.show(client, network)).project_id } : {}
      const { id, name, cidr } = await subnets.create(client, { ...toSubnetRequest(form, network), ...owner })
      const label = name || cidr
      const location = `project/networks/${encodeURIComponent(network)}/detail`
      return { location, message: `Created subnet "${label}".`, option: [id, label] }
    },
    ({ access }) => (isAdmin(access) ? createSubnet : restricted),
  )

  serveWorkflow(app, base, updateSubnet, async (form, { network = '', subnet = '' }, request) => {
    const { id, name, cidr } = await subnets.update(request.openstack('network'), subnet, toSubnetChange(form))
    const label = name || cidr
    const location = `project/networks/${encodeURIComponent(network)}/detail`
    return { location, message: `Updated subnet "${label}".`, option: [id, label] }
  })
}
