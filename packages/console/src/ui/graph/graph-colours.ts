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
  failed: '--bad',
  onLit: '--accent-ink',
  sunken: '--sunken',
  edge: '--line-strong',
  activeSoft: '--ok-soft',
  loadingSoft: '--busy-soft',
  failedSoft: '--bad-soft',
} as const

/** The colours of a canvas, which has no access to the theme. */
export type GraphColours = Record<keyof typeof TOKENS, string>

/** The theme's current colours at the element; computed styles resolve tokens that depend on the theme. */
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

/** Calls back when the theme may have changed: by the system or by the user. */
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
