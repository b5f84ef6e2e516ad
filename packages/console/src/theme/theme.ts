/** The theme that the user chose; `system`: no choice, the page follows the system. */
export type Theme = 'light' | 'dark' | 'system'

/** apply-theme.js reads it, too, but cannot import it. */
const STORAGE_KEY = 'meridian.theme'

const listeners = new Set<() => void>()

export function subscribeToTheme(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

export function chosenTheme(): Theme {
  const theme = document.documentElement.dataset.theme
  return theme === 'light' || theme === 'dark' ? theme : 'system'
}

/** Applies a theme to the page and stores it. */
export function chooseTheme(theme: Theme): void {
  if (theme === 'system') delete document.documentElement.dataset.theme
  else document.documentElement.dataset.theme = theme
  for (const listener of listeners) listener()
  try {
    if (theme === 'system') localStorage.removeItem(STORAGE_KEY)
    else localStorage.setItem(STORAGE_KEY, theme)
  } catch {
    // Storage may be forbidden; the choice then lasts as long as the page.
  }
}
