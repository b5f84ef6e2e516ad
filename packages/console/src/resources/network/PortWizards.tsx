import { networkEndpoints, portEndpoints, type Network } from '@meridian/contract'
import { useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { useIntl } from 'react-intl'
import { query } from '../../api/query.ts'
import { LoadingModal } from '../../framework/modals/WaitModal.tsx'
import { useDialogTools } from '../../framework/resource/modal.ts'
import { usePolicies } from '../../framework/policy/policy-store.ts'
import { useExtensions } from '../../framework/resource/extensions.ts'
import type { Extension } from '../../framework/resource/manifest.ts'
import { formatText, named } from '../../framework/resource/resource-text.ts'
import { dialogPhrases } from '../../framework/resource/resource.messages.ts'
import { useCreateFailure, useFailureMessage } from '../../framework/resource/use-failure-message.ts'
import { typeNames, words } from '../../framework/text/common.messages.ts'
import { Wizard } from '../../framework/wizard/Wizard.tsx'
import type { WizardStep } from '../../framework/wizard/define-wizard.tsx'
import { portLabel } from '../../services/network/network-columns.tsx'
import { GroupsStep, InfoStep, SubnetChoices } from './PortSteps.tsx'
import { networkManifest, portManifest } from './network.manifest.ts'
import {
  blankPort,
  changeRequest,
  createRequest,
  groupsSchema,
  infoSchema,
  portValues,
  shownFields,
  type PortForm,
} from './port-form.ts'
import { portFormMessages, portLabels } from './port-forms.messages.ts'
import type { Port } from './port.queries.ts'

const CREATE = named(portManifest, dialogPhrases.create)

const STEPS: readonly WizardStep<PortForm>[] = [
  { id: 'info', title: portFormMessages.info, schema: infoSchema, body: InfoStep },
  { id: 'groups', title: typeNames.securityGroups, schema: groupsSchema, body: GroupsStep },
]

const EXTENSIONS: readonly Extension[] = [
  { of: 'network', alias: 'mac-learning' },
  { of: 'network', alias: 'port-security' },
  { of: 'network', alias: 'qos' },
]

/** When the fields of a port's form are shown; `networkProject` owns the network. */
function usePortFields(isNew: boolean, networkProject: string | undefined) {
  const has = useExtensions(EXTENSIONS)
  const [learnsMacs = false, hasSecurity = false, hasQos = false] = EXTENSIONS.map(
    (extension) => has(extension) === true,
  )
  // Neutron's rule for owners of the network; the same for all such fields.
  const rule = isNew ? 'create_port:port_security_enabled' : 'update_port:port_security_enabled'
  const ownsNetwork = usePolicies()([['network', rule]], { 'network:tenant_id': networkProject }) === true
  return useMemo(
    () => shownFields({ isNew, ownsNetwork, learnsMacs, hasSecurity, hasQos }),
    [isNew, ownsNetwork, learnsMacs, hasSecurity, hasQos],
  )
}

/** `parent` is the id of the network. */
export function CreatePort({ parent: id }: { parent: string }) {
  const intl = useIntl()
  const failureMessage = useFailureMessage()
  const network = useQuery(query(networkEndpoints.networkView, { params: { id } }))
  if (network.data) return <NewPort network={network.data} />
  return (
    <LoadingModal
      title={formatText(intl, CREATE)}
      failed={failureMessage('load', networkManifest.type)}
      query={network}
    />
  )
}

function NewPort({ network }: { network: Network }) {
  const tools = useDialogTools()
  const intl = useIntl()
  const failureOf = useCreateFailure(tools.type)
  const [initial] = useState(blankPort)
  return (
    <SubnetChoices value={network.subnets}>
      <Wizard
        wizard={{
          title: CREATE,
          finish: words.create,
          failed: ({ name }) => failureOf(portFormMessages.notCreated, name),
          labels: portLabels,
          shown: usePortFields(true, network.project_id),
          preflight: { none: 'a step of it compares quotas and names' },
          steps: STEPS,
          submit: (form, send) => send(portEndpoints.portCreate, { body: createRequest(form, network) }),
        }}
        initial={initial}
        open={tools.open}
        onDone={(port) =>
          tools.done(formatText(intl, named(portManifest, dialogPhrases.created), { name: portLabel(port) }), {
            created: [{ type: tools.type, id: port.id }],
          })
        }
        onClose={tools.close}
      />
    </SubnetChoices>
  )
}

export function EditPort({ item: port }: { item: Port }) {
  const tools = useDialogTools()
  const intl = useIntl()
  const [initial] = useState(() => portValues(port))
  return (
    <Wizard
      wizard={{
        title: named(portManifest, dialogPhrases.edit),
        finish: words.save,
        failed: ({ name }) => intl.formatMessage(portFormMessages.notUpdated, { name: name || port.id }),
        labels: portLabels,
        shown: usePortFields(false, port.network?.project),
        preflight: { none: 'the port exists' },
        steps: STEPS,
        submit: (form, send) =>
          send(portEndpoints.portUpdate, { params: { id: port.id }, body: changeRequest(form, port) }),
      }}
      initial={initial}
      open={tools.open}
      onDone={(changed) =>
        tools.done(formatText(intl, named(portManifest, dialogPhrases.updated), { name: portLabel(changed) }), {
          updated: [{ type: tools.type, id: port.id }],
        })
      }
      onClose={tools.close}
    />
  )
}
