import type { Port, Router } from '@meridian/contract'
import { defineResource } from '../../../framework/resource/define-resource.ts'
import type { Resource } from '../../../framework/resource/resource.ts'
import { portLabel } from '../../../services/network/port-label.ts'
import { textFacet } from '../../../framework/search/text-facet.ts'
import { routerManifest } from '../router.manifest.ts'
import { addInterfaceTo, deleteInterfacesOf } from './interface.actions.ts'
import { interfaceColumns } from './interface.columns.ts'
import { interfaceFields, interfaceMessages, interfaceNames } from './interface.messages.ts'
import { interfaceQueries, PORT_TYPE } from './interface.queries.ts'

/** The ports of a router, as its page lists them; their own pages are those of ports. */
export const interfacesOf = (router: Router): Resource<Port> =>
  defineResource<Port>({
    type: PORT_TYPE,
    names: interfaceNames,
    nav: routerManifest.nav,
    services: routerManifest.services,
    panels: {},
    partOf: routerManifest,
    messages: interfaceMessages,
    label: portLabel,
    isTransitional: ({ status }) => status === 'BUILD',
    // Who may change the router may change where it is.
    policyTarget: () => ({ project_id: router.project_id, tenant_id: router.project_id }),
    list: () => interfaceQueries.list(router.id),
    load: interfaceQueries.one,
    columns: interfaceColumns,
    defaultSort: 'name',
    facets: [
      textFacet('name', interfaceFields.name, portLabel),
      textFacet('ip', interfaceFields.fixedIps, ({ fixed_ips: ips }) => ips.map(({ ip_address: ip }) => ip).join(' ')),
    ],
    actions: [addInterfaceTo(router), deleteInterfacesOf(router)],
    tabs: [],
  })
