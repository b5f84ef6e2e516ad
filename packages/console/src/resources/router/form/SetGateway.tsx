import { routerEndpoints, type Router } from '@meridian/contract'
import { useIntl } from 'react-intl'
import { call } from '../../../api/client.ts'
import { ItemForm } from '../../../framework/forms/ItemForm.tsx'
import type { ModalTools } from '../../../framework/modals/modal.ts'
import { routerLabel } from '../router-label.ts'
import { routerMessages } from '../router.messages.ts'
import { GatewayFields } from './GatewayFields.tsx'
import { gatewayOf, gatewaySchema } from './router-form.ts'
import { routerFormMessages, routerLabels } from './router-form.messages.ts'
import { useRouterChoices } from './use-router-choices.ts'

export function SetGateway({ router, tools }: { router: Router; tools: ModalTools }) {
  const { formatMessage } = useIntl()
  const { maySnat } = useRouterChoices('update', router.project_id)
  return (
    <ItemForm
      item={router}
      label={routerLabel(router)}
      tools={tools}
      title={routerMessages.setGateway}
      failed={formatMessage(routerFormMessages.gatewayFailed)}
      schema={gatewaySchema}
      defaults={{ external_network: '', enable_snat: true }}
      labels={routerLabels}
      shown={{ enable_snat: () => maySnat }}
      submit={(judged) =>
        call(routerEndpoints.routerUpdate, {
          params: { id: router.id },
          body: { external_gateway_info: gatewayOf(judged) },
        })
      }
      sent={() => formatMessage(routerFormMessages.gatewayAdded)}
    >
      {(form) => <GatewayFields form={form} wanted />}
    </ItemForm>
  )
}
