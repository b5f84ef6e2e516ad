import { routerEndpoints, type Router } from '@meridian/contract'
import { useIntl } from 'react-intl'
import { call } from '../../../api/client.ts'
import { ItemForm } from '../../../framework/forms/ItemForm.tsx'
import type { ModalTools } from '../../../framework/modals/modal.ts'
import { NameAndState } from '../../../services/network/NameAndState.tsx'
import { routerLabel } from '../router-label.ts'
import { routerMessages } from '../router.messages.ts'
import { KindFields } from './KindFields.tsx'
import { changeRequest, editSchema, routerValues } from './router-form.ts'
import { routerFormMessages, routerLabels, routerPhrases } from './router-form.messages.ts'
import { useRouterChoices } from './use-router-choices.ts'

export function EditRouter({ router, tools }: { router: Router; tools: ModalTools }) {
  const { formatMessage } = useIntl()
  const { mayDistribute, mayReplicate } = useRouterChoices('update', router.project_id)
  return (
    <ItemForm
      item={router}
      label={routerLabel(router)}
      tools={tools}
      title={routerMessages.edit}
      action={routerFormMessages.save}
      failed={formatMessage(routerPhrases.updateFailed, { name: routerLabel(router) })}
      schema={editSchema}
      defaults={routerValues(router)}
      labels={routerLabels}
      shown={{
        distributed: () => mayDistribute && router.distributed !== undefined,
        ha: () => mayReplicate && router.ha !== undefined,
      }}
      submit={(judged) =>
        call(routerEndpoints.routerUpdate, { params: { id: router.id }, body: changeRequest(judged, router) })
      }
      sent={(_, changed) => formatMessage(routerPhrases.updated, { name: routerLabel(changed) })}
    >
      {(form) => (
        <>
          <NameAndState form={form} />
          <KindFields form={form} />
        </>
      )}
    </ItemForm>
  )
}
