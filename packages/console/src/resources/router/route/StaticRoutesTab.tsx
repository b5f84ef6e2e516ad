import { routerEndpoints, type Router } from '@meridian/contract'
import { Plus, Trash2 } from 'lucide-react'
import { useIntl } from 'react-intl'
import { call } from '../../../api/client.ts'
import { batchAction } from '../../../framework/actions/batch-action.ts'
import { useDeletePart } from '../../../framework/actions/use-delete-part.ts'
import { AppLink } from '../../../framework/link/AppLink.tsx'
import { usePolicies } from '../../../framework/policy/policies.ts'
import { paths } from '../../../paths.ts'
import { buttonClass } from '../../../ui/button-class.ts'
import { Card } from '../../../ui/Card.tsx'
import { IconButton } from '../../../ui/IconButton.tsx'
import { PlainTable } from '../../../ui/PlainTable.tsx'
import { ROUTER_TYPE } from '../router-label.ts'
import { deleteRouteMessages, routeFields, routeMessages, routePhrases } from './route.messages.ts'
import { idOfRoute, type StaticRoute } from './static-route.ts'

interface RouteItem extends StaticRoute {
  id: string
}

const deleteRouteOf = ({ id }: Router) =>
  batchAction<RouteItem>({
    id: 'delete',
    danger: true,
    messages: deleteRouteMessages,
    perform: ({ destination, nexthop }) =>
      call(routerEndpoints.routerRoutesRemove, { params: { id }, body: { routes: [{ destination, nexthop }] } }),
  })

/** The ways that a router knows besides those to its own networks. */
export function StaticRoutesTab({ router }: { router: Router }) {
  const { formatMessage } = useIntl()
  const allows = usePolicies()
  const may = (rule: string) =>
    allows([['network', rule]], { project_id: router.project_id, tenant_id: router.project_id }) === true
  const mayDelete = may('remove_extraroutes')
  const remove = useDeletePart<RouteItem>({
    action: deleteRouteOf(router),
    label: ({ destination }) => destination,
    whole: { type: ROUTER_TYPE, id: router.id },
  })
  const add = may('add_extraroutes') && (
    <AppLink to={paths.modal('add-static-route', router.id)} className={buttonClass('default', 'small')}>
      <Plus aria-hidden />
      {formatMessage(routeMessages.add)}
    </AppLink>
  )
  const cellsOf = (route: StaticRoute) => ({
    destination: <code className="font-mono text-sm">{route.destination}</code>,
    nexthop: <code className="font-mono text-sm">{route.nexthop}</code>,
    actions: mayDelete && (
      <span className="flex justify-end">
        <IconButton
          size="small"
          label={formatMessage(routePhrases.deleteOne, { destination: route.destination })}
          icon={<Trash2 aria-hidden />}
          onClick={() => void remove({ ...route, id: idOfRoute(route) })}
        />
      </span>
    ),
  })
  return (
    <Card title={formatMessage(routeMessages.title)} actions={add} flush>
      <PlainTable
        label={formatMessage(routeMessages.title)}
        empty={formatMessage(routeMessages.empty)}
        columns={[
          { id: 'destination', header: formatMessage(routeFields.destination) },
          { id: 'nexthop', header: formatMessage(routeFields.nexthop) },
          { id: 'actions', header: formatMessage(routeMessages.actions), hidden: true },
        ]}
        rows={router.routes.map((route) => ({ id: idOfRoute(route), cells: cellsOf(route) }))}
      />
    </Card>
  )
}
