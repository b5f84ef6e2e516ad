import { routerEndpoints, type Router } from '@meridian/contract'
import { pages } from '../../api/pages.ts'
import { PlainForm } from '../../framework/forms/PlainForm.tsx'
import { typeNames } from '../../framework/text/common.messages.ts'
import { NetworkPreflight } from '../../services/network/NetworkPreflight.tsx'
import { projectChoices } from '../../services/identity/project-choices.ts'
import { ZoneHintsField } from '../../services/network/network-fields.tsx'
import { gatewayFields, kindFields, useRouterChoices } from './router-fields.ts'
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
import { routerFormMessages as messages, routerLabels } from './router-forms.messages.ts'
import { routerMessages } from './router.messages.ts'

export const CreateRouter = () => <NewRouter />

/** Administrators create routers for any project. */
export const CreateRouterForProject = () => <NewRouter isAdmin />

const basics = { name: { label: routerLabels.name }, admin_state_up: { label: routerLabels.admin_state_up } }

function NewRouter({ isAdmin = false }: { isAdmin?: boolean }) {
  const shown = createShown({ mayProject: isAdmin, ...useRouterChoices('create') })
  const { external_network, enable_snat } = gatewayFields()
  return (
    <PlainForm
      failed={({ status, message }, { name }, intl) =>
        status === 409 && /quota/i.test(message)
          ? messages.quotaExceeded
          : name.trim()
            ? intl.formatMessage(messages.notCreated, { name })
            : null
      }
      schema={createSchema}
      defaults={blankRouter}
      fields={{
        project: { label: routerLabels.project, options: projectChoices, shown: shown.project },
        ...basics,
        external_network,
        enable_snat: { ...enable_snat, shown: shown.enable_snat },
        distributed: { ...kindFields.distributed, shown: shown.distributed },
        ha: { ...kindFields.ha, shown: shown.ha },
        availability_zone_hints: {
          label: routerLabels.availability_zone_hints,
          shown: shown.availability_zone_hints,
          draw: (field) => <ZoneHintsField {...field} of="router" />,
        },
      }}
      submit={(values, send) => send(routerEndpoints.routerCreate, { body: createRequest(values) })}
      nameOf={(_values, { id, name }) => name || id}
      preflight={(form) =>
        !isAdmin && (
          <NetworkPreflight
            form={form}
            demands={[{ id: 'router', label: typeNames.routers, added: 1 }]}
            name={{ typed: form.values.name, among: pages(routerEndpoints.routerList) }}
          />
        )
      }
    />
  )
}

export function EditRouter({ item: router }: { item: Router }) {
  const { mayDistribute, mayReplicate } = useRouterChoices('update', router.project_id)
  const hint = messages.kindHint
  return (
    <PlainForm
      item={router}
      about={router.name || router.id}
      schema={editSchema}
      defaults={routerValues(router)}
      fields={{
        ...basics,
        distributed: {
          ...kindFields.distributed,
          hint,
          shown: () => mayDistribute && router.distributed !== undefined,
        },
        ha: { ...kindFields.ha, hint, shown: () => mayReplicate && router.ha !== undefined },
      }}
      submit={(values, send) =>
        send(routerEndpoints.routerUpdate, { params: { id: router.id }, body: changeRequest(values, router) })
      }
      nameOf={({ name }) => name.trim() || router.id}
    />
  )
}

export function SetGateway({ item: router }: { item: Router }) {
  const { maySnat } = useRouterChoices('update', router.project_id)
  const { external_network, enable_snat } = gatewayFields(true)
  return (
    <PlainForm
      item={router}
      about={router.name || router.id}
      title={routerMessages.setGateway}
      failed={messages.gatewayFailed}
      success={messages.gatewayAdded}
      schema={gatewaySchema}
      defaults={{ external_network: '', enable_snat: true }}
      fields={{ external_network, enable_snat: { ...enable_snat, shown: () => maySnat } }}
      submit={(values, send) =>
        send(routerEndpoints.routerUpdate, {
          params: { id: router.id },
          body: { external_gateway_info: gatewayOf(values) },
        })
      }
    />
  )
}
