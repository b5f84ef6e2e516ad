import type { FieldValues } from 'react-hook-form'
import { useIntl } from 'react-intl'
import { Field } from '../../framework/forms/Field.tsx'
import { formPart, type ResourceForm } from '../../framework/forms/use-resource-form.ts'
import { NOTHING_SET, useSettings } from '../../framework/session/settings.ts'
import { Card, DescriptionList } from '../../ui/Card.tsx'
import { TextField } from '../../ui/fields/TextField.tsx'
import { extraLabels, extraText, type ExtraSetting } from './extra-info.ts'
import { extraInfoTitle } from './identity.messages.ts'

interface ExtraProps {
  setting: ExtraSetting
  /** The user or project; undefined for a new one. */
  item: object | undefined
}

/** A card with the attributes that the operator configured for users or projects; none configured, no card. */
export function ExtraCard({ setting, item }: ExtraProps) {
  const { formatMessage } = useIntl()
  const labels = extraLabels(useSettings() ?? NOTHING_SET, setting)
  if (labels.length === 0) return null
  return (
    <Card title={formatMessage(extraInfoTitle)}>
      <DescriptionList items={labels.map(([name, label]) => ({ term: label, value: extraText(item, name) }))} />
    </Card>
  )
}

interface ExtraValues extends FieldValues {
  extra: Record<string, string>
}

/** A field for each of the operator's own attributes. */
export function ExtraFields<V extends ExtraValues>({ form, setting, item }: ExtraProps & { form: ResourceForm<V> }) {
  const labels = extraLabels(useSettings() ?? NOTHING_SET, setting)
  return (
    <Field of={formPart<ExtraValues, V>(form)} name="extra">
      {({ value, onChange }) =>
        labels.map(([name, label]) => (
          <TextField
            key={name}
            label={label}
            optional
            autoComplete="off"
            value={value[name] ?? extraText(item, name)}
            onChange={(event) => onChange({ ...value, [name]: event.target.value })}
          />
        ))
      }
    </Field>
  )
}
