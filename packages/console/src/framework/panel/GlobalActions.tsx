import { useIntl } from 'react-intl'
import { buttonClass } from '../../ui/button-class.ts'
import type { GlobalAction } from '../actions/action.ts'
import { AppLink } from '../AppLink.tsx'

/** What may be done in a panel without a row; the last is the main one. */
export function GlobalActions({ actions }: { actions: readonly GlobalAction[] }) {
  const intl = useIntl()
  return actions.map((action, index) => (
    <AppLink
      key={action.id}
      to={action.open()}
      className={buttonClass(index === actions.length - 1 ? 'primary' : 'default')}
    >
      {action.icon && <action.icon aria-hidden />}
      {intl.formatMessage(action.label)}
    </AppLink>
  ))
}
