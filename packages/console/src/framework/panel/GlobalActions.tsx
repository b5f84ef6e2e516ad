import { useIntl } from 'react-intl'
import { Button } from '../../ui/Button.tsx'
import { buttonClass } from '../../ui/button-class.ts'
import { Tooltip } from '../../ui/Tooltip.tsx'
import type { GlobalAction } from '../actions/action.ts'
import { AppLink } from '../AppLink.tsx'
import { useAvailability } from '../polling/use-availability.ts'

/** What may be done in a panel without a row; the last is the main one. One that cannot be done now says why. */
export function GlobalActions({ actions, held }: { actions: readonly GlobalAction[]; held: boolean }) {
  const intl = useIntl()
  const whyNot = useAvailability(actions, held)
  return actions.map((action, index) => {
    const variant = index === actions.length - 1 ? 'primary' : 'default'
    const icon = action.icon && <action.icon aria-hidden />
    const reason = whyNot(action.id)
    return reason ? (
      <Tooltip key={action.id} label={reason} side="bottom">
        <Button variant={variant} icon={icon} disabled focusableWhenDisabled aria-description={reason}>
          {intl.formatMessage(action.label)}
        </Button>
      </Tooltip>
    ) : (
      <AppLink key={action.id} to={action.open()} className={buttonClass(variant)}>
        {icon}
        {intl.formatMessage(action.label)}
      </AppLink>
    )
  })
}
