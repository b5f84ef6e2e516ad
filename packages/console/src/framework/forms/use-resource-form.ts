import { useEffect, useReducer, useRef, useState, type FormEvent } from 'react'
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
import { ApiError, asApiError, StepRefusal } from '../../api/api-error.ts'
import type { Call } from '../../api/client.ts'
import { useDialogSend } from '../modals/dialog-send.ts'
import { describeError } from '../text/error-text.ts'
import { useDraft, type FormDraft } from './use-draft.ts'
import { useHeldPage } from './use-held-page.ts'
import { formResolver } from './form-resolver.ts'
import { createShownFields, type ShownFields } from './shown-fields.ts'
import {
  emptyValueOf,
  isOptional,
  type FormSchema,
  hiddenFields,
  type Shown,
  namedField,
  validate,
} from './form-schema.ts'

export interface FormOptions<S extends FormSchema, R> {
  schema: S
  defaults: z.input<S>
  /** The label of each field, also used in messages; a string if a service named the field. */
  labels: Readonly<Record<keyof z.input<S> & string, MessageDescriptor | string>>
  /** When a field is visible, for fields that depend on others; a hidden field is neither required nor sent. */
  shown?: { readonly [N in keyof z.input<S> & string]?: (values: z.input<S>) => boolean }
  /**
   * Sends the schema's output by `send`, which only explains it to show the form as code. If it throws, the form shows
   * the error and keeps its values.
   */
  submit: (data: z.output<S>, send: Call) => Promise<R>
  /** Whether it can be shown as code; true unless given. */
  showsCode?: boolean
  /** Called after a successful submit, to notify the user and close the form. */
  done: (result: R) => void
  /** The form is a page of its own; see `useDraft`. */
  isPage?: boolean
  /** Called with the names of the invalid fields: a form with several pages turns to theirs. */
  onRefused?: (names: readonly string[]) => void
}

export interface ResourceForm<V extends FieldValues> extends Pick<ShownFields, 'show' | 'turnTo' | 'fillings'> {
  control: Control<V>
  values: V
  /** The values as they would be sent: a field that the user does not see has its default. */
  sent: V
  /** The names of restored fields on steps that the user has not seen since; they are not sent. */
  unseen: readonly string[]
  titleOf: (name: string) => string
  isHidden: (name: string) => boolean
  isOptional: (name: string) => boolean
  emptyValueOf: (name: string) => '' | null
  set: <N extends FieldPath<V>>(name: N, value: FieldPathValue<V, N>) => void
  /** Sets a default value that was found late; does not count as a change by the user. */
  preset: <N extends FieldPath<V>>(name: N, value: FieldPathValue<V, N>) => void
  /** Delays submitting while a default value is loading; returns a function that ends the delay. */
  hold: () => () => void
  /** Validates these fields now and shows their errors; may focus the first. Returns whether all are valid. */
  check: (names: readonly FieldPath<V>[], focus?: 'focus') => Promise<boolean>
  /** Shows an error below a field until its value changes. */
  refuse: (name: FieldPath<V>, message: string) => void
  submit: (event?: FormEvent) => void
  /** Forbids submitting while something stands in the way: the id of the element that names it; null allows it. */
  block: (reason: string | null) => void
  /** The id of the element that says why it cannot be sent; null if it can. */
  blocked: string | null
  /** It is being sent, or waits for the default values of its fields. */
  busy: boolean
  /** Whether the user has changed values, which were neither sent nor discarded. */
  unsaved: () => boolean
  /** The user gives up what was typed: it is not kept, whatever happens to the form afterwards. */
  discard: () => void
  /** What was begun at an earlier visit; null if nothing was. */
  draft: FormDraft | null
  /** The error of the last submit, unless it is about a field. */
  failure: ApiError | null
  /** Submits the current values with a `send` that changes nothing; returns false if they are not valid. Null: no code. */
  rehearse: ((call: Call) => Promise<boolean>) | null
}

