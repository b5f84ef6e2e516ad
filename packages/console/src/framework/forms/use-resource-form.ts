import { useEffect, useRef, useState, type FormEvent } from 'react'
import {
  useForm,
  type Control,
  type DefaultValues,
  type FieldPath,
  type FieldPathValue,
  type FieldValues,
} from 'react-hook-form'
import { useIntl, type MessageDescriptor } from 'react-intl'
import type * as z from 'zod'
import { ApiError, StepRefusal } from '../../api/api-error.ts'
import { describeError } from '../text/error-text.ts'
import { formResolver } from './form-resolver.ts'
import { isOptional, type FormSchema, hiddenFields, type Shown, namedField } from './form-schema.ts'

export interface FormOptions<S extends FormSchema, R> {
  schema: S
  defaults: z.input<S>
  /** What each field is called: its label, and its name in what is said about it. A text where a service named it. */
  labels: Readonly<Record<keyof z.input<S> & string, MessageDescriptor | string>>
  /** When a field is shown, for fields that depend on others; out of sight it is neither asked for nor sent. */
  shown?: { readonly [N in keyof z.input<S> & string]?: (values: z.input<S>) => boolean }
  /** Sends what the schema made of the fields. What it throws is shown in the form, and nothing is lost. */
  submit: (data: z.output<S>) => Promise<R>
  /** It was sent: the time to say so and close. */
  done: (result: R) => void
  /** Told which fields kept it from being sent: where a form has several pages, the time to turn to theirs. */
  onRefused?: (names: readonly string[]) => void
}

export interface ResourceForm<V extends FieldValues> {
  control: Control<V>
  values: V
  titleOf: (name: string) => string
  isHidden: (name: string) => boolean
  isOptional: (name: string) => boolean
  set: <N extends FieldPath<V>>(name: N, value: FieldPathValue<V, N>) => void
  /** Gives a field what it begins with, found out late: nothing was entered by that. */
  preset: <N extends FieldPath<V>>(name: N, value: FieldPathValue<V, N>) => void
  /** A field's beginning is being found out: what is sent waits for it, until the function that this answers is called. */
  hold: () => () => void
  /** Judges these fields now, shows what is wrong with them and may go to the first; answers whether nothing is. */
  check: (names: readonly FieldPath<V>[], focus?: 'focus') => Promise<boolean>
  /** Says under a field what is wrong with it, until it changes. */
  refuse: (name: FieldPath<V>, message: string) => void
  submit: (event?: FormEvent) => void
  /** It is being sent, or waits for what its fields begin with. */
  busy: boolean
  /** Whether something was entered that is not sent. */
  unsaved: () => boolean
  /** Why it could not be sent, where that is about no field. */
  failure: ApiError | null
}

/** A form that sends a thing to the server: its rules are one schema, its errors appear where they belong. */
export function useResourceForm<S extends FormSchema, R>({
  schema,
  defaults,
  labels,
  shown,
  submit,
  done,
  onRefused,
}: FormOptions<S, R>): ResourceForm<z.input<S> & FieldValues> {
  type V = z.input<S> & FieldValues
  const intl = useIntl()
  const [failure, setFailure] = useState<ApiError | null>(null)
  const [sending, setSending] = useState(false)
  const [held, setHeld] = useState(0)
  const [asked, setAsked] = useState(false)
  const sent = useRef(false)
  const rules: Shown = (shown ?? NONE_HIDDEN) as Shown // called with the values of this very schema
  const titleOf = (name: string) => {
    const label = (labels as Readonly<Record<string, MessageDescriptor | string>>)[name.split('.')[0] ?? name] // nested fields go by their group's
    if (typeof label === 'string') return label
    return label ? intl.formatMessage(label) : name
  }
  const resolver = formResolver<V>({ schema, shown: rules, titleOf, intl })
  const form = useForm<V, unknown, V>({
    defaultValues: defaults as DefaultValues<V>, // all of them are given
    resolver,
    mode: 'onTouched',
  })
  // Read here, so that react-hook-form knows to keep it: it only tracks what is asked for.
  const { isDirty } = form.formState
  const values = form.watch()
  const hidden = hiddenFields(rules, values)

  /** All that the server found wrong, each under its field; what is about no field stands above. */
  const placeAll = (refusal: StepRefusal) => {
    const found = Object.values(refusal.errors).flatMap((fields) => Object.entries(fields))
    const named = found.filter(([name]) => Object.hasOwn(schema.shape, name) && !hidden.has(name))
    if (named.length < found.length) setFailure(refusal)
    onRefused?.(named.map(([name]) => name))
    for (const [name, words] of named) form.setError(name as FieldPath<V>, { type: 'server', message: words.join(' ') }) // one of the schema's own
  }

  const place = (error: ApiError) => {
    if (error instanceof StepRefusal) return placeAll(error)
    const names = Object.keys(schema.shape)
    const name = error.status === 400 || error.status === 409 ? namedField(error.message, names) : null
    if (name === null || hidden.has(name)) return setFailure(error)
    const message = describeError(intl, error).replace(`${name}: `, '')
    onRefused?.([name])
    form.setError(name as FieldPath<V>, { type: 'server', message }, { shouldFocus: true }) // one of the schema's own
  }

  const send = form.handleSubmit(
    async (data) => {
      setFailure(null)
      setSending(true)
      try {
        const result = await submit(data as z.output<S>) // the resolver answers the schema's output
        sent.current = true
        done(result)
      } catch (error) {
        if (!(error instanceof ApiError)) throw error
        place(error)
      } finally {
        setSending(false)
      }
    },
    (errors) => onRefused?.(Object.keys(errors)),
  )

  const busy = sending || asked
  useEffect(() => {
    if (!asked || held > 0) return
    setAsked(false)
    void send()
    // oxlint-disable-next-line react/exhaustive-deps -- sends what there is when it may
  }, [asked, held])

  return {
    control: form.control,
    values,
    titleOf,
    isHidden: (name) => hidden.has(name),
    isOptional: (name) => isOptional(schema, name),
    set: (name, value) =>
      form.setValue(name, value, { shouldDirty: true, shouldValidate: form.getFieldState(name).invalid }),
    preset: (name, value) => form.resetField(name, { defaultValue: value }),
    hold: () => {
      setHeld((count) => count + 1)
      return () => setHeld((count) => count - 1)
    },
    check: (names, focus) => form.trigger(names, { shouldFocus: focus !== undefined }),
    refuse: (name, message) => form.setError(name, { type: 'server', message }),
    submit: (event) => {
      event?.preventDefault()
      // A form inside a dialog of another form must not send that one, too.
      event?.stopPropagation()
      if (busy) return
      if (held > 0) setAsked(true)
      else void send()
    },
    busy,
    unsaved: () => isDirty && !sent.current,
    failure,
  }
}

const NONE_HIDDEN: Shown = {}

/** A form as a group of fields sees it that reads only some of its values: react-hook-form's own types do not allow that. */
export const formPart = <Part extends FieldValues, V extends Part>(form: ResourceForm<V>): ResourceForm<Part> =>
  form as unknown as ResourceForm<Part> // V has every field of Part, and a part only touches those
