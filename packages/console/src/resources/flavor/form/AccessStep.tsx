import { useIntl } from 'react-intl'
import { Field } from '../../../framework/forms/Field.tsx'
import type { ResourceForm } from '../../../framework/forms/use-resource-form.ts'
import { ProjectAccessField } from '../../../services/membership/ProjectAccessField.tsx'
import type { FlavorForm } from './create-flavor.ts'
import { flavorFormMessages } from './flavor-form.messages.ts'

export function AccessStep({ form }: { form: ResourceForm<FlavorForm> }) {
  const { formatMessage } = useIntl()
  return (
    <Field of={form} name="projects">
      {({ value, onChange }) => (
        <ProjectAccessField
          value={value}
          onChange={onChange}
          noneChosen={formatMessage(flavorFormMessages.noneChosen)}
        />
      )}
    </Field>
  )
}
