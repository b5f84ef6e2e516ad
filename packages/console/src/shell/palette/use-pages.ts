import { useNavigate } from '@tanstack/react-router'
import { Settings } from 'lucide-react'
import { useMemo } from 'react'
import { useIntl, type MessageDescriptor } from 'react-intl'
import { groupMessages, scopeMessages } from '../../framework/text/navigation.messages.ts'
import { paths } from '../../paths.ts'
import type { Navigation } from '../frame/navigation.ts'
import type { Found } from './found.ts'
import { paletteMessages } from './palette.messages.ts'

/** All pages that the user may go to. */
export function usePages(navigation: Navigation): Found[] {
  const { formatMessage } = useIntl()
  const navigate = useNavigate()
  return useMemo(() => {
    const page = (path: string, rest: Pick<Found, 'label' | 'place' | 'icon'>): Found => ({
      key: `page ${path}`,
      choose: () => void navigate({ to: path }),
      ...rest,
    })
    const words = (message: MessageDescriptor) => formatMessage(message)
    const panels = navigation.sections.flatMap(({ scope, groups }) =>
      groups.flatMap(({ group, entries }) =>
        entries.map(({ path, label, icon }) =>
          page(path, {
            icon,
            label: formatMessage(label),
            place: [scopeMessages[scope], ...(group ? [groupMessages[group]] : [])].map(words).join(' / '),
          }),
        ),
      ),
    )
    const settings = { label: formatMessage(paletteMessages.settings), place: '', icon: Settings }
    return [...panels, page(paths.settings(), settings)]
  }, [navigation, formatMessage, navigate])
}