/** A form that sends an item to the server: one schema has its rules, and each error appears at its field. */
export function useResourceForm<S extends FormSchema, R>({
  schema,
  defaults,
  labels,
  shown,
  submit,
  showsCode = true,
  done,
  isPage = false,
  onRefused,
}: FormOptions<S, R>): ResourceForm<z.input<S> & FieldValues> {
  type V = z.input<S> & FieldValues
  const intl = useIntl()
  const [failure, setFailure] = useState<ApiError | null>(null)
  const [sending, setSending] = useState(false)
  const [held, setHeld] = useState(0)
  const [queued, setQueued] = useState(false)
  const [blocked, block] = useState<string | null>(null)
  /** Sent or discarded: nothing of it is unsaved. */
  const over = useRef(false)
  const rules: Shown = (shown ?? NONE_HIDDEN) as Shown // called with the values of this very schema
  const titleOf = (name: string) => {
    const label = (labels as Readonly<Record<string, MessageDescriptor | string>>)[name.split('.')[0] ?? name] // nested fields go by their group's
    if (typeof label === 'string') return label
    return label ? intl.formatMessage(label) : name
  }
  const [initial] = useState(defaults)
  const [, redraw] = useReducer((count: number) => count + 1, 0)
  const [seen] = useState(() =>
    createShownFields({
      put: (name, value) =>
        form.setValue(name as FieldPath<V>, value as FieldPathValue<V, FieldPath<V>>, { shouldDirty: true }), // a field of the defaults
      changed: redraw,
    }),
  )
  const sentOf = <T extends Readonly<Record<string, unknown>>>(all: T) => seen.sent(all, initial)
  const resolver = formResolver<V>({ schema, shown: rules, sent: sentOf, titleOf, intl })
  const form = useForm<V, unknown, V>({
    defaultValues: defaults as DefaultValues<V>, // all of them are given
    resolver,
    mode: 'onTouched',
  })
  // Read here: react-hook-form only tracks the state that is read during rendering.
  const { isDirty, dirtyFields } = form.formState
  const values = form.watch()
  const hidden = hiddenFields(rules, values)
  const kept = useDraft({
    isPage,
    defaults,
    changed: Object.fromEntries(
      Object.keys(dirtyFields)
        .filter((name) => !hidden.has(name) && !seen.hasLeft(name))
        .map((name) => [name, values[name]]),
    ),
    waiting: seen.waiting(),
    restore: seen.restore,
  })

  const end = () => {
    over.current = true
    kept.end()
  }

  /** Shows each error of the server below its field; errors without a field go to the top. */
  const showStepErrors = (refusal: StepRefusal) => {
    const found = Object.values(refusal.errors).flatMap((fields) => Object.entries(fields))
    const named = found.filter(([name]) => Object.hasOwn(schema.shape, name) && !hidden.has(name))
    if (named.length < found.length) setFailure(refusal)
    onRefused?.(named.map(([name]) => name))
    for (const [name, words] of named) form.setError(name as FieldPath<V>, { type: 'server', message: words.join(' ') }) // one of the schema's own
  }

  const showError = (error: ApiError) => {
    if (error instanceof StepRefusal) return showStepErrors(error)
    const names = Object.keys(schema.shape)
    const name = error.status === 400 || error.status === 409 ? namedField(error.message, names) : null
    if (name === null || hidden.has(name)) return setFailure(error)
    const message = describeError(intl, error).replace(`${name}: `, '')
    // The field has our words, so the service's own are at the top.
    if (error.cause instanceof ApiError) setFailure(error.cause)
    onRefused?.([name])
    form.setError(name as FieldPath<V>, { type: 'server', message }, { shouldFocus: true }) // one of the schema's own
  }

  const { send } = useDialogSend()
  const trySubmit = form.handleSubmit(
    async (data) => {
      setFailure(null)
      setSending(true)
      try {
        const result = await submit(data as z.output<S>, send) // the resolver returns the schema's output
        end()
        done(result)
      } catch (error) {
        showError(asApiError(error))
        if (!(error instanceof ApiError)) reportError(error)
      } finally {
        setSending(false)
      }
    },
    (errors) => onRefused?.(Object.keys(errors)),
  )

  const rehearse = async (explained: Call) => {
    const result = await validate(schema, rules, sentOf(values))
    if (!('data' in result)) return false
    await submit(result.data as z.output<S>, explained) // the schema's output
    return true
  }

  const unsaved = () => (isDirty || Object.keys(seen.waiting()).length > 0) && !over.current
  // Also a form of a page, which asks nothing when it is left.
  useHeldPage(unsaved)

  const busy = sending || queued
  useEffect(() => {
    if (!queued || held > 0) return
    setQueued(false)
    void trySubmit()
    // oxlint-disable-next-line react/exhaustive-deps -- submits the current values when the last hold ends
  }, [queued, held])

  return {
    control: form.control,
    values,
    sent: sentOf(values),
    unseen: seen.unseen(),
    show: seen.show,
    turnTo: seen.turnTo,
    fillings: seen.fillings,
    titleOf,
    isHidden: (name) => hidden.has(name),
    isOptional: (name) => isOptional(schema, name),
    emptyValueOf: (name) => emptyValueOf(schema, name),
    set: (name, value) => {
      seen.forget(name)
      form.setValue(name, value, { shouldDirty: true, shouldValidate: form.getFieldState(name).invalid })
    },
    preset: (name, value) => {
      form.resetField(name, { defaultValue: value })
      // A field that is not rendered cannot be reset.
      if (form.getValues(name) !== value) form.setValue(name, value)
    },
    hold: () => {
      setHeld((count) => count + 1)
      return () => setHeld((count) => count - 1)
    },
    check: (names, focus) => form.trigger(names, { shouldFocus: focus !== undefined }),
    refuse: (name, message) => form.setError(name, { type: 'server', message }),
    submit: (event) => {
      event?.preventDefault()
      // Events bubble through React portals: a form in a dialog must not submit the form below it.
      event?.stopPropagation()
      if (busy || blocked !== null) return
      if (held > 0) setQueued(true)
      else void trySubmit()
    },
    block,
    blocked,
    busy,
    unsaved,
    discard: end,
    draft: kept.draft,
    failure,
    rehearse: showsCode ? rehearse : null,
  }
}

const NONE_HIDDEN: Shown = {}

/**
 * A form as seen by a group of fields that reads only some of its values: react-hook-form's types do not allow that.
 */
export const formPart = <Part extends FieldValues, V extends Part>(form: ResourceForm<V>): ResourceForm<Part> =>
  form as unknown as ResourceForm<Part> // V has every field of Part, and a part uses only those
