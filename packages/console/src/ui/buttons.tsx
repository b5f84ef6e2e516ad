import { Button as BaseButton } from '@base-ui/react/button'
import type { ComponentProps, ReactNode } from 'react'
import { buttonClass, type ButtonSize, type ButtonVariant, cx, iconButtonClass } from './classes.ts'
import { Tooltip, type TooltipProps } from './popups/Tooltip.tsx'
import { Spinner } from './progress.tsx'

export interface ButtonProps extends Omit<ComponentProps<typeof BaseButton>, 'className'> {
  variant?: ButtonVariant
  size?: ButtonSize
  icon?: ReactNode
  /** The action is running: the button keeps its width and its focus, and ignores further presses. */
  busy?: boolean
  className?: string
}

export function Button({ variant, size, icon, busy = false, disabled, className, children, ...rest }: ButtonProps) {
  return (
    <BaseButton
      type="button"
      {...rest}
      disabled={disabled || busy}
      focusableWhenDisabled={busy || rest.focusableWhenDisabled}
      aria-busy={busy || undefined}
      className={cx(buttonClass(variant, size), className)}
    >
      {/* Transparent, not hidden: the button keeps its width and its accessible name. */}
      <span className={cx('inline-flex items-center gap-2', busy && 'opacity-0')}>
        {icon}
        {children}
      </span>
      {busy && <Spinner className="absolute inset-0 m-auto" />}
    </BaseButton>
  )
}

export interface IconButtonProps extends Omit<ComponentProps<typeof BaseButton>, 'className' | 'aria-label'> {
  /** The button's accessible name and, without a `hint`, its tooltip. */
  label: string
  /** A tooltip that says more than the name. */
  hint?: string
  icon: ReactNode
  variant?: ButtonVariant
  size?: 'small' | 'medium'
  busy?: boolean
  tooltipSide?: TooltipProps['side']
  className?: string
}

export function IconButton({
  label,
  hint = label,
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
    <Tooltip label={hint} side={tooltipSide}>
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
