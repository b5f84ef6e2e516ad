import { Link } from '@tanstack/react-router'
import { Download, ExternalLink, KeyRound, LogOut, Settings } from 'lucide-react'
import { useSyncExternalStore } from 'react'
import { useIntl, type MessageDescriptor } from 'react-intl'
import { useSession } from '../../framework/session/session.ts'
import { NOTHING_SET, settingAt, useSettings } from '../../framework/session/settings.ts'
import { PASSWORD_ANCHOR, paths } from '../../paths.ts'
import { accessFileMessages } from '../../services/credentials/access-file.messages.ts'
import type { CredentialFile } from '../../services/credentials/credential-files.ts'
import { chooseTheme, chosenTheme, subscribeToTheme, type Theme } from '../../theme/theme.ts'
import type { MenuPopupProps } from '../../ui/popups/MenuPopup.tsx'
import type { MenuEntry } from '../../ui/popups/menu-entry.ts'
import { MenuPopup } from '../../ui/popups/popups.ts'
import { toast } from '../../ui/toast/toast.ts'
import { useLanguage } from '../messages/use-language.ts'
import { themeMessages } from '../messages/widget.messages.ts'
import { frameMessages as messages, frameSentences as sentences } from '../messages/frame.messages.ts'
import { useSignOut } from '../session/use-sign-out.ts'

interface UserMenuPopupProps extends Pick<MenuPopupProps, 'anchor' | 'open' | 'onOpenChange'> {
  base: string
}

/** What the user chooses for all pages, and the way out. */
export function UserMenuPopup({ base, ...popup }: UserMenuPopupProps) {
  const intl = useIntl()
  const { formatMessage } = intl
  const session = useSession()
  const theme = useSyncExternalStore(subscribeToTheme, chosenTheme)
  const { label: languageLabel, ...language } = useLanguage(toast.danger)
  const signOut = useSignOut(base)
  const settings = useSettings() ?? NOTHING_SET

  const download = (file: CredentialFile): MenuEntry => ({
    id: file,
    label: formatMessage(accessFileMessages[file]),
    icon: <Download aria-hidden />,
    onSelect: async () => (await import('./save-access-file.ts')).saveAccessFile(file, session, intl),
  })

  const link = (key: 'help_url' | 'bug_url', label: MessageDescriptor): MenuEntry[] => {
    const url = settingAt(settings, ['HORIZON_CONFIG', key], '')
    if (!url) return []
    // oxlint-disable-next-line jsx-a11y/anchor-has-content -- the menu gives it the label
    const render = <a href={url} target="_blank" rel="noreferrer" />
    return [{ id: key, label: formatMessage(label), icon: <ExternalLink aria-hidden />, render }]
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
      heading: formatMessage(themeMessages.theme),
      value: theme,
      options: [
        { value: 'light', label: formatMessage(themeMessages.themeLight) },
        { value: 'dark', label: formatMessage(themeMessages.themeDark) },
        { value: 'system', label: formatMessage(themeMessages.themeSystem) },
      ],
      onChange: (value: string) => chooseTheme(value as Theme), // one of the options above
    },
    { heading: languageLabel, ...language },
    'separator',
    {
      id: 'settings',
      label: formatMessage(messages.settings),
      icon: <Settings aria-hidden />,
      render: <Link to={paths.settings()} />,
    },
    {
      id: 'password',
      label: formatMessage(messages.changePassword),
      icon: <KeyRound aria-hidden />,
      render: <Link to={paths.settings()} hash={PASSWORD_ANCHOR} />,
    },
    ...(settingAt(settings, ['SHOW_OPENRC_FILE'], true) ? [download('openRc')] : []),
    ...(settingAt(settings, ['SHOW_OPENSTACK_CLOUDS_YAML'], true) ? [download('cloudsYaml')] : []),
    ...link('help_url', messages.help),
    ...link('bug_url', messages.reportBug),
    'separator',
    {
      id: 'sign-out',
      label: formatMessage(messages.signOut),
      icon: <LogOut aria-hidden className="rtl:-scale-x-100" />,
      onSelect: signOut,
    },
  ]

  return <MenuPopup entries={() => entries} align="end" {...popup} />
}
