/** Joins class names, without the falsy ones. */
export const cx = (...names: (string | false | null | undefined)[]): string => names.filter(Boolean).join(' ')

/** The classes of a server message's extra tags, for the style sheets of operators. */
export const tagClasses = (tags: readonly string[] = []): string => tags.map((tag) => `tag-${tag}`).join(' ')

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

/** The classes of a button, for links that look like one. */
export const buttonClass = (variant: ButtonVariant = 'default', size: ButtonSize = 'medium'): string =>
  cx(BASE, VARIANTS[variant], SIZES[size])

export const iconButtonClass = (variant: ButtonVariant, size: 'small' | 'medium'): string =>
  cx(buttonClass(variant), 'px-0!', size === 'small' ? 'size-7!' : 'size-8')

/** A link in running text. */
export const linkClass =
  'rounded-sm text-accent underline decoration-accent-line underline-offset-2 hover:text-accent-strong hover:decoration-current'

/** A link that is the name of an item, as in a table's first column, where it is as wide as its visible part. */
export const nameLinkClass =
  'rounded-sm font-medium text-ink no-underline hover:text-accent hover:underline in-[td]:inline-block in-[td]:max-w-full in-[td]:cut in-[td]:align-bottom'

const MANY = 7

/**
 * The classes of a table whose cells stand below each other, each beside its column's name, if they do not fit in a
 * row.
 */
export const stackedClass = {
  /** Around the table: the container whose width is measured. */
  room: (columns: number): string =>
    `relative overflow-x-auto -outline-offset-2 ${columns > MANY ? '@container/many' : '@container/few'}`,
  table: 'w-full border-separate border-spacing-0 text-start stacked:block',
  body: 'stacked:block',
  row: 'border-line not-last:*:border-b stacked:block stacked:py-2 stacked:not-last:border-b stacked:not-last:*:border-b-0',
  /** Has its column's name as `data-name`. */
  cell: 'border-line px-3 py-2 text-ink-2 first:ps-4 last:pe-4 stacked:grid stacked:grid-cols-[clamp(8rem,30%,12rem)_minmax(0,1fr)] stacked:gap-x-3 stacked:px-4 stacked:py-1 stacked:before:text-ink-3 stacked:before:content-[attr(data-name)_/_""]',
  value: 'col-start-2 stacked:wrap-anywhere',
}

/** The classes of a control with a value: inputs and select triggers. */
export const fieldClass =
  'h-9 w-full min-w-0 rounded-md border border-line-field bg-surface px-2.5 text-ellipsis text-ink transition-[border-color,box-shadow] outline-none placeholder:text-ink-3 focus-visible:border-accent focus-visible:ring-3 focus-visible:ring-accent-soft data-disabled:bg-sunken [&[readonly]]:bg-sunken data-disabled:text-ink-3 data-invalid:border-bad data-popup-open:border-accent data-invalid:focus-visible:ring-bad-soft'
