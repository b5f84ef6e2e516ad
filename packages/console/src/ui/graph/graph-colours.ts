const TOKENS = {
  line: '--line-field',
  lit: '--accent',
  ground: '--surface',
  node: '--raised',
  strong: '--accent-soft',
  ink: '--ink',
  faint: '--ink-3',
  active: '--ok',
  loading: '--busy',
  onLit: '--accent-ink',
} as const

/** What a canvas is painted with: it knows nothing of the theme by itself. */
export type GraphColours = Record<keyof typeof TOKENS, string>

/** The theme's colours as they are now where the element is; a token that depends on the theme is resolved by asking. */
export function graphColours(element: HTMLElement): GraphColours {
  const probe = document.createElement('span')
  element.append(probe)
  const colours = Object.entries(TOKENS).map(([name, token]) => {
    probe.style.color = `var(${token})`
    return [name, getComputedStyle(probe).color]
  })
  probe.remove()
  return Object.fromEntries(colours) as GraphColours // the keys of TOKENS
}

/** Calls back when the theme may be another: the system's or the user's choice. */
export function watchTheme(listener: () => void): () => void {
  const system = matchMedia('(prefers-color-scheme: dark)')
  const observer = new MutationObserver(listener)
  observer.observe(document.documentElement, { attributeFilter: ['data-theme'] })
  system.addEventListener('change', listener)
  return () => {
    observer.disconnect()
    system.removeEventListener('change', listener)
  }
}
