import { DiskConfig, flavorEndpoints, serverChangeEndpoints, type Server } from '@meridian/contract'
import { useIntl } from 'react-intl'
import * as z from 'zod'
import { query } from '../../../api/query.ts'
import { PlainForm } from '../../../framework/forms/PlainForm.tsx'
import { choicesOf } from '../../../framework/forms/field-spec.ts'
import type { ItemDialogProps } from '../../../framework/resource/modal.ts'
import { moreWords } from '../../../framework/text/more-words.messages.ts'
import { TextField } from '../../../ui/fields/TextField.tsx'
import { actionNames } from '../instance-cockpit.messages.ts'
import { buildMessages as messages, formPhrases } from '../instance-forms.messages.ts'
import { instanceLabel, sizeText } from '../instance-text.ts'
import { instanceMessages } from '../instance.messages.ts'
import { diskConfigField, diskConfigOf } from './build-fields.ts'

const schema = z.object({ flavor: z.string().min(1), disk_config: DiskConfig })

const otherFlavors = ({ id, name }: Server['flavor']) =>
  choicesOf({
    query: query(flavorEndpoints.flavorList),
    options: ({ items }, intl) =>
      items
        .filter((flavor) => flavor.id !== id && flavor.name !== name)
        .map((flavor) => ({ value: flavor.id, label: flavor.name, note: sizeText(intl, flavor) })),
    placeholder: messages.selectFlavor,
    none: moreWords.noFlavorsAvailable,
  })

export const ResizeInstance = ({ item: server }: ItemDialogProps<Server>) => (
  <PlainForm
    item={server}
    about={instanceLabel(server)}
    title={instanceMessages.resize}
    action={actionNames.resize}
    failed={formPhrases.resizeFailed}
    success={formPhrases.resizing}
    schema={schema}
    defaults={{ flavor: '', disk_config: diskConfigOf(server) }}
    fields={{
      flavor: {
        label: messages.flavor,
        hint: messages.resizeHint,
        above: () => <OldFlavor flavor={server.flavor} />,
        options: otherFlavors(server.flavor),
      },
      disk_config: diskConfigField,
    }}
    submit={(body, send) => send(serverChangeEndpoints.serverResize, { params: { id: server.id }, body })}
  />
)

function OldFlavor({ flavor }: Pick<Server, 'flavor'>) {
  const intl = useIntl()
  const value = flavor.name ?? flavor.id ?? ''
  return (
    <TextField label={intl.formatMessage(messages.oldFlavor)} value={value} hint={sizeText(intl, flavor)} readOnly />
  )
}
