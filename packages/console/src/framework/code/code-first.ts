import { useState } from 'react'
import type { IntlShape } from 'react-intl'
import { codeMessages } from './code.messages.ts'

const KEY = 'meridian.code-first'

/** Whether actions that need no confirmation show their code before they run; as long as the tab is open. */
export const showsCodeFirst = (): boolean => sessionStorage.getItem(KEY) !== null

/** The switch for it, as an entry of a menu. All of them have one state, which is read when it is shown. */
export function useCodeFirst(intl: IntlShape) {
  const [, setChecked] = useState(false)
  const onChange = (next: boolean) => {
    if (next) sessionStorage.setItem(KEY, '')
    else sessionStorage.removeItem(KEY)
    setChecked(next)
  }
  return () => ({ id: 'code', label: intl.formatMessage(codeMessages.show), checked: showsCodeFirst(), onChange })
}
