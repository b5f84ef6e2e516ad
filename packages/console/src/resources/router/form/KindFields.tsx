import type { FieldValues } from 'react-hook-form'
import { useIntl } from 'react-intl'
import { Field } from '../../../framework/forms/Field.tsx'
import type { ResourceForm } from '../../../framework/forms/use-resource-form.ts'
import { SelectField } from '../../../ui/fields/SelectField.tsx'
import type { Kind } from './router-form.ts'
import { distributedKinds, haKinds, routerFormMessages } from './router-form.messages.ts'

interface KindValues extends FieldValues {
  distributed: Kind
  ha: Kind
}

interface KindFieldsProps<V extends FieldValues> {
  form: ResourceForm<V>
  /** One that is there has a kind already. */
  isNew?: boolean
}

const WORDS = { distributed: distributedKinds, ha: haKinds }

/** What kind of router it is, for those who may choose. */
export function KindFields<V extends FieldValues>({ form, isNew = false }: KindFieldsProps<V>) {
  const { formatMessage } = useIntl()
  const own = form as unknown as ResourceForm<KindValues> // a form of more fields than it reads
  return (['distributed', 'ha'] as const).map((name) => (
    <Field key={name} of={own} name={name}>
      {(field) => (
        <SelectField
          {...field}
          hint={isNew ? undefined : formatMessage(routerFormMessages.kindHint)}
          options={Object.entries(WORDS[name])
            .filter(([value]) => isNew || value !== 'server_default')
            .map(([value, word]) => ({ value, label: formatMessage(word) }))}
        />
      )}
    </Field>
  ))
}
