import { useEffect } from 'react'

const onApple = /Mac|iPhone|iPad/.test(navigator.platform)

export const SHORTCUT_LABEL = onApple ? '⌘ K' : 'Ctrl K'

/**
 * Ctrl K, or ⌘ K where that is the custom, from anywhere on the page; `prepare` is for the first half of it, since what
 * is typed after it must not have to wait.
 */
export function usePaletteShortcut(open: () => void, prepare: () => void) {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key === (onApple ? 'Meta' : 'Control')) prepare()
      const modifier = onApple ? event.metaKey : event.ctrlKey
      if (event.key.toLowerCase() !== 'k' || !modifier || event.altKey || event.shiftKey) return
      event.preventDefault()
      open()
    }
    addEventListener('keydown', onKeyDown)
    return () => removeEventListener('keydown', onKeyDown)
  }, [open, prepare])
}

let typed = ''
let letGo = () => {}

/** What is typed by now, after one more key. */
const typedAfter = (before: string, key: string): string =>
  key.length === 1 ? before + key : key === 'Backspace' ? before.slice(0, -1) : before

/**
 * Keeps what is typed for a field that is on its way: what has focus until then is not what it is meant for. Ends when
 * the field takes it, or with Escape, which is for `cancel`.
 */
export function keepTyping(cancel: () => void): void {
  letGo()
  typed = ''
  const onKeyDown = (event: KeyboardEvent) => {
    const { key, ctrlKey, metaKey, altKey } = event
    // Some letters are typed with Alt, or with both.
    if (metaKey || (ctrlKey && !altKey)) return
    if (key === 'Escape') {
      letGo()
      return cancel()
    }
    if (key.length > 1 && !/^(?:Enter|Backspace|Arrow)/.test(key)) return
    event.preventDefault()
    event.stopPropagation()
    typed = typedAfter(typed, key)
  }
  addEventListener('keydown', onKeyDown, true)
  letGo = () => removeEventListener('keydown', onKeyDown, true)
}

/** Hands over what was kept, and keeps no more. */
export function takeTyped(): string {
  letGo()
  const taken = typed
  typed = ''
  return taken
}
