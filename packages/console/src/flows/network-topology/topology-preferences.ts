import { useState } from 'react'
import { readCookie, writeCookie } from '../../cookies.ts'
import type { DrawMode } from './flat/draw-mode.ts'

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
