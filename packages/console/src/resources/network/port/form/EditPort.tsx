import { portEndpoints } from '@meridian/contract'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import { call } from '../../../../api/client.ts'
import type { ModalTools } from '../../../../framework/modals/modal.ts'
import { portLabel } from '../../../../services/network/port-label.ts'
import { Wizard } from '../../../../framework/wizard/Wizard.tsx'
import { portMessages } from '../port.messages.ts'
import type { Port } from '../port.queries.ts'
import { changeRequest, portValues } from './port-form.ts'
import { portFormMessages, portLabels, portPhrases } from './port-form.messages.ts'
import { PORT_STEPS, usePortFields } from './port-steps.ts'

export function EditPort({ port, tools }: { port: Port; tools: ModalTools }) {
  const { formatMessage } = useIntl()
  const [initial] = useState(() => portValues(port))
  return (
    <Wizard
      wizard={{
        title: portMessages.edit,
        finish: portFormMessages.save,
        failed: ({ name }) => formatMessage(portPhrases.updateFailed, { name: name || port.id }),
        labels: portLabels,
        shown: usePortFields(false, port.network?.project),
        steps: PORT_STEPS,
        submit: (form) => call(portEndpoints.portUpdate, { params: { id: port.id }, body: changeRequest(form, port) }),
      }}
      initial={initial}
      open={tools.open}
      onDone={(changed) =>
        tools.done(formatMessage(portPhrases.updated, { name: portLabel(changed) }), {
          updated: [{ type: tools.type, id: port.id }],
        })
      }
      onClose={tools.close}
    />
  )
}
