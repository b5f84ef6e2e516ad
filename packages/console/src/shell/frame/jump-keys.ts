import { useEffect } from 'react'
import { paths } from '../../paths.ts'

/** The second key after `g`, and the page that the two open. */
export const JUMPS: Readonly<Record<string, string>> = {
  h: paths.home(),
  o: paths.overview(),
  i: '/project/instances',
  m: paths.images(),
  k: '/project/key_pairs',
  v: '/project/volumes',
  n: '/project/networks',
  r: '/project/routers',
  f: '/project/floating_ips',
  s: '/project/security_groups',
  t: paths.networkTopology(),
  c: paths.containers(),
  a: paths.adminOverview(),
  p: '/identity/projects',
}

/** The second key must follow within this time. */
const TOGETHER_MS = 1500

export type Pressed =
  | { do: 'help' }
  | { do: 'jump'; to: string }
  | { do: 'service'; digit: string }
  | { do: 'wait' }
  | null

/** What a key does; `since` is the time since `g`, or null if it was not pressed. */
export function pressed(key: string, since: number | null): Pressed {
  const to = since !== null && since < TOGETHER_MS ? JUMPS[key.toLowerCase()] : undefined
  if (to !== undefined) return { do: 'jump', to }
  if (key === '?') return { do: 'help' }
  if (/^[1-9]$/.test(key)) return { do: 'service', digit: key }
  return key === 'g' ? { do: 'wait' } : null
}

const TYPING = 'input, textarea, select, [contenteditable], [role=menu], [role=listbox], [role=combobox], [role=dialog]'

/** Keys without a modifier: `?` for all shortcuts, `g i` for the instances, `3` for the places of the network. Not while typing or in a dialog. */
export function JumpKeys({ go, help }: { go: (to: string) => void; help: () => void }): null {
  useEffect(() => {
    let begun: number | null = null
    const onKeyDown = (event: KeyboardEvent) => {
      const { key, target, ctrlKey, metaKey, altKey, defaultPrevented } = event
      if (key === 'Shift') return
      const result = pressed(key, begun === null ? null : event.timeStamp - begun)
      begun = null
      const isTyping = target instanceof Element && target.closest(TYPING) !== null
      if (ctrlKey || metaKey || altKey || defaultPrevented || isTyping || areJumpsOff()) return
      if (document.querySelector('[role=dialog], [role=alertdialog]')) return
      if (result?.do === 'wait') begun = event.timeStamp
      if (result?.do === 'help') help()
      if (result?.do === 'jump') go(result.to)
      if (result?.do === 'service')
        document.querySelector<HTMLElement>(`[data-service][aria-keyshortcuts="${result.digit}"]`)?.click()
      if (result && result.do !== 'wait') event.preventDefault()
    }
    addEventListener('keydown', onKeyDown)
    return () => removeEventListener('keydown', onKeyDown)
  }, [go, help])
  return null
}

const STORAGE_KEY = 'meridian.keys'

/** Whether the user has switched the keys off, as speech input may press them by accident. */
export function areJumpsOff(): boolean {
  try {
    return localStorage.getItem(STORAGE_KEY) === 'off'
  } catch {
    return false
  }
}

export function switchJumps(on: boolean): void {
  try {
    localStorage.setItem(STORAGE_KEY, on ? 'on' : 'off')
  } catch {
    // Storage may be forbidden; then the keys stay on.
  }
}
