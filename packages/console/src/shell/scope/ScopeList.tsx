import { FormattedMessage, useIntl } from 'react-intl'
import { useOpen } from '../../framework/link/use-open.ts'
import { useChangeScope, useSession } from '../../framework/session/session.ts'
import { describeError } from '../../framework/text/error-text.ts'
import { scopeMessages } from '../../framework/text/framework.messages.ts'
import { paths } from '../../paths.ts'
import type { PickerPopupProps } from '../../ui/popups/PickerPopup.tsx'
import { PickerPopup } from '../../ui/popups/popups.ts'
import { Spinner } from '../../ui/progress.tsx'
import { frameMessages as messages } from '../messages/frame.messages.ts'
import { entriesOfHalf, type Half, type NavEntry, type Navigation } from '../navigation/navigation.ts'
import { usePlaceHere } from '../navigation/use-navigation.ts'
import { useOwnScopes } from './own-scopes.ts'
import { scopeOfValue, scopeOptions, scopeValue } from './scope-options.ts'
import { scopeOf } from './session-scope.ts'

const CLOUD = 'whole-cloud'

interface ScopeListProps extends Pick<PickerPopupProps, 'id' | 'label' | 'anchor' | 'open' | 'onOpenChange'> {
  navigation: Navigation
  isCloud: boolean
}

/** The user's projects and domains, and for administrators the whole cloud, where the same place is opened. */
export function ScopeList({ navigation, isCloud, ...popup }: ScopeListProps) {
  const intl = useIntl()
  const { formatMessage } = intl
  const session = useSession()
  const open = useOpen()
  const place = usePlaceHere(navigation)
  const { change } = useChangeScope()
  const { scopes, known, error } = useOwnScopes(true)
  const loading = (
    <span className="flex items-center gap-2">
      <Spinner /> <FormattedMessage {...messages.loadingProjects} />
    </span>
  )
  const own = scopeOptions(scopes, session.user_domain_id, {
    projects: formatMessage(messages.projects),
    domains: formatMessage(messages.domains),
  })
  const cloud = {
    value: CLOUD,
    label: formatMessage(messages.wholeCloud),
    group: own.some(({ group }) => group) ? formatMessage(scopeMessages.admin) : undefined,
  }
  const here = scopeValue(scopeOf(session))
  const administers = navigation.halves.some(({ half }) => half === 'cloud')
  const pick = (value: string) => {
    if (value === CLOUD) return open(samePlace(navigation, place, 'cloud'))
    if (value !== here) change(scopeOfValue(value))
    if (isCloud) open(samePlace(navigation, place, 'project'))
  }
  return (
    <PickerPopup
      {...popup}
      options={[...own, ...(administers && known ? [cloud] : [])]}
      value={isCloud ? CLOUD : here}
      onPick={pick}
      status={error ? describeError(intl, error) : known ? undefined : loading}
    />
  )
}

/** The same place in another half, or where that begins. */
function samePlace({ halves }: Navigation, from: NavEntry | undefined, to: Half): string {
  const half = halves.find((each) => each.half === to)
  const entries = half ? entriesOfHalf(half) : []
  const twin = entries.find(({ label, place }) => place === from?.place && label.id === from?.label.id)
  return twin?.path ?? half?.home?.path ?? paths.places(to)
}
