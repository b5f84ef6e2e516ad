import { useState } from 'react'
import { readCookie, writeCookie } from '../../../cookies.ts'

/** How the flat view is drawn: with names and addresses, or as small as it can be told apart. */
export type DrawMode = 'normal' | 'small'

/** Of one network's column, and of the whole at least, in px. */
export const SIZES: Readonly<Record<DrawMode, { width: number; minHeight: number }>> = {
  normal: { width: 270, minHeight: 500 },
  small: { width: 100, minHeight: 400 },
}

/** What the user chose; otherwise whatever fits the canvas. */
export const drawModeFor = (chosen: DrawMode | null, networks: number, canvasWidth: number): DrawMode =>
  chosen ?? (networks * SIZES.normal.width > canvasWidth ? 'small' : 'normal')

/** A switch that stays as the user left it, by the name that OpenStack's own dashboard has for its cookie. */
export function useCookieSwitch(cookie: string, byDefault: boolean): [boolean, (next: boolean) => void] {
  const [on, setOn] = useState(() => {
    const kept = readCookie(cookie)
    return kept === undefined ? byDefault : kept === 'true'
  })
  const change = (next: boolean) => {
    writeCookie(cookie, String(next))
    setOn(next)
  }
  return [on, change]
}

const DRAW_MODE = 'ntp_draw_mode'

/** How large the user wants the flat view; null until they chose. */
export function useDrawMode(): [DrawMode | null, (next: DrawMode) => void] {
  const [mode, setMode] = useState<DrawMode | null>(() => {
    const kept = readCookie(DRAW_MODE)
    return kept === 'small' || kept === 'normal' ? kept : null
  })
  const change = (next: DrawMode) => {
    writeCookie(DRAW_MODE, next)
    setMode(next)
  }
  return [mode, change]
}
