import { routerEndpoints, type Router } from '@meridian/contract'
import { useMemo } from 'react'
import { useIntl } from 'react-intl'
import * as z from 'zod'
import { call } from '../../../../api/client.ts'
import { Field } from '../../../../framework/forms/Field.tsx'
import { ItemForm } from '../../../../framework/forms/ItemForm.tsx'
import { saying } from '../../../../framework/forms/validators.ts'
import type { ModalTools } from '../../../../framework/modals/modal.ts'
import { TextField } from '../../../../ui/TextField.tsx'
import { routerLabel } from '../../router-label.ts'
import { routeFields, routeMessages } from '../route.messages.ts'
import { idOfRoute } from '../static-route.ts'

export function AddStaticRoute({ router, tools }: { router: Router; tools: ModalTools }) {
  const { formatMessage } = useIntl()
  const schema = useMemo(() => {
    const taken = router.routes.map(idOfRoute)
    return z
      .object({ destination: z.union([z.cidrv4(), z.cidrv6()]), nexthop: z.union([z.ipv4(), z.ipv6()]) })
      .refine((route) => !taken.includes(idOfRoute(route)), saying(routeMessages.taken, ['destination']))
  }, [router])
  return (
    <ItemForm
      item={router}
      label={routerLabel(router)}
      tools={tools}
      title={routeMessages.add}
      failed={formatMessage(routeMessages.failed)}
      schema={schema}
      defaults={{ destination: '', nexthop: '' }}
      labels={routeFields}
      submit={(route) =>
        call(routerEndpoints.routerRoutesAdd, { params: { id: router.id }, body: { routes: [route] } })
      }
      sent={() => formatMessage(routeMessages.added)}
    >
      {(form) => (
        <>
          <Field of={form} name="destination">
            {(field) => <TextField {...field} mono autoComplete="off" />}
          </Field>
          <Field of={form} name="nexthop">
            {(field) => (
              <TextField {...field} mono autoComplete="off" hint={formatMessage(routeMessages.nexthopHint)} />
            )}
          </Field>
        </>
      )}
    </ItemForm>
  )
}
