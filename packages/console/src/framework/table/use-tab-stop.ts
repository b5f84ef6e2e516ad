import { useLayoutEffect, type RefObject } from 'react'

/** Lets Tab into the controls of the active row only: the arrows lead to the others. */
export function useTabStop(row: RefObject<HTMLElement | null>, active: boolean) {
  // After each draw, for any cell may have drawn a control anew.
  useLayoutEffect(() => {
    const controls =
      row.current?.querySelectorAll<HTMLElement>('a, button, input:not([aria-hidden]), [role=switch]') ?? []
    for (const control of controls) control.tabIndex = active ? 0 : -1
  })
}
