import { Field } from '../../../framework/forms/Field.tsx'
import type { ResourceForm } from '../../../framework/forms/use-resource-form.ts'
import { MetadataField } from '../../../framework/metadata/MetadataField.tsx'
import { useEdited } from './edited-image.ts'
import type { ImageValues } from './image-form.ts'

const NONE = {}

export function ImageMetadataStep({ form }: { form: ResourceForm<ImageValues> }) {
  const existing = useEdited()?.properties ?? NONE
  return (
    <Field of={form} name="metadata">
      {({ value, onChange }) => (
        <div className="flex flex-col md:h-104">
          <MetadataField kind="image" existing={existing} value={value} onChange={onChange} />
        </div>
      )}
    </Field>
  )
}
