import { VolumeText } from '@meridian/contract'
import { useIntl, type MessageDescriptor } from 'react-intl'
import * as z from 'zod'
import type { Call } from '../../api/client.ts'
import { Field } from '../../framework/forms/Field.tsx'
import { ItemForm } from '../../framework/forms/ItemForm.tsx'
import type { ModalTools } from '../../framework/resource/modal.ts'
import type { Item } from '../../framework/resource/item.ts'
import { words } from '../../framework/text/common.messages.ts'
import { KeyValueField } from '../../ui/fields/KeyValueField.tsx'
import { specsChange, type SpecsChange } from './specs-change.ts'
import { specsMessages, specsPhrases } from './volume-type.messages.ts'
import { moreWords } from '../../framework/text/more-words.messages.ts'

const schema = z.object({ specs: z.array(z.object({ key: VolumeText.trim(), value: VolumeText })) })

interface SpecsFormProps {
  item: Item & { name: string }
  tools: ModalTools
  title: MessageDescriptor
  specs: Readonly<Record<string, string | null>>
  submit: (change: SpecsChange, send: Call) => Promise<unknown>
}

/** Keys and values of QoS specs or a group type, all in one table. */
export function SpecsForm({ item, tools, title, specs, submit }: SpecsFormProps) {
  const { formatMessage } = useIntl()
  return (
    <ItemForm
      item={item}
      label={item.name}
      tools={tools}
      size="large"
      title={title}
      action={words.save}
      failed={formatMessage(specsMessages.failed)}
      schema={schema}
      defaults={{ specs: Object.entries(specs).map(([key, value]) => ({ key, value: value ?? '' })) }}
      labels={{ specs: moreWords.specs }}
      submit={(values, send) => submit(specsChange(specs, values.specs), send)}
      sent={() => formatMessage(specsPhrases.updated, { name: item.name })}
    >
      {(form) => (
        <Field of={form} name="specs">
          {(field) => <KeyValueField {...field} />}
        </Field>
      )}
    </ItemForm>
  )
}
