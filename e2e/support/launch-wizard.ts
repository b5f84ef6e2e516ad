import type { Locator } from '@playwright/test'

/** What one presses in the launch wizard. */
export const buttonsOf = (wizard: Locator) => ({
  next: wizard.getByRole('button', { name: 'Next' }),
  launch: wizard.getByRole('button', { name: 'Launch Instance' }),
  step: (name: string) => wizard.getByRole('list').getByRole('button', { name }).first(),
  choose: (name: string) => wizard.getByRole('button', { name: `Choose ${name}`, exact: true }),
})
