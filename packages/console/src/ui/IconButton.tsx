import { Button as BaseButton } from '@base-ui/react/button'
import type { ComponentProps, ReactNode } from 'react'
import { iconButtonClass, type ButtonVariant } from './button-class.ts'
import { cx } from './class-names.ts'
import { Spinner } from './Spinner.tsx'
import { Tooltip, type TooltipProps } from './popups/Tooltip.tsx'

export interface IconButtonProps extends Omit<ComponentProps<typeof BaseButton>, 'className' | 'aria-label'> {
  /** What the button does: its accessible name and its tooltip. */
  label: string
  icon: ReactNode
  variant?: ButtonVariant
  size?: 'small' | 'medium'
  busy?: boolean
  tooltipSide?: TooltipProps['side']
  className?: string
}

export function IconButton({
  label,
  icon,
  variant = 'quiet',
  size = 'medium',
  busy = false,
  disabled,
  tooltipSide,
  className,
  ...rest
}: IconButtonProps) {
  return (
    <Tooltip label={label} side={tooltipSide}>
      <BaseButton
        type="button"
        {...rest}
        aria-label={label}
        aria-busy={busy || undefined}
        disabled={disabled || busy}
        focusableWhenDisabled
        className={cx(iconButtonClass(variant, size), className)}
      >
        {busy ? <Spinner /> : icon}
      </BaseButton>
    </Tooltip>
  )
}
