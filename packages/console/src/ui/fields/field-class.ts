/** The look of a control that holds a value: inputs and select triggers. */
export const fieldClass =
  'h-9 w-full min-w-0 rounded-md border border-line-field bg-surface px-2.5 text-ellipsis text-ink transition-[border-color,box-shadow] outline-none placeholder:text-ink-3 focus-visible:border-accent focus-visible:ring-3 focus-visible:ring-accent-soft data-disabled:bg-sunken [&[readonly]]:bg-sunken data-disabled:text-ink-3 data-invalid:border-bad data-popup-open:border-accent data-invalid:focus-visible:ring-bad-soft'
