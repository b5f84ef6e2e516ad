import { Moon, Sun, SunMoon } from 'lucide-react'
import { useState } from 'react'
import { chooseTheme, chosenTheme, type Theme } from '../theme/theme.ts'
import { IconButton } from '../ui/buttons.tsx'

const NEXT: Record<Theme, Theme> = { system: 'light', light: 'dark', dark: 'system' }
const ICONS = { system: SunMoon, light: Sun, dark: Moon }

/** Cycles through system, light and dark. */
export function ThemeSwitch() {
  const [theme, setTheme] = useState(chosenTheme)
  const Icon = ICONS[theme]
  return (
    <IconButton
      label={`Theme: ${theme}`}
      tooltipSide="bottom"
      icon={<Icon aria-hidden />}
      onClick={() => {
        chooseTheme(NEXT[theme])
        setTheme(NEXT[theme])
      }}
    />
  )
}
