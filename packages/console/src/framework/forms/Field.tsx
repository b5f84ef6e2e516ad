import { Fragment, useEffect, type ReactNode } from 'react'
import { useController, type FieldPath, type FieldPathValue, type FieldValues } from 'react-hook-form'
import type { ResourceForm } from './use-resource-form.ts'

/** The props that bind a field widget to a form value. */
export interface BoundField<T> {
  name: string
  label: string
  value: T
  /** Takes a value or an input event. */
  onChange: (next: unknown) => void
  onBlur: () => void
  ref: (element: HTMLElement | null) => void
  error: string | undefined
  optional: boolean
}

interface FieldProps<V extends FieldValues, N extends FieldPath<V>> {
  of: ResourceForm<V>
  name: N
  /** `clear` empties the value, as the field's rule has an empty value. */
  children: (field: BoundField<FieldPathValue<V, N>>, clear: () => void) => ReactNode
}

/** Binds a widget to a form value: label, value, errors and focus. Renders nothing while the field is hidden. */
export function Field<V extends FieldValues, N extends FieldPath<V>>({ of, name, children }: FieldProps<V, N>) {
  const { field, fieldState } = useController({ control: of.control, name })
  const isHidden = of.isHidden(name)
  useShownFields(isHidden ? null : of, [name])
  if (isHidden) return null
  const validateNow = () => {
    const { error } = of.control.getFieldState(name)
    // Client validation knows less than the server and would remove the server's error.
    if (error === fieldState.error || error?.type !== 'server') field.onBlur()
  }
  // An error stays below its field only as long as it is true, also if it was found before the field was touched.
  const change = (next: unknown) => {
    field.onChange(next)
    if (fieldState.invalid) void of.check([name])
  }
  const bound = {
    name,
    label: of.titleOf(name),
    value: field.value,
    onChange: change,
    // The error appears below the field and moves what follows: not while the user clicks there.
    onBlur: () => afterPress(validateNow),
    ref: field.ref,
    error: fieldState.error?.message,
    optional: of.isOptional(name),
  }
  return <Fragment key={of.fillings(name)}>{children(bound, () => change(of.emptyValueOf(name)))}</Fragment>
}

type Bound = keyof BoundField<unknown>

type WidgetFieldProps<V extends FieldValues, N extends FieldPath<V>, P extends object> = Omit<P, Bound | 'as' | 'of'> &
  Partial<Pick<P, Bound & keyof P>> & {
    of: ResourceForm<V>
    name: N
    /** The widget; it shows values of the field's type. */
    as: (props: P) => ReactNode
  } & (BoundField<FieldPathValue<V, N>> extends Pick<P, Bound & keyof P> ? unknown : { as: never })

/** A `Field` that is one widget; what else is given are the widget's props. */
export function WidgetField<V extends FieldValues, N extends FieldPath<V>, P extends object>({
  of,
  name,
  as: Widget,
  ...props
}: WidgetFieldProps<V, N, P>) {
  return (
    <Field of={of} name={name}>
      {(field) => <Widget {...({ ...field, ...props } as unknown as P)} /> /* as WidgetFieldProps says */}
    </Field>
  )
}

/** The form shows these values, though not in a `Field`: as a card of an image that also decides its type. */
export function useShownFields(form: Pick<ResourceForm<FieldValues>, 'show'> | null, names: readonly string[]): void {
  const show = form?.show
  const text = names.join()
  useEffect(() => {
    const hides = text.split(',').map((name) => show?.(name))
    return () => hides.forEach((hide) => hide?.())
  }, [show, text])
}

/** Returns a function that delays work while a pointer is pressed, since new content would move the click's target. */
export function watchPresses(target: Pick<EventTarget, 'addEventListener'>) {
  let pressed = false
  let waiting: (() => void)[] = []
  const release = () => {
    pressed = false
    const due = waiting
    waiting = []
    // After the click event, which follows in the same task.
    setTimeout(() => due.forEach((work) => work()))
  }
  target.addEventListener('pointerdown', () => (pressed = true), { capture: true })
  for (const end of ['pointerup', 'pointercancel']) target.addEventListener(end, release, { capture: true })
  return (work: () => void) => {
    if (pressed) waiting.push(work)
    else work()
  }
}

/** Without a document, as in unit tests, nothing is ever pressed. */
const afterPress = watchPresses(globalThis.document ?? new EventTarget())
