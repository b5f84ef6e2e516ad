import { Fragment, type ReactNode } from 'react'
import type { FieldPath, FieldPathValue, FieldValues } from 'react-hook-form'
import { useIntl, type IntlShape, type MessageDescriptor } from 'react-intl'
import * as z from 'zod'
import { CheckField } from '../../ui/fields/CheckField.tsx'
import { ChoiceField } from '../../ui/fields/ChoiceField.tsx'
import { KeyValueField } from '../../ui/fields/KeyValueField.tsx'
import { NumberField } from '../../ui/fields/NumberField.tsx'
import { RadioField } from '../../ui/fields/RadioField.tsx'
import { SelectField, type SelectOption } from '../../ui/fields/SelectField.tsx'
import { SwitchField } from '../../ui/fields/SwitchField.tsx'
import { TextArea } from '../../ui/fields/TextArea.tsx'
import { PasswordField, TextField } from '../../ui/fields/TextField.tsx'
import { Field, type BoundField } from './Field.tsx'
import { OptionsField } from './OptionsField.tsx'
import { sayWords, type Choices, type FieldSpec, type FieldSpecs, type FormOf } from './field-spec.ts'
import type { FormSchema } from './form-schema.ts'
import { innermost, limitOf } from './limits.ts'
import type { ResourceForm } from './use-resource-form.ts'

interface PlainFieldsProps<S extends FormSchema> {
  form: FormOf<S>
  schema: S
  fields: FieldSpecs<S>
  /** Fields that something else renders. */
  without?: readonly string[]
}

/** A field of any type: each is drawn as its own schema says. */
type AnySpec = FieldSpec
type Named = [name: string, spec: AnySpec]

/** The fields of a form in the order of `fields`, each with the widget for its schema. */
export function PlainFields<S extends FormSchema>({ form, schema, fields, without = [] }: PlainFieldsProps<S>) {
  const all = Object.entries(fields as Readonly<Record<string, AnySpec>>) // drawn with the values of this very schema
  const plain = all.filter(([name, { draw }]) => draw !== null && !without.includes(name))
  const any = form as unknown as ResourceForm<FieldValues> // as above
  return rowsOf(plain).map((row) => {
    const drawn = row.map(([name, spec]) => (
      <OneField key={name} name={name} spec={spec} rule={schema.shape[name]} form={any} />
    ))
    const [[first]] = row
    if (row.length === 1) return <Fragment key={first}>{drawn}</Fragment>
    return (
      <div
        key={first}
        className={`grid items-start gap-4 empty:hidden ${row.length > 2 ? 'sm:grid-cols-3' : 'sm:grid-cols-2'}`}
      >
        {drawn}
      </div>
    )
  })
}

/** The fields that stand in one row. */
function rowsOf(fields: readonly Named[]): [Named, ...Named[]][] {
  const rows: [Named, ...Named[]][] = []
  for (const field of fields) {
    const last = rows.at(-1)
    if (last && field[1].beside) last.push(field)
    else rows.push([field])
  }
  return rows
}

interface OneFieldProps {
  name: FieldPath<FieldValues>
  spec: AnySpec
  rule: z.core.$ZodType | undefined
  form: ResourceForm<FieldValues>
}

function OneField({ name, spec, rule, form }: OneFieldProps) {
  const intl = useIntl()
  const { draw, options } = spec
  const hint = spec.hint && sayWords(intl, spec.hint)
  const above = form.isHidden(name) ? null : partAbove(spec, intl)
  if (options && 'query' in options && !draw)
    return (
      <>
        {above}
        <ChoicesField of={form} name={name} choices={options} hint={hint} />
      </>
    )
  return (
    <>
      {above}
      <Field of={form} name={name}>
        {(field, clear) => {
          const change = (next: unknown) => {
            field.onChange(next)
            spec.onChosen?.(next as never, form) // declared for this field's own value
          }
          if (!draw) return widgetFor(rule, spec, { ...field, onChange: change, hint }, intl)
          return draw(field as BoundField<never>, form, clear) // `draw` was declared for this field's own value
        }}
      </Field>
    </>
  )
}

function partAbove({ above }: AnySpec, intl: IntlShape): ReactNode {
  if (typeof above === 'function') return above()
  return above && <p className="text-ink-2">{sayWords(intl, above)}</p>
}

interface ChoicesFieldProps<V extends FieldValues> {
  of: ResourceForm<V>
  name: FieldPath<V>
  choices: Choices
  hint?: string | undefined
}

/** Selects one of the items of a query. */
export function ChoicesField<V extends FieldValues>({ of, name, choices, hint }: ChoicesFieldProps<V>) {
  const intl = useIntl()
  const { options, placeholder, none, onChosen, ...rest } = choices
  return (
    <OptionsField
      {...rest}
      of={of}
      name={name}
      options={(data) => options(data, intl)}
      placeholder={sayWords(intl, placeholder)}
      none={sayWords(intl, none)}
      hint={hint}
      onChosen={onChosen && ((value) => onChosen(value, of as unknown as ResourceForm<FieldValues>))} // it names its fields
    />
  )
}

interface AnyField extends BoundField<FieldPathValue<FieldValues, string>> {
  hint: string | undefined
}

function widgetFor(rule: z.core.$ZodType | undefined, spec: AnySpec, field: AnyField, intl: IntlShape): ReactNode {
  const kind = rule && innermost(rule)
  const { placeholder } = spec
  if (kind instanceof z.ZodBoolean) return spec.as === 'switch' ? <SwitchField {...field} /> : <CheckField {...field} />
  if (kind instanceof z.ZodNumber)
    return (
      <NumberField {...field} min={limitOf(kind, 'greater_than')} max={limitOf(kind, 'less_than')} unit={spec.unit} />
    )
  if (spec.as === 'pairs') return <KeyValueField {...field} />
  const options = spec.options ?? (kind instanceof z.ZodEnum && enumOptions(kind, spec, intl))
  if (Array.isArray(options)) {
    if (spec.as === 'segments') return <ChoiceField {...field} look="segments" options={options} />
    if (spec.as === 'radio' || spec.notes) return <RadioField {...field} options={options} />
    return <SelectField {...field} options={options} placeholder={placeholder} />
  }
  if (spec.secret) return <PasswordField {...field} autoComplete="new-password" />
  const text = { ...field, placeholder, mono: spec.mono }
  if (spec.multiline) {
    const rows = typeof spec.multiline === 'number' ? spec.multiline : undefined
    return <TextArea {...text} rows={rows} limit={limitOf(kind, 'max_length')} />
  }
  return <TextField {...text} type={spec.type} autoComplete="off" />
}

function enumOptions({ options }: z.ZodEnum, spec: AnySpec, intl: IntlShape): SelectOption[] {
  const words: Readonly<Record<string, MessageDescriptor | undefined>> = spec.words ?? {}
  const notes: typeof words = spec.notes ?? {}
  return options.map((value) => {
    const word = words[value]
    const note = notes[value]
    return {
      value: String(value),
      label: word ? intl.formatMessage(word) : String(value),
      note: note && intl.formatMessage(note),
    }
  })
}
