import { useNavigate } from '@tanstack/react-router'
import { LogOut, Moon, Plus, Sun, SunMoon } from 'lucide-react'
import { useMemo } from 'react'
import { useIntl } from 'react-intl'
import type { GlobalAction } from '../../framework/actions/action.ts'
import type { AnyResource } from '../../framework/define-resource.ts'
import { usePolicies } from '../../framework/policy/policies.ts'
import { chooseTheme } from '../../theme/theme.ts'
import { frameMessages } from '../frame/frame.messages.ts'
import { useSignOut } from '../frame/use-sign-out.ts'
import { themeMessages } from '../messages/widget.messages.ts'
import type { Found } from './found.ts'
import { palettePhrases } from './palette.messages.ts'

const THEMES = [
  { theme: 'light', label: themeMessages.themeLight, icon: Sun },
  { theme: 'dark', label: themeMessages.themeDark, icon: Moon },
  { theme: 'system', label: themeMessages.themeSystem, icon: SunMoon },
] as const

/** What can be done from anywhere: what panels offer without a row, the theme, and signing out. */
export function useActionsFound(base: string, resources: readonly AnyResource[]): Found[] {
  const { formatMessage } = useIntl()
  const navigate = useNavigate()
  const allows = usePolicies()
  const signOut = useSignOut(base)
  return useMemo(() => {
    const open = (to: string) =>
      to.startsWith('?')
        ? navigate({
            to: '.',
            search: (now: object) => ({ ...now, ...Object.fromEntries(new URLSearchParams(to)) }),
            state: { overPage: true },
          })
        : navigate({ to })
    const ofResources = resources.flatMap((resource) =>
      resource.actions
        .filter((action): action is GlobalAction => 'open' in action)
        .filter(({ policy = [] }) => allows(policy) === true)
        .map((action): Found => ({
          key: `action ${resource.type} ${action.id}`,
          label: formatMessage(action.label),
          place: formatMessage(resource.names.other),
          icon: action.icon ?? Plus,
          choose: () => void open(action.open()),
        })),
    )
    const themes = THEMES.map(({ theme, label, icon }): Found => ({
      key: `theme ${theme}`,
      label: formatMessage(palettePhrases.theme, { theme: formatMessage(label) }),
      place: '',
      icon,
      choose: () => chooseTheme(theme),
    }))
    const leave: Found = {
      key: 'sign-out',
      label: formatMessage(frameMessages.signOut),
      place: '',
      icon: LogOut,
      choose: () => void signOut(),
    }
    return [...ofResources, ...themes, leave]
  }, [resources, allows, formatMessage, navigate, signOut])
}
