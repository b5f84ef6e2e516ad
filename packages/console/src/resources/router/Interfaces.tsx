import { portEndpoints, routerEndpoints, type Port, type Router } from '@meridian/contract'
import { Plus } from 'lucide-react'
import { useMemo } from 'react'
import { call } from '../../api/client.ts'
import { pages } from '../../api/pages.ts'
import { keyOf, type ItemQuery } from '../../api/query.ts'
import type { GlobalAction, RunningAction } from '../../framework/resource/action.ts'
import { deleteAction } from '../../framework/actions/dialog-action.ts'
import { dialogAddress } from '../../framework/resource/dialogs.ts'
import { ResourcePanel } from '../../framework/panel/ResourcePanel.tsx'
import { column, type Column } from '../../framework/resource/column.ts'
import { defineResource } from '../../framework/resource/define-resource.ts'
import type { ResourceManifest } from '../../framework/resource/manifest.ts'
import type { Resource } from '../../framework/resource/resource.ts'
import { nameColumn } from '../../framework/table/common-columns.tsx'
import { words } from '../../framework/text/common.messages.ts'
import { paths } from '../../paths.ts'
import {
  adminStateColumn,
  fixedIpFacet,
  fixedIpsColumn,
  portLabel,
  statusColumn,
} from '../../services/network/network-columns.tsx'
import { routerManifest } from './router.manifest.ts'
import { interfaceMessages, interfaceNames, interfaceTypes } from './router.messages.ts'

/** Interfaces are ports, and have the pages of ports. */
const manifest: ResourceManifest = {
  type: 'OS::Neutron::Port',
  names: interfaceNames,
  nav: routerManifest.nav,
  services: routerManifest.services,
  panels: {},
  partOf: routerManifest,
}

/** Of any project: the port of a gateway has none. */
const list = (router: string) => pages(portEndpoints.portList, { device_id: router, all_projects: 'true' })

const load = (id: string): ItemQuery<Port> => ({
  // Not the key of the pages of ports, which store more of a port.
  queryKey: [...keyOf(portEndpoints.portView, { params: { id } }), 'interface'],
  queryFn: ({ signal }) => call(portEndpoints.portView, { params: { id } }, { signal }),
})

const columns: Column<Port>[] = [
  // Interfaces seldom have names: narrow windows have more room for the addresses.
  { ...nameColumn<Port>(manifest, { label: portLabel, search: true }), width: 108 },
  { ...fixedIpsColumn<Port>(), priority: 1, width: 126 },
  { ...statusColumn<Port>(), priority: 2 },
  column('type', words.type, ({ device_owner: owner }) => owner, { priority: 2, width: 150, words: interfaceTypes }),
  adminStateColumn(),
]

/** Neutron manages these itself. */
const OWNED_BY_NEUTRON = ['network:router_ha_interface', 'network:router_centralized_snat']

export const mayBeDeleted = ({ device_owner: owner }: Pick<Port, 'device_owner'>): boolean =>
  !OWNED_BY_NEUTRON.includes(owner)

function deleteInterfacesOf(router: Router): RunningAction<Port> {
  const remove = deleteAction<Port>(manifest, {
    lookAhead: async () => (await import('../../services/deletion/network-look-ahead.ts')).interfaceLookAhead,
    policy: [['network', 'remove_router_interface']],
    allowed: mayBeDeleted,
    remove: ({ id: portId }, send) =>
      send(routerEndpoints.routerInterfaceRemove, { params: { id: router.id, portId } }),
  })
  return {
    ...remove,
    run: async (items, tools) => {
      const result = await remove.run(items, tools)
      // One of them may have been the gateway.
      return result && { ...result, updated: [{ type: routerManifest.type, id: router.id }] }
    },
  }
}

/** Users who may change the router may change its interfaces. */
const targetOf = ({ project_id: project }: Router) => ({ project_id: project, tenant_id: project })

const addInterfaceTo = (router: Router): GlobalAction => ({
  id: 'add',
  label: interfaceMessages.add,
  icon: Plus,
  policy: [['network', 'add_router_interface']],
  target: targetOf(router),
  open: () => paths.modal(dialogAddress(routerManifest, 'add-interface'), router.id),
})

const interfacesOf = (router: Router): Resource<Port> =>
  defineResource<Port>(manifest, {
    list: { emptyHint: interfaceMessages.emptyHint, query: () => list(router.id), facets: [fixedIpFacet] },
    label: portLabel,
    isTransitional: ({ status }) => status === 'BUILD',
    policyTarget: () => targetOf(router),
    load,
    columns,
    actions: [addInterfaceTo(router), deleteInterfacesOf(router)],
  })

/** The tab of a router's page. */
export function InterfacesTab({ router }: { router: Router }) {
  return <ResourcePanel part scope="project" resource={useMemo(() => interfacesOf(router), [router])} />
}
