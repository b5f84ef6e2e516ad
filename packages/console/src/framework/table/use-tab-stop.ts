import { useLayoutEffect, type RefObject } from 'react'

/** Lets Tab into the controls of the active row only: the arrows lead to the others. */
export function useTabStop(row: RefObject<HTMLElement | null>, active: boolean) {
  // After each draw, for any cell may have drawn a control anew.
  useLayoutEffect(() => {
    for (const control of row.current?.querySelectorAll<HTMLElement>('a, button, [role=checkbox], [role=switch]') ??
      []) {
      control.tabIndex = active ? 0 : -1
    }
  })
}
