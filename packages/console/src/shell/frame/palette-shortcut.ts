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
