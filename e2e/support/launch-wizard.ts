import type { Locator, Page } from '@playwright/test'

/** What one presses in the launch wizard. */
export const buttonsOf = (wizard: Locator) => ({
  next: wizard.getByRole('button', { name: 'Next' }),
  launch: wizard.getByRole('button', { name: 'Launch Instance' }),
  step: (name: string) => wizard.getByRole('list').getByRole('button', { name }).first(),
  choose: (name: string) => wizard.getByRole('button', { name: `Choose ${name}`, exact: true }),
})

/** From the list of instances to the wizard with all options. */
export async function openLaunchWizard(page: Page): Promise<Locator> {
  await page.getByRole('button', { name: 'Create server: other ways' }).click()
  await page.getByRole('menuitem', { name: 'Launch Instance' }).click()
  return page.getByRole('dialog', { name: 'Launch Instance' })
}
