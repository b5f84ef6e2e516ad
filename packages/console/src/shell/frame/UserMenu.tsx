import { shell } from '@meridian/contract'
import { LogOut, Monitor, Moon, Sun } from 'lucide-react'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import { call } from '../../api/client.ts'
import { setTabScope } from '../../api/tab-scope.ts'
import { useSession } from '../../framework/session.ts'
import { chooseTheme, chosenTheme, type Theme } from '../../theme/theme.ts'
import { Menu } from '../../ui/Menu.tsx'
import type { MenuEntry } from '../../ui/menu-entry.ts'
import { toast } from '../../ui/toast.ts'
import { frameMessages as messages, frameSentences as sentences } from './frame.messages.ts'
import { initials } from './initials.ts'

export function UserMenu({ base }: { base: string }) {
  const { formatMessage } = useIntl()
  const session = useSession()
  const [theme, setTheme] = useState(chosenTheme)

  const signOut = async () => {
    try {
      await call(shell.signOut)
    } catch {
      return toast.danger(formatMessage(messages.signOutFailed))
    }
    setTabScope(null)
    location.assign(`${base}auth/login/`)
  }

  const entries: MenuEntry[] = [
    {
      heading: (
        <>
          <div className="font-semibold wrap-anywhere">{session.username}</div>
          <div className="text-sm wrap-anywhere text-ink-3">
            {formatMessage(sentences.domain, { domain: session.user_domain_name })}
          </div>
        </>
      ),
    },
    'separator',
    {
      heading: formatMessage(messages.theme),
      value: theme,
      options: [
        { value: 'light', label: formatMessage(messages.themeLight), icon: <Sun aria-hidden /> },
        { value: 'dark', label: formatMessage(messages.themeDark), icon: <Moon aria-hidden /> },
        { value: 'system', label: formatMessage(messages.themeSystem), icon: <Monitor aria-hidden /> },
      ],
      onChange: (value: string) => {
        const chosen = value as Theme // one of the options above
        chooseTheme(chosen)
        setTheme(chosen)
      },
    },
    'separator',
    { id: 'sign-out', label: formatMessage(messages.signOut), icon: <LogOut aria-hidden />, onSelect: signOut },
  ]

  const trigger = (
    <button
      type="button"
      className="grid size-8 shrink-0 cursor-pointer place-items-center rounded-full bg-accent-soft text-sm font-semibold text-accent hover:ring-2 hover:ring-accent-line data-popup-open:ring-2 data-popup-open:ring-accent-line"
    >
      <span aria-hidden>{initials(session.username)}</span>
      <span className="sr-only">{formatMessage(sentences.userMenu, { name: session.username })}</span>
    </button>
  )
  return <Menu trigger={trigger} entries={entries} />
}
