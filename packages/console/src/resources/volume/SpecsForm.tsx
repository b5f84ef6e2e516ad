import { VolumeText } from '@meridian/contract'
import * as z from 'zod'
import type { Call } from '../../api/client.ts'
import { PlainForm } from '../../framework/forms/PlainForm.tsx'
import type { Item } from '../../framework/resource/item.ts'
import { words } from '../../framework/text/common.messages.ts'
import { specsChange, type SpecsChange } from './specs-change.ts'
import { specsMessages } from './volume-type.messages.ts'
import { moreWords } from '../../framework/text/more-words.messages.ts'

const schema = z.object({ specs: z.array(z.object({ key: VolumeText.trim(), value: VolumeText })) })

interface SpecsFormProps {
  item: Item & { name: string }
  specs: Readonly<Record<string, string | null>>
  submit: (change: SpecsChange, send: Call) => Promise<unknown>
}

/** Keys and values of QoS specs or a group type, all in one table. */
export const SpecsForm = ({ item, specs, submit }: SpecsFormProps) => (
  <PlainForm
    item={item}
    about={item.name}
    size="large"
    title={specsMessages.manage}
    action={words.save}
    failed={specsMessages.failed}
    success={specsMessages.updated}
    schema={schema}
    defaults={{ specs: Object.entries(specs).map(([key, value]) => ({ key, value: value ?? '' })) }}
    fields={{ specs: { label: moreWords.specs, as: 'pairs' } }}
    submit={(values, send) => submit(specsChange(specs, values.specs), send)}
  />
)
