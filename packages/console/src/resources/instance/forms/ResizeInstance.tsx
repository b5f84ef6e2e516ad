import { DiskConfig, flavorEndpoints, serverChangeEndpoints, type Server } from '@meridian/contract'
import { useIntl } from 'react-intl'
import * as z from 'zod'
import { query } from '../../../api/query.ts'
import { ItemForm } from '../../../framework/forms/ItemForm.tsx'
import { OptionsField } from '../../../framework/forms/OptionsField.tsx'
import type { ItemDialogProps } from '../../../framework/resource/modal.ts'
import { TextField } from '../../../ui/fields/TextField.tsx'
import { buildMessages as messages, formPhrases } from '../instance-forms.messages.ts'
import { instanceLabel, sizeText } from '../instance-text.ts'
import { actionLabels } from '../instance.messages.ts'
import { DiskConfigField, diskConfigOf } from './build-fields.tsx'
import { moreWords } from '../../../framework/text/more-words.messages.ts'
import { actionNames } from '../instance-cockpit.messages.ts'

const schema = z.object({ flavor: z.string().min(1), disk_config: DiskConfig })

export function ResizeInstance({ item: server, tools }: ItemDialogProps<Server>) {
  const intl = useIntl()
  const { formatMessage } = intl
  const name = instanceLabel(server)
  const { flavor: old } = server
  return (
    <ItemForm
      item={server}
      label={name}
      tools={tools}
      title={actionLabels.resize}
      action={actionNames.resize}
      failed={formatMessage(formPhrases.resizeFailed, { name })}
      schema={schema}
      defaults={{ flavor: '', disk_config: diskConfigOf(server) }}
      labels={{ flavor: messages.flavor, disk_config: moreWords.diskPartition }}
      submit={(body, send) => send(serverChangeEndpoints.serverResize, { params: { id: server.id }, body })}
      sent={() => formatMessage(formPhrases.resizing, { name })}
    >
      {(form) => (
        <>
          <TextField
            label={formatMessage(messages.oldFlavor)}
            value={old.name ?? old.id ?? ''}
            hint={sizeText(intl, old)}
            readOnly
          />
          <OptionsField
            of={form}
            name="flavor"
            hint={formatMessage(messages.resizeHint)}
            query={query(flavorEndpoints.flavorList)}
            options={({ items }) =>
              items
                .filter((flavor) => flavor.id !== old.id && flavor.name !== old.name)
                .map((flavor) => ({ value: flavor.id, label: flavor.name, note: sizeText(intl, flavor) }))
            }
            placeholder={formatMessage(messages.selectFlavor)}
            none={formatMessage(moreWords.noFlavorsAvailable)}
          />
          <DiskConfigField of={form} name="disk_config" />
        </>
      )}
    </ItemForm>
  )
}
