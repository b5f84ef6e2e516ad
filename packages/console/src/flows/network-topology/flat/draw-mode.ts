import { useState } from 'react'
import { readCookie, writeCookie } from '../../../cookies.ts'

/** How the flat view is drawn: with names and addresses, or as small as possible. */
export type DrawMode = 'normal' | 'small'

/** The width of a network's column, and the minimum height of the drawing, in px. */
export const SIZES: Readonly<Record<DrawMode, { width: number; minHeight: number }>> = {
  normal: { width: 270, minHeight: 500 },
  small: { width: 100, minHeight: 400 },
}

/** The user's choice; otherwise the mode that fits the canvas. */
export const drawModeFor = (chosen: DrawMode | null, networks: number, canvasWidth: number): DrawMode =>
  chosen ?? (networks * SIZES.normal.width > canvasWidth ? 'small' : 'normal')

/** A switch that is stored in the cookie that Horizon uses. */
export function useCookieSwitch(cookie: string, byDefault: boolean): [boolean, (next: boolean) => void] {
  const [on, setOn] = useState(() => {
    const stored = readCookie(cookie)
    return stored === undefined ? byDefault : stored === 'true'
  })
  const change = (next: boolean) => {
    writeCookie(cookie, String(next))
    setOn(next)
  }
  return [on, change]
}

const DRAW_MODE = 'ntp_draw_mode'

/** The size that the user chose for the flat view; null without a choice. */
export function useDrawMode(): [DrawMode | null, (next: DrawMode) => void] {
  const [mode, setMode] = useState<DrawMode | null>(() => {
    const stored = readCookie(DRAW_MODE)
    return stored === 'small' || stored === 'normal' ? stored : null
  })
  const change = (next: DrawMode) => {
    writeCookie(DRAW_MODE, next)
    setMode(next)
  }
  return [mode, change]
}
