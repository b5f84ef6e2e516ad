import { useState } from 'react'
import type { IntlShape } from 'react-intl'
import type { MenuEntry } from '../../ui/popups/menu-entry.ts'
import { codeMessages } from './code.messages.ts'

const KEY = 'meridian.code-first'

/** Whether actions that need no confirmation show their code before they run; as long as the tab is open. */
export const showsCodeFirst = (): boolean => sessionStorage.getItem(KEY) !== null

/** The entry of a menu of actions that switches it. */
export function useCodeFirst(intl: IntlShape): () => MenuEntry[] {
  const [checked, setChecked] = useState(showsCodeFirst)
  const onChange = (next: boolean) => {
    if (next) sessionStorage.setItem(KEY, '')
    else sessionStorage.removeItem(KEY)
    setChecked(next)
  }
  return () => ['separator', { id: 'code', label: intl.formatMessage(codeMessages.show), checked, onChange }]
}
