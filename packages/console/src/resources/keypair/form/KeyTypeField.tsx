import { useIntl } from 'react-intl'
import { SelectField, type SelectFieldProps } from '../../../ui/fields/SelectField.tsx'
import { KEY_TYPES } from '../keypair-label.ts'
import { keyTypes } from '../keypair.messages.ts'

/** What the key of a pair is for. */
export function KeyTypeField(field: Omit<SelectFieldProps, 'options'>) {
  const { formatMessage } = useIntl()
  return (
    <SelectField {...field} options={KEY_TYPES.map((value) => ({ value, label: formatMessage(keyTypes[value]) }))} />
  )
}
