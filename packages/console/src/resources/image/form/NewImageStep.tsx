import type { ResourceForm } from '../../../framework/forms/use-resource-form.ts'
import { AboutFields } from './AboutFields.tsx'
import type { ImageValues } from './image-form.ts'
import { SourceFields } from './SourceFields.tsx'

export const NewImageStep = ({ form }: { form: ResourceForm<ImageValues> }) => (
  <AboutFields form={form} source={<SourceFields form={form} />} />
)
