import type { Router } from '@meridian/contract'
import type { MessageDescriptor } from 'react-intl'
import type { Column } from '../../framework/resource/column.ts'
import type { CellContext, PolicyRule } from '../../framework/resource/item.ts'
import { adminStateColumn, statusColumn } from '../../services/network/state-columns.tsx'
import { ResourceLink } from '../../framework/link/ResourceLink.tsx'
import { nameColumn } from '../../framework/table/name-column.tsx'
import { projectColumn } from '../../framework/table/project-column.ts'
import { yesNo } from '../../framework/text/yes-no.ts'
import { ROUTER_TYPE, routerLabel } from './router-label.ts'
import { routerFields } from './router.messages.ts'

/** Neutron keeps from most whether a router has such a kind. */
const kindText = (kind: boolean | undefined, { intl }: Pick<CellContext, 'intl'>): string =>
  kind === undefined ? '' : yesNo(intl, kind)

const kindColumn = (kind: 'distributed' | 'ha', header: MessageDescriptor, rule: PolicyRule): Column<Router> => ({
  id: kind,
  header,
  policy: [rule],
  width: 120,
  grow: 0.5,
  value: (router, context) => kindText(router[kind], context),
})

export const gatewayName = ({ external_gateway_info: gateway }: Router): string =>
  gateway ? (gateway.network_name ?? gateway.network_id) : ''

export const routerColumns: Column<Router>[] = [
  projectColumn(routerFields.project),
  nameColumn({ type: ROUTER_TYPE, label: routerLabel, header: routerFields.name }),
  statusColumn(routerFields.status),
  kindColumn('distributed', routerFields.distributed, ['network', 'get_router:distributed']),
  kindColumn('ha', routerFields.ha, ['network', 'get_router:ha']),
  {
    id: 'gateway',
    header: routerFields.gateway,
    priority: 2,
    width: 150,
    grow: 2,
    value: gatewayName,
    cell: (router) =>
      router.external_gateway_info && (
        <ResourceLink type="OS::Neutron::Net" id={router.external_gateway_info.network_id}>
          {gatewayName(router)}
        </ResourceLink>
      ),
  },
  adminStateColumn(routerFields.adminState),
  {
    id: 'zones',
    header: routerFields.zones,
    width: 150,
    value: ({ availability_zones: zones }) => zones.join(', '),
  },
]
