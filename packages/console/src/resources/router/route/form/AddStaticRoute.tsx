import { routerEndpoints, type Router } from '@meridian/contract'
import { useMemo } from 'react'
import { useIntl } from 'react-intl'
import * as z from 'zod'
import { call } from '../../../../api/client.ts'
import { Field } from '../../../../framework/forms/Field.tsx'
import { ItemForm } from '../../../../framework/forms/ItemForm.tsx'
import { saying } from '../../../../framework/forms/validators.ts'
import type { ModalTools } from '../../../../framework/modals/modal.ts'
import { TextField } from '../../../../ui/fields/TextField.tsx'
import { routerLabel } from '../../router-label.ts'
import { routeFields, routeMessages } from '../route.messages.ts'
import { idOfRoute } from '../static-route.ts'

// By names of their own: Neutron names both where one is wrong, so what it says stands above them.
const routeOf = ({ cidr, hop }: { cidr: string; hop: string }) => ({ destination: cidr, nexthop: hop })

export function AddStaticRoute({ router, tools }: { router: Router; tools: ModalTools }) {
  const { formatMessage } = useIntl()
  const schema = useMemo(() => {
    const taken = router.routes.map(idOfRoute)
    return z
      .object({ cidr: z.union([z.cidrv4(), z.cidrv6()]), hop: z.union([z.ipv4(), z.ipv6()]) })
      .refine((form) => !taken.includes(idOfRoute(routeOf(form))), saying(routeMessages.taken, ['cidr']))
  }, [router])
  return (
    <ItemForm
      item={router}
      label={routerLabel(router)}
      tools={tools}
      title={routeMessages.add}
      failed={formatMessage(routeMessages.failed)}
      schema={schema}
      defaults={{ cidr: '', hop: '' }}
      labels={{ cidr: routeFields.destination, hop: routeFields.nexthop }}
      submit={(form) =>
        call(routerEndpoints.routerRoutesAdd, { params: { id: router.id }, body: { routes: [routeOf(form)] } })
      }
      sent={() => formatMessage(routeMessages.added)}
    >
      {(form) => (
        <>
          <Field of={form} name="cidr">
            {(field) => <TextField {...field} mono autoComplete="off" />}
          </Field>
          <Field of={form} name="hop">
            {(field) => (
              <TextField {...field} mono autoComplete="off" hint={formatMessage(routeMessages.nexthopHint)} />
            )}
          </Field>
        </>
      )}
    </ItemForm>
  )
}
