import { routerEndpoints, type Router } from '@meridian/contract'
import { Plus, Trash2 } from 'lucide-react'
import { useMemo } from 'react'
import { useIntl } from 'react-intl'
import * as z from 'zod'
import { usePartAction } from '../../framework/actions/apply-result.ts'
import { deleteAction } from '../../framework/actions/dialog-action.ts'
import { PlainForm } from '../../framework/forms/PlainForm.tsx'
import { withMessage } from '../../framework/forms/validators.ts'
import { AppLink } from '../../framework/link/AppLink.tsx'
import { PartsTable, RowButton } from '../../framework/loading/PartsTable.tsx'
import { dialogAddress } from '../../framework/resource/dialogs.ts'
import { usePolicies } from '../../framework/policy/policy-store.ts'
import { words } from '../../framework/text/common.messages.ts'
import { paths } from '../../paths.ts'
import { Card } from '../../ui/Card.tsx'
import { buttonClass } from '../../ui/classes.ts'
import { routeMessages } from './router-forms.messages.ts'
import { routerManifest } from './router.manifest.ts'
import { routeNames } from './router.messages.ts'

type StaticRoute = Router['routes'][number]

/** Neutron gives routes no ids. */
const idOfRoute = ({ destination, nexthop }: StaticRoute): string => `${destination} ${nexthop}`

interface RouteItem extends StaticRoute {
  id: string
}

const deleteRouteOf = ({ id }: Router) =>
  deleteAction<RouteItem>(
    { names: routeNames },
    {
      lookAhead: 'nothing else',
      remove: ({ destination, nexthop }, send) =>
        send(routerEndpoints.routerRoutesRemove, { params: { id }, body: { routes: [{ destination, nexthop }] } }),
    },
  )

export function StaticRoutesTab({ router }: { router: Router }) {
  const { formatMessage } = useIntl()
  const allows = usePolicies()
  const may = (rule: string) =>
    allows([['network', rule]], { project_id: router.project_id, tenant_id: router.project_id }) === true
  const mayDelete = may('remove_extraroutes')
  const remove = usePartAction<RouteItem>({
    action: deleteRouteOf(router),
    label: ({ destination }) => destination,
    whole: { type: routerManifest.type, id: router.id },
  })
  const add = may('add_extraroutes') && (
    <AppLink
      to={paths.modal(dialogAddress(routerManifest, 'add-route'), router.id)}
      className={buttonClass('default', 'small')}
    >
      <Plus aria-hidden />
      {formatMessage(routeMessages.add)}
    </AppLink>
  )
  const cellsOf = (route: StaticRoute) => ({
    destination: <code className="font-mono text-sm">{route.destination}</code>,
    nexthop: <code className="font-mono text-sm">{route.nexthop}</code>,
    actions: mayDelete && (
      <RowButton
        label={formatMessage(routeMessages.deleteOne, { destination: route.destination })}
        icon={<Trash2 aria-hidden />}
        onClick={() => void remove({ ...route, id: idOfRoute(route) })}
      />
    ),
  })
  return (
    <Card title={formatMessage(routeNames.other)} actions={add} flush>
      <PartsTable
        items={router.routes}
        label={routeNames.other}
        empty={routeMessages.empty}
        columns={{ destination: routeMessages.destination, nexthop: routeMessages.nexthop, actions: words.actions }}
        idOf={(route) => idOfRoute(route)}
        cells={(route) => cellsOf(route)}
      />
    </Card>
  )
}

// Not Neutron's names of the fields: its errors name both fields if one is invalid, so they are shown above the form.
const routeOf = ({ cidr, hop }: { cidr: string; hop: string }) => ({ destination: cidr, nexthop: hop })

export function AddStaticRoute({ item: router }: { item: Router }) {
  const schema = useMemo(() => {
    const taken = router.routes.map(idOfRoute)
    return z
      .object({ cidr: z.union([z.cidrv4(), z.cidrv6()]), hop: z.union([z.ipv4(), z.ipv6()]) })
      .refine((form) => !taken.includes(idOfRoute(routeOf(form))), withMessage(routeMessages.taken, ['cidr']))
  }, [router])
  return (
    <PlainForm
      item={router}
      about={router.name || router.id}
      title={routeMessages.add}
      failed={routeMessages.failed}
      success={routeMessages.added}
      schema={schema}
      defaults={{ cidr: '', hop: '' }}
      fields={{
        cidr: { label: routeMessages.destination, mono: true },
        hop: { label: routeMessages.nexthop, hint: routeMessages.nexthopHint, mono: true },
      }}
      submit={(form, send) =>
        send(routerEndpoints.routerRoutesAdd, { params: { id: router.id }, body: { routes: [routeOf(form)] } })
      }
    />
  )
}
