import type { ReactNode } from 'react'
import { useController, type FieldPath, type FieldPathValue, type FieldValues } from 'react-hook-form'
import type { ResourceForm } from './use-resource-form.ts'

/** What a field widget needs to hold one value of a form; to be spread on it. */
export interface BoundField<T> {
  name: string
  label: string
  value: T
  /** Takes a value or an input's event, as the widget has it. */
  onChange: (next: unknown) => void
  onBlur: () => void
  ref: (element: HTMLElement | null) => void
  error: string | undefined
  optional: boolean
}

interface FieldProps<V extends FieldValues, N extends FieldPath<V>> {
  of: ResourceForm<V>
  name: N
  children: (field: BoundField<FieldPathValue<V, N>>) => ReactNode
}

/** Binds a widget to a value of a form: label, value, errors and focus. Draws nothing while the field is out of sight. */
export function Field<V extends FieldValues, N extends FieldPath<V>>({ of, name, children }: FieldProps<V, N>) {
  const { field, fieldState } = useController({ control: of.control, name })
  if (of.isHidden(name)) return null
  const judge = () => {
    const { error } = of.control.getFieldState(name)
    // What the server refused meanwhile would be taken back by rules that know less.
    if (error === fieldState.error || error?.type !== 'server') field.onBlur()
  }
  return children({
    name,
    label: of.titleOf(name),
    value: field.value,
    onChange: field.onChange,
    // What is wrong is said under the field, and moves all below it: not from under a click.
    onBlur: () => afterPress(judge),
    ref: field.ref,
    error: fieldState.error?.message,
    optional: of.isOptional(name),
  })
}

/** Makes a function that puts work off while a pointer is pressed: what appears then would move what is being clicked. */
export function watchPresses(target: Pick<EventTarget, 'addEventListener'>) {
  let pressed = false
  let waiting: (() => void)[] = []
  const release = () => {
    pressed = false
    const due = waiting
    waiting = []
    // After the click, which follows in the same task.
    setTimeout(() => due.forEach((work) => work()))
  }
  target.addEventListener('pointerdown', () => (pressed = true), { capture: true })
  for (const end of ['pointerup', 'pointercancel']) target.addEventListener(end, release, { capture: true })
  return (work: () => void) => {
    if (pressed) waiting.push(work)
    else work()
  }
}

/** Without a page, as in unit tests, nothing is ever pressed. */
const afterPress = watchPresses(globalThis.document ?? new EventTarget())
