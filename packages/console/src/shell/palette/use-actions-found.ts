import { Code, LogOut, Moon, Plus, Sun, SunMoon } from 'lucide-react'
import { useMemo } from 'react'
import { useIntl, type MessageDescriptor } from 'react-intl'
import type { GlobalAction } from '../../framework/resource/action.ts'
import { isOffered } from '../../framework/actions/quota-availability.ts'
import { usePolicies } from '../../framework/policy/policy-store.ts'
import { isIn, type PanelScope } from '../../framework/resource/item.ts'
import { formatText } from '../../framework/resource/resource-text.ts'
import type { AnyResource } from '../../framework/resource/resource.ts'
import { useServices } from '../../framework/session/services.ts'
import { NOTHING_SET, useSettings } from '../../framework/session/settings.ts'
import { scopeMessages } from '../../framework/text/framework.messages.ts'
import { chooseTheme } from '../../theme/theme.ts'
import { useSignOut } from '../session/use-sign-out.ts'
import { frameMessages } from '../messages/frame.messages.ts'
import { entriesOf, type Navigation } from '../navigation/navigation.ts'
import { themeMessages } from '../messages/widget.messages.ts'
import { paths } from '../../paths.ts'
import type { Found } from './found.ts'
import { actionKey, otherNamesOf, SIGN_OUT } from '../navigation/other-names.ts'
import { paletteMessages } from './palette.messages.ts'
import { useOpen } from '../../framework/link/use-open.ts'

const THEMES = [
  { theme: 'light', label: themeMessages.themeLight, icon: Sun },
  { theme: 'dark', label: themeMessages.themeDark, icon: Moon },
  { theme: 'system', label: themeMessages.themeSystem, icon: SunMoon },
] as const

/** The actions that are possible anywhere: actions of panels without a row, the theme, and signing out. */
export function useActionsFound(base: string, resources: readonly AnyResource[], navigation: Navigation): Found[] {
  const intl = useIntl()
  const open = useOpen()
  const allows = usePolicies()
  const serves = useServices()
  const settings = useSettings() ?? NOTHING_SET
  const signOut = useSignOut(base)
  return useMemo(() => {
    const { formatMessage } = intl
    const shown = new Set(entriesOf(navigation).map(({ path }) => path))
    const scopesOf = ({ panels }: AnyResource) =>
      (Object.keys(panels) as PanelScope[]).filter((scope) => shown.has(panels[scope]?.path ?? '')) // the keys of `panels`
    // Several panels may have the same action: the scope distinguishes them.
    const noteOf = ({ scopes }: GlobalAction, { names }: AnyResource, offered: readonly PanelScope[]) =>
      [...(offered.length > 1 ? (scopes ?? []).map((scope) => scopeMessages[scope]) : []), names.other]
        .map((name: MessageDescriptor) => formatMessage(name))
        .join(' / ')
    const ofResources = resources.flatMap((resource) => {
      const offered = scopesOf(resource)
      return resource.actions
        .filter((action): action is GlobalAction => 'open' in action)
        .filter((action) => offered.some((scope) => isIn(scope)(action)) && isOffered(action, serves, settings))
        .filter(({ policy = [], target }) => allows(policy, target) === true)
        .map((action): Found => ({
          key: actionKey(resource.type, action.id),
          label: formatText(intl, action.label),
          note: noteOf(action, resource, offered),
          icon: action.icon ?? Plus,
          choose: () => open(action.open()),
        }))
    })
    const themes = THEMES.map(({ theme, label, icon }): Found => ({
      key: `theme ${theme}`,
      label: formatMessage(paletteMessages.theme, { theme: formatMessage(label) }),
      note: '',
      icon,
      choose: () => chooseTheme(theme),
    }))
    const leave: Found = {
      key: SIGN_OUT,
      label: formatMessage(frameMessages.signOut),
      note: '',
      icon: LogOut,
      choose: () => void signOut(),
    }
    const calls: Found = {
      key: 'page-calls',
      label: formatMessage(paletteMessages.calls),
      note: '',
      icon: Code,
      choose: () => open(paths.modal('page-calls')),
    }
    return [...ofResources, calls, ...themes, leave].map((one) => ({ ...one, otherNames: otherNamesOf(one.key, intl) }))
  }, [resources, navigation, allows, serves, settings, intl, open, signOut])
}
