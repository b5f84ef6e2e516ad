import { formatText } from '../resource/resource-text.ts'
import { useIntl } from 'react-intl'
import { Button } from '../../ui/Button.tsx'
import { buttonClass } from '../../ui/button-class.ts'
import { cx } from '../../ui/class-names.ts'
import { Tooltip } from '../../ui/popups/Tooltip.tsx'
import { AppLink } from '../link/AppLink.tsx'
import type { Action } from './action.ts'

interface ActionButtonProps {
  action: Pick<Action<never>, 'label' | 'icon'>
  variant?: 'default' | 'primary'
  className?: string
  /** Why it cannot be done now. */
  reason?: string | null
  /** Where it leads; without it, it is run. */
  to?: string
  onClick?: () => void
}

/** What may be done, as a button or a link that looks like one; what cannot be done now says why. */
export function ActionButton({ action, variant = 'default', className, reason, to, onClick }: ActionButtonProps) {
  const intl = useIntl()
  const icon = action.icon && <action.icon aria-hidden />
  const label = formatText(intl, action.label)
  if (reason)
    return (
      <Tooltip label={reason} side="bottom">
        <Button variant={variant} icon={icon} disabled focusableWhenDisabled aria-description={reason}>
          {label}
        </Button>
      </Tooltip>
    )
  if (to === undefined)
    return (
      <Button variant={variant} icon={icon} className={className} onClick={onClick}>
        {label}
      </Button>
    )
  return (
    <AppLink to={to} className={cx(buttonClass(variant), className)}>
      {icon}
      {label}
    </AppLink>
  )
}
