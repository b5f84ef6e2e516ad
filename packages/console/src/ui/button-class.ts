import { cx } from './class-names.ts'

export type ButtonVariant = 'primary' | 'default' | 'danger' | 'quiet'
export type ButtonSize = 'small' | 'medium' | 'large'

const BASE =
  'relative inline-flex shrink-0 cursor-pointer items-center justify-center gap-2 rounded-md border font-medium whitespace-nowrap no-underline select-none transition-colors data-disabled:cursor-default data-disabled:opacity-50 [&_svg]:size-4 [&_svg]:shrink-0'

const VARIANTS: Record<ButtonVariant, string> = {
  primary:
    'border-transparent bg-accent text-accent-ink shadow-near not-data-disabled:hover:bg-accent-strong not-data-disabled:active:bg-accent-strong',
  default:
    'border-line-strong bg-raised text-ink shadow-near not-data-disabled:hover:bg-sunken data-popup-open:bg-sunken',
  danger:
    'border-transparent bg-bad text-bad-ink shadow-near not-data-disabled:hover:bg-bad-strong not-data-disabled:active:bg-bad-strong',
  quiet:
    'border-transparent bg-transparent text-ink-2 not-data-disabled:hover:bg-hover not-data-disabled:hover:text-ink data-popup-open:bg-hover data-popup-open:text-ink',
}

const SIZES: Record<ButtonSize, string> = {
  small: 'h-7 px-2.5 text-sm',
  medium: 'h-8 px-3',
  large: 'h-9.5 px-4',
}

/** The look of a button, for links that lead somewhere but look like one. */
export const buttonClass = (variant: ButtonVariant = 'default', size: ButtonSize = 'medium'): string =>
  cx(BASE, VARIANTS[variant], SIZES[size])

export const iconButtonClass = (variant: ButtonVariant, size: 'small' | 'medium'): string =>
  cx(buttonClass(variant), 'px-0!', size === 'small' ? 'size-7!' : 'size-8')
