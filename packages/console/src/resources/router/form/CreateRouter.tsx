import { routerEndpoints } from '@meridian/contract'
import { useIntl } from 'react-intl'
import { call } from '../../../api/client.ts'
import { Field } from '../../../framework/forms/Field.tsx'
import { FormModal } from '../../../framework/forms/FormModal.tsx'
import { useResourceForm } from '../../../framework/forms/use-resource-form.ts'
import { ProjectField } from '../../../services/identity/ProjectField.tsx'
import type { ModalTools } from '../../../framework/modals/modal.ts'
import { ZoneHintsField } from '../../../services/network/ZoneHintsField.tsx'
import { NameAndState } from '../../../services/network/NameAndState.tsx'
import { useCreateFailure } from '../../../framework/resource/use-failure-message.ts'
import { routerLabel } from '../router-label.ts'
import { routerMessages } from '../router.messages.ts'
import { GatewayFields } from './GatewayFields.tsx'
import { KindFields } from './KindFields.tsx'
import { blankRouter, createRequest, createSchema, createShown } from './router-form.ts'
import { routerFormMessages, routerLabels, routerPhrases } from './router-form.messages.ts'
import { useRouterChoices } from './use-router-choices.ts'

interface CreateRouterProps {
  tools: ModalTools
  /** For any project, as administrators may. */
  forAny?: boolean
}

export function CreateRouter({ tools, forAny = false }: CreateRouterProps) {
  const { formatMessage } = useIntl()
  const unmade = useCreateFailure(tools.type)
  const form = useResourceForm({
    schema: createSchema,
    defaults: blankRouter,
    labels: routerLabels,
    shown: createShown({ mayProject: forAny, ...useRouterChoices('create') }),
    submit: (judged) => call(routerEndpoints.routerCreate, { body: createRequest(judged) }),
    done: (router) =>
      tools.done(formatMessage(routerPhrases.created, { name: routerLabel(router) }), {
        created: [{ type: tools.type, id: router.id }],
      }),
  })
  const isFull = form.failure?.status === 409 && /quota/i.test(form.failure.message)
  return (
    <FormModal
      form={form}
      open={tools.open}
      title={formatMessage(routerMessages.create)}
      action={formatMessage(routerMessages.create)}
      failed={
        isFull ? formatMessage(routerFormMessages.quotaExceeded) : unmade(routerPhrases.createFailed, form.values.name)
      }
      onClose={tools.close}
    >
      {forAny && <ProjectField of={form} name="project" />}
      <NameAndState form={form} />
      <GatewayFields form={form} />
      <KindFields form={form} isNew />
      <Field of={form} name="availability_zone_hints">
        {(field) => <ZoneHintsField {...field} of="router" />}
      </Field>
    </FormModal>
  )
}
