import { serverChangeEndpoints } from '@meridian/contract'
import { useIntl } from 'react-intl'
import { call } from '../../../api/client.ts'
import { Field } from '../../../framework/forms/Field.tsx'
import { PasswordField } from '../../../ui/fields/PasswordField.tsx'
import { rescueRequest, rescueSchema } from './build-forms.ts'
import { buildLabels, buildMessages } from './build.messages.ts'
import { ImageField } from './ImageField.tsx'
import { InstanceForm, type AboutServer } from './InstanceForm.tsx'

export function RescueInstance({ server, tools }: AboutServer) {
  const { formatMessage } = useIntl()
  return (
    <InstanceForm
      server={server}
      tools={tools}
      title={buildMessages.rescue}
      failed={formatMessage(buildMessages.rescueFailed)}
      schema={rescueSchema}
      defaults={{ image: null, password: '' }}
      labels={{ image: buildLabels.image, password: buildLabels.rescuePassword }}
      submit={(form) =>
        call(serverChangeEndpoints.serverRescue, { params: { id: server.id }, body: rescueRequest(form) })
      }
      sent={() => formatMessage(buildMessages.rescued)}
    >
      {(form) => (
        <>
          <ImageField of={form} name="image" placeholder={formatMessage(buildMessages.ownImage)} />
          <Field of={form} name="password">
            {(field) => <PasswordField {...field} autoComplete="new-password" />}
          </Field>
        </>
      )}
    </InstanceForm>
  )
}
