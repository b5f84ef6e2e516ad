import type { Page } from '@playwright/test'
import { passwordOf } from '../e2e/support/clouds.ts'

/** Signs in to the console at `url`, and resolves when its frame is shown. */
export async function signInPage(page: Page, url: string, user: string): Promise<void> {
  await page.goto(url)
  await page.getByLabel('User name').fill(user)
  await page.getByLabel('Password', { exact: true }).fill(passwordOf(user))
  await page.getByRole('button', { name: 'Sign in' }).click()
  await page.getByRole('button', { name: /^User menu of/ }).waitFor()
}

/** Signs in to the Horizon at `url`. */
export async function signInHorizon(page: Page, url: string, user: string): Promise<void> {
  await page.goto(`${url}/auth/login/`)
  const domain = page.locator('#id_domain')
  if (await domain.isVisible()) await domain.fill('Default')
  await page.locator('#id_username').fill(user)
  await page.locator('#id_password').fill(`${user}pass`)
  await page.locator('#loginBtn').click()
  await page.waitForURL((address) => !address.pathname.includes('/auth/login'))
}
