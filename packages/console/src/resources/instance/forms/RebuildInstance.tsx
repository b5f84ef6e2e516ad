import { serverChangeEndpoints } from '@meridian/contract'
import { useIntl } from 'react-intl'
import { call } from '../../../api/client.ts'
import { Field } from '../../../framework/forms/Field.tsx'
import { PasswordPair } from '../../../framework/forms/PasswordPair.tsx'
import { settingAt, useSettings } from '../../../framework/session/settings.ts'
import { TextArea } from '../../../ui/fields/TextArea.tsx'
import { instanceLabel } from '../instance-label.ts'
import { rebuildDefaults, rebuildRequest, rebuildSchema } from './build-forms.ts'
import { buildLabels, buildMessages, buildPhrases } from './build.messages.ts'
import { DiskConfigField } from './DiskConfigField.tsx'
import { ImageField } from './ImageField.tsx'
import { InstanceForm, type AboutServer } from './InstanceForm.tsx'

export function RebuildInstance({ server, tools }: AboutServer) {
  const { formatMessage } = useIntl()
  const takesPassword = settingAt(useSettings() ?? {}, ['OPENSTACK_HYPERVISOR_FEATURES', 'can_set_password'], false)
  return (
    <InstanceForm
      server={server}
      tools={tools}
      title={buildMessages.rebuild}
      failed={formatMessage(buildMessages.rebuildFailed)}
      schema={rebuildSchema}
      defaults={rebuildDefaults(server)}
      labels={buildLabels}
      shown={{ password: () => takesPassword, confirm: () => takesPassword }}
      submit={(form) =>
        call(serverChangeEndpoints.serverRebuild, { params: { id: server.id }, body: rebuildRequest(form, server) })
      }
      sent={() => formatMessage(buildPhrases.rebuilding, { name: instanceLabel(server) })}
    >
      {(form) => (
        <>
          <ImageField of={form} name="image" hint={formatMessage(buildMessages.rebuildHint)} />
          <PasswordPair of={form} password="password" confirm="confirm" />
          <DiskConfigField of={form} name="disk_config" />
          <Field of={form} name="description">
            {(field) => <TextArea {...field} limit={255} rows={2} />}
          </Field>
        </>
      )}
    </InstanceForm>
  )
}
