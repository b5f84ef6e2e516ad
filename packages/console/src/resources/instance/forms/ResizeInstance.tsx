import { flavorEndpoints, serverChangeEndpoints } from '@meridian/contract'
import { useIntl } from 'react-intl'
import { call } from '../../../api/client.ts'
import { query } from '../../../api/query.ts'
import { OptionsField } from '../../../framework/forms/OptionsField.tsx'
import { TextField } from '../../../ui/fields/TextField.tsx'
import { instanceLabel } from '../instance-label.ts'
import { sizeText } from '../state/flavor-text.ts'
import { diskConfigOf, resizeSchema } from './build-forms.ts'
import { buildLabels, buildMessages, buildPhrases } from './build.messages.ts'
import { DiskConfigField } from './DiskConfigField.tsx'
import { InstanceForm, type AboutServer } from './InstanceForm.tsx'

export function ResizeInstance({ server, tools }: AboutServer) {
  const intl = useIntl()
  const { formatMessage } = intl
  const name = instanceLabel(server)
  const { flavor: old } = server
  return (
    <InstanceForm
      server={server}
      tools={tools}
      title={buildMessages.resize}
      action={buildMessages.resizeAction}
      failed={formatMessage(buildPhrases.resizeFailed, { name })}
      schema={resizeSchema}
      defaults={{ flavor: '', disk_config: diskConfigOf(server) }}
      labels={buildLabels}
      submit={(body) => call(serverChangeEndpoints.serverResize, { params: { id: server.id }, body })}
      sent={() => formatMessage(buildPhrases.resizing, { name })}
    >
      {(form) => (
        <>
          <TextField
            label={formatMessage(buildLabels.oldFlavor)}
            value={old.name ?? old.id ?? ''}
            hint={sizeText(intl, old)}
            readOnly
          />
          <OptionsField
            of={form}
            name="flavor"
            query={query(flavorEndpoints.flavorList)}
            options={({ items }) =>
              items
                .filter(({ id, name: each }) => id !== old.id && each !== old.name)
                .map((flavor) => ({ value: flavor.id, label: flavor.name, note: sizeText(intl, flavor) }))
            }
            placeholder={formatMessage(buildMessages.selectFlavor)}
            none={formatMessage(buildMessages.noFlavors)}
          />
          <DiskConfigField of={form} name="disk_config" />
        </>
      )}
    </InstanceForm>
  )
}
