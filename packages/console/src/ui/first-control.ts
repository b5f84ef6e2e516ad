/** The first control that the keyboard reaches in a part of the page. */
export const firstControl = (part: HTMLElement | null): HTMLElement | null =>
  part?.querySelector<HTMLElement>(
    ':is(input, textarea, select, button, a[href]):not([tabindex="-1"], [disabled], [readonly], [aria-hidden="true"])',
  ) ?? null
