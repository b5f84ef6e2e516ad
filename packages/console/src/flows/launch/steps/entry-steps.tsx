import { useIntl } from 'react-intl'
import { Field } from '../../../framework/forms/Field.tsx'
import type { ResourceForm } from '../../../framework/forms/use-resource-form.ts'
import { MetadataField } from '../../../services/metadata/MetadataField.tsx'
import type { MetadataKind } from '../../../services/metadata/metadata-tree.ts'
import { metadataMessages } from '../../../services/metadata/metadata.messages.ts'
import type { LaunchForm } from '../../../services/launch/launch-form.ts'

interface EntriesEditorProps {
  form: ResourceForm<LaunchForm>
  name: 'scheduler_hints' | 'meta'
  kind: MetadataKind
}

/** A new instance has no metadata yet. */
const NOTHING = {}

/** Keys and values that are sent with the request. */
export function EntriesEditor({ form, name, kind }: EntriesEditorProps) {
  const { formatMessage } = useIntl()
  return (
    <div className="flex flex-col gap-3 md:min-h-96">
      <p className="text-ink-2">{formatMessage(metadataMessages.intro)}</p>
      <Field of={form} name={name}>
        {({ value, onChange }) => <MetadataField kind={kind} existing={NOTHING} value={value} onChange={onChange} />}
      </Field>
    </div>
  )
}

export const MetadataStep = ({ form }: { form: ResourceForm<LaunchForm> }) => (
  <EntriesEditor form={form} name="meta" kind="instance" />
)

export const SchedulerHintsStep = ({ form }: { form: ResourceForm<LaunchForm> }) => (
  <EntriesEditor form={form} name="scheduler_hints" kind="scheduler_hints" />
)
