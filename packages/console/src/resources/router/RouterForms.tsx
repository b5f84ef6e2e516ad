import { routerEndpoints, type Router } from '@meridian/contract'
import { useIntl } from 'react-intl'
import { pages } from '../../api/pages.ts'
import { Field } from '../../framework/forms/Field.tsx'
import { FormModal } from '../../framework/forms/FormModal.tsx'
import { ItemForm } from '../../framework/forms/ItemForm.tsx'
import { useResourceForm } from '../../framework/forms/use-resource-form.ts'
import { ChoicesField } from '../../framework/forms/PlainFields.tsx'
import type { ModalTools } from '../../framework/resource/modal.ts'
import { formatText, named } from '../../framework/resource/resource-text.ts'
import { dialogPhrases, resultPhrases } from '../../framework/resource/resource.messages.ts'
import { useCreateFailure, useFailureMessage } from '../../framework/resource/use-failure-message.ts'
import { typeNames, words } from '../../framework/text/common.messages.ts'
import { NetworkPreflight } from '../../services/network/NetworkPreflight.tsx'
import { projectChoices } from '../../services/identity/project-choices.ts'
import { NameAndState, ZoneHintsField } from '../../services/network/network-fields.tsx'
import { GatewayFields, KindFields, useRouterChoices } from './RouterFields.tsx'
import {
  blankRouter,
  changeRequest,
  createRequest,
  createSchema,
  createShown,
  editSchema,
  gatewayOf,
  gatewaySchema,
  routerValues,
} from './router-form.ts'
import { routerFormMessages as messages, routerLabels, routerPhrases } from './router-forms.messages.ts'
import { routerManifest } from './router.manifest.ts'
import { routerMessages } from './router.messages.ts'

export const CreateRouter = ({ tools }: { tools: ModalTools }) => <NewRouter tools={tools} />

/** Administrators create routers for any project. */
export const CreateRouterForProject = ({ tools }: { tools: ModalTools }) => <NewRouter tools={tools} isAdmin />

function NewRouter({ tools, isAdmin = false }: { tools: ModalTools; isAdmin?: boolean }) {
  const intl = useIntl()
  const failureOf = useCreateFailure(tools.type)
  const form = useResourceForm({
    schema: createSchema,
    defaults: blankRouter,
    labels: routerLabels,
    shown: createShown({ mayProject: isAdmin, ...useRouterChoices('create') }),
    submit: (values, send) => send(routerEndpoints.routerCreate, { body: createRequest(values) }),
    done: ({ id, name }) =>
      tools.done(formatText(intl, named(routerManifest, resultPhrases.created), { name: name || id }), {
        created: [{ type: tools.type, id }],
      }),
  })
  const title = formatText(intl, named(routerManifest, dialogPhrases.create))
  const isQuotaExceeded = form.failure?.status === 409 && /quota/i.test(form.failure.message)
  return (
    <FormModal
      form={form}
      open={tools.open}
      title={title}
      action={title}
      failed={
        isQuotaExceeded
          ? intl.formatMessage(messages.quotaExceeded)
          : failureOf(routerPhrases.notCreated, form.values.name)
      }
      preflight={() =>
        !isAdmin && (
          <NetworkPreflight
            form={form}
            demands={[{ id: 'router', label: typeNames.routers, added: 1 }]}
            name={{ typed: form.values.name, among: pages(routerEndpoints.routerList) }}
          />
        )
      }
      onClose={tools.close}
    >
      {isAdmin && <ChoicesField of={form} name="project" choices={projectChoices} />}
      <NameAndState form={form} />
      <GatewayFields form={form} />
      <KindFields form={form} isNew />
      <Field of={form} name="availability_zone_hints">
        {(field) => <ZoneHintsField {...field} of="router" />}
      </Field>
    </FormModal>
  )
}

export function EditRouter({ item: router, tools }: { item: Router; tools: ModalTools }) {
  const intl = useIntl()
  const failureMessage = useFailureMessage()
  const { mayDistribute, mayReplicate } = useRouterChoices('update', router.project_id)
  return (
    <ItemForm
      item={router}
      label={router.name || router.id}
      tools={tools}
      title={named(routerManifest, dialogPhrases.edit)}
      action={words.save}
      failed={failureMessage('update', tools.type)}
      schema={editSchema}
      defaults={routerValues(router)}
      labels={routerLabels}
      shown={{
        distributed: () => mayDistribute && router.distributed !== undefined,
        ha: () => mayReplicate && router.ha !== undefined,
      }}
      submit={(values, send) =>
        send(routerEndpoints.routerUpdate, { params: { id: router.id }, body: changeRequest(values, router) })
      }
      sent={({ name }) =>
        formatText(intl, named(routerManifest, resultPhrases.updated), { name: name.trim() || router.id })
      }
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

export function SetGateway({ item: router, tools }: { item: Router; tools: ModalTools }) {
  const { formatMessage } = useIntl()
  const { maySnat } = useRouterChoices('update', router.project_id)
  return (
    <ItemForm
      item={router}
      label={router.name || router.id}
      tools={tools}
      title={routerMessages.setGateway}
      failed={formatMessage(messages.gatewayFailed)}
      schema={gatewaySchema}
      defaults={{ external_network: '', enable_snat: true }}
      labels={routerLabels}
      shown={{ enable_snat: () => maySnat }}
      submit={(values, send) =>
        send(routerEndpoints.routerUpdate, {
          params: { id: router.id },
          body: { external_gateway_info: gatewayOf(values) },
        })
      }
      sent={() => formatMessage(messages.gatewayAdded)}
    >
      {(form) => <GatewayFields form={form} required />}
    </ItemForm>
  )
}
