import { Button as BaseButton } from '@base-ui/react/button'
import type { ComponentProps, ReactNode } from 'react'
import { buttonClass, type ButtonSize, type ButtonVariant } from './button-class.ts'
import { cx } from './class-names.ts'
import { Spinner } from './Spinner.tsx'

export interface ButtonProps extends Omit<ComponentProps<typeof BaseButton>, 'className'> {
  variant?: ButtonVariant
  size?: ButtonSize
  icon?: ReactNode
  /** The action runs: shown in the button's own width, and a second press does nothing. Focus stays. */
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
      {/* Transparent, not hidden: the button keeps its width and its name. */}
      <span className={cx('inline-flex items-center gap-2', busy && 'opacity-0')}>
        {icon}
        {children}
      </span>
      {busy && <Spinner className="absolute inset-0 m-auto" />}
    </BaseButton>
  )
}
