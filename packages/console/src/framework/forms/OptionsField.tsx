import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import type { FieldPath, FieldPathValue, FieldValues } from 'react-hook-form'
import { useIntl } from 'react-intl'
import type { ItemQuery } from '../../api/query.ts'
import { ComboboxField } from '../../ui/fields/ComboboxField.tsx'
import type { SelectOption } from '../../ui/SelectField.tsx'
import { describeError } from '../describe-error.ts'
import { tableMessages } from '../table/table.messages.ts'
import { Field } from './Field.tsx'
import type { ResourceForm } from './use-resource-form.ts'

interface OptionsFieldProps<V extends FieldValues, T> {
  of: ResourceForm<V>
  name: FieldPath<V>
  /** Where the choices come from. */
  query: ItemQuery<T>
  options: (data: T) => SelectOption[]
  placeholder: string
  /** Stands there where there is nothing to choose. */
  none: string
  hint?: string
  /** The only one there is stands chosen, since there is no choice. */
  presetsOnlyOne?: boolean
}

/** One of the things that the cloud has, which are fetched; that they are not there yet, or cannot be had, is said. */
export function OptionsField<V extends FieldValues, T>({
  of,
  name,
  query,
  options,
  placeholder,
  none,
  hint,
  presetsOnlyOne = false,
}: OptionsFieldProps<V, T>) {
  const intl = useIntl()
  const { data, error } = useQuery(query)
  const choices = data === undefined ? [] : options(data)
  const only = presetsOnlyOne && choices.length === 1 ? choices[0]?.value : undefined
  useEffect(() => {
    if (only !== undefined) of.preset(name, only as FieldPathValue<V, FieldPath<V>>) // fields of choices hold strings
    // oxlint-disable-next-line react/exhaustive-deps -- the form is another object with each draw, and the same form
  }, [only, name])
  const waiting = data === undefined && !error ? intl.formatMessage(tableMessages.loading) : null
  return (
    <Field of={of} name={name}>
      {(field) => (
        <ComboboxField
          {...field}
          options={choices}
          placeholder={waiting ?? (choices.length > 0 ? placeholder : none)}
          hint={hint}
          error={error ? describeError(intl, error) : field.error}
        />
      )}
    </Field>
  )
}
