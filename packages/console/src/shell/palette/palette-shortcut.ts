import { useEffect } from 'react'

const onApple = /Mac|iPhone|iPad/.test(navigator.platform)

export const SHORTCUT_LABEL = onApple ? '⌘ K' : 'Ctrl K'

/**
 * Ctrl K, or ⌘ K on Apple systems, anywhere on the page; `prepare` is called for the modifier key alone, so that typing
 * does not have to wait for the code.
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
let stopBuffering = () => {}

/** The typed text after one more key. */
const typedAfter = (before: string, key: string): string =>
  key.length === 1 ? before + key : key === 'Backspace' ? before.slice(0, -1) : before

/**
 * Buffers the keys for a field whose code is still loading, so that the focused element does not get them. Ends when
 * the field takes the text, or on Escape, which calls `cancel`.
 */
export function bufferTyping(cancel: () => void): void {
  stopBuffering()
  typed = ''
  const onKeyDown = (event: KeyboardEvent) => {
    const { key, ctrlKey, metaKey, altKey } = event
    // Some letters are typed with Alt, or with Ctrl and Alt.
    if (metaKey || (ctrlKey && !altKey)) return
    if (key === 'Escape') {
      stopBuffering()
      return cancel()
    }
    if (key.length > 1 && !/^(?:Enter|Backspace|Arrow)/.test(key)) return
    event.preventDefault()
    event.stopPropagation()
    typed = typedAfter(typed, key)
  }
  addEventListener('keydown', onKeyDown, true)
  stopBuffering = () => removeEventListener('keydown', onKeyDown, true)
}

/** Returns the buffered text, and stops buffering. */
export function takeBufferedText(): string {
  stopBuffering()
  const taken = typed
  typed = ''
  return taken
}
