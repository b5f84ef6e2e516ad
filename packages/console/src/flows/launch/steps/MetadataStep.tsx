import type { ResourceForm } from '../../../framework/forms/use-resource-form.ts'
import type { LaunchForm } from '../launch-form.ts'
import { EntriesEditor } from './EntriesEditor.tsx'

export const MetadataStep = ({ form }: { form: ResourceForm<LaunchForm> }) => (
  <EntriesEditor form={form} name="meta" kind="instance" />
)
