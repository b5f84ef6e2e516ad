import { serverChangeEndpoints } from '@meridian/contract'
import { useIntl } from 'react-intl'
import * as z from 'zod'
import { call } from '../../../api/client.ts'
import { Field } from '../../../framework/forms/Field.tsx'
import { RadioField } from '../../../ui/fields/RadioField.tsx'
import { instanceLabel } from '../instance-label.ts'
import { hostLabels, hostMessages, hostPhrases } from './host.messages.ts'
import { InstanceForm, type AboutServer } from './InstanceForm.tsx'

const schema = z.object({ state: z.enum(['active', 'error']) })

export function ResetState({ server, tools }: AboutServer) {
  const { formatMessage } = useIntl()
  return (
    <InstanceForm
      server={server}
      tools={tools}
      size="small"
      title={hostMessages.resetState}
      failed={formatMessage(hostMessages.resetStateFailed)}
      schema={schema}
      defaults={{ state: 'active' }}
      labels={{ state: hostLabels.state }}
      submit={(body) => call(serverChangeEndpoints.serverResetState, { params: { id: server.id }, body })}
      sent={({ state }) =>
        formatMessage(hostPhrases.reset, { name: instanceLabel(server), state: formatMessage(hostMessages[state]) })
      }
    >
      {(form) => (
        <>
          <p className="text-ink-2">{formatMessage(hostMessages.resetStateHint)}</p>
          <Field of={form} name="state">
            {(field) => (
              <RadioField
                {...field}
                options={schema.shape.state.options.map((value) => ({
                  value,
                  label: formatMessage(hostMessages[value]),
                }))}
              />
            )}
          </Field>
        </>
      )}
    </InstanceForm>
  )
}
