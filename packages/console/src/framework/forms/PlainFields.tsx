import type { ReactNode } from 'react'
import type { FieldPath, FieldPathValue, FieldValues } from 'react-hook-form'
import { useIntl, type IntlShape, type MessageDescriptor } from 'react-intl'
import * as z from 'zod'
import { CheckField } from '../../ui/fields/CheckField.tsx'
import { NumberField } from '../../ui/fields/NumberField.tsx'
import { SelectField } from '../../ui/fields/SelectField.tsx'
import { TextArea } from '../../ui/fields/TextArea.tsx'
import { TextField } from '../../ui/fields/TextField.tsx'
import { Field, type BoundField } from './Field.tsx'
import type { FormSchema } from './form-schema.ts'
import type { ResourceForm } from './use-resource-form.ts'

/** A field of a plain form; the schema decides its widget: text, select, number or checkbox. */
export interface FieldSpec {
  label: MessageDescriptor
  hint?: MessageDescriptor
  /** The labels of the options of an enum. */
  words?: Readonly<Record<string, MessageDescriptor>>
  multiline?: boolean
}

export type FieldSpecs<S extends FormSchema> = Readonly<Record<keyof z.input<S> & string, FieldSpec>>

interface PlainFieldsProps<S extends FormSchema> {
  form: ResourceForm<z.input<S> & FieldValues>
  schema: S
  fields: FieldSpecs<S>
  /** Fields that something else renders. */
  without?: readonly string[]
}

/** The fields of a form in the order of `fields`, each with the widget for its schema. */
export function PlainFields<S extends FormSchema>({ form, schema, fields, without = [] }: PlainFieldsProps<S>) {
  const intl = useIntl()
  const plain = Object.entries<FieldSpec>(fields).filter(([name]) => !without.includes(name))
  return plain.map(([name, spec]) => (
    <Field key={name} of={form} name={name as FieldPath<z.input<S> & FieldValues>} /* a key of the schema */>
      {(field) => widgetFor(schema.shape[name], spec, field, intl)}
    </Field>
  ))
}

type AnyField = BoundField<FieldPathValue<FieldValues, string>>

function widgetFor(rule: z.core.$ZodType | undefined, spec: FieldSpec, field: AnyField, intl: IntlShape): ReactNode {
  const hint = spec.hint && intl.formatMessage(spec.hint)
  const kind = rule && innermost(rule)
  if (kind instanceof z.ZodBoolean) return <CheckField {...field} hint={hint} />
  if (kind instanceof z.ZodNumber) return <NumberField {...field} hint={hint} />
  if (kind instanceof z.ZodEnum) {
    const options = kind.options.map((value) => {
      const word = spec.words?.[value]
      return { value: String(value), label: word ? intl.formatMessage(word) : String(value) }
    })
    return <SelectField {...field} hint={hint} options={options} />
  }
  if (spec.multiline) {
    return <TextArea {...field} hint={hint} limit={maxLengthOf(kind)} />
  }
  return <TextField {...field} hint={hint} autoComplete="off" />
}

/** The schema without its optional, nullable and default wrappers. */
function innermost(rule: z.core.$ZodType): z.core.$ZodType {
  const isWrapped = rule instanceof z.ZodOptional || rule instanceof z.ZodNullable || rule instanceof z.ZodDefault
  return isWrapped ? innermost(rule.unwrap()) : rule
}

/** Read from the checks: zod's own `maxLength` needs its JSON Schema code, which the build leaves out. */
function maxLengthOf(rule: z.core.$ZodType | undefined): number | undefined {
  const checks = rule instanceof z.ZodString ? (rule.def.checks ?? []) : []
  const limits = checks.map(({ _zod: { def } }) => def).filter((def) => def.check === 'max_length')
  return (limits[0] as z.core.$ZodCheckMaxLengthDef | undefined)?.maximum // the filter leaves only these
}
