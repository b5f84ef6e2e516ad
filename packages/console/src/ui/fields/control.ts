import type { Ref } from 'react'

/** What every field that holds one value takes, so that a form can bind any of them in the same way. */
export interface Control<T, E extends HTMLElement = HTMLElement> {
  value: T
  onChange: (value: T) => void
  onBlur?: () => void
  /** The element that takes the focus when the value is wrong. */
  ref?: Ref<E>
}
