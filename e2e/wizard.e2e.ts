import type { Page } from '@playwright/test'
import { allFindings, expect, test } from './support/test.ts'

const parts = (page: Page) => {
  const wizard = page.getByRole('dialog', { name: 'Launch Instance' })
  return {
    wizard,
    steps: wizard.getByRole('navigation', { name: 'Steps' }).getByRole('button'),
    step: (name: string | RegExp) => wizard.getByRole('navigation', { name: 'Steps' }).getByRole('button', { name }),
    next: wizard.getByRole('button', { name: 'Next' }),
    finish: wizard.getByRole('button', { name: 'Launch Instance' }),
    open: () => page.getByRole('button', { name: 'Launch Instance' }).click(),
  }
}

test('[WORKFLOW-01] [WORKFLOW-04] steps are completed, marked and submitted', async ({ story }) => {
  const page = await story('wizard/steps')
  const { wizard, steps, step, next, finish, open } = parts(page)
  await open()
  await expect(steps).toHaveText([/Details/, /Source/, /Networks/, /Configuration/])
  await expect(step('Details')).toHaveAttribute('aria-current', 'step')
  await expect(wizard.getByRole('button', { name: 'Back' })).toBeDisabled()
  await expect(finish).toBeDisabled()
  await next.click()
  await expect(wizard.getByText('Instance Name is a required field')).toBeVisible()
  await wizard.getByLabel('Instance Name').fill('full')
  await wizard.getByLabel('Instance Name').press('Enter')
  await expect(wizard.getByRole('heading', { name: 'Source' })).toBeFocused()
  await wizard.getByRole('radio', { name: 'Volume' }).click()
  await next.click()
  await expect(wizard.getByText('Volume Size is a required field')).toBeVisible()
  await wizard.getByLabel('Volume Size').fill('10')
  await next.click()
  await next.click()
  await expect(wizard.getByText('Network is a required field')).toBeVisible()
  // Every step can be opened at any time.
  await step(/^Configuration/).click()
  await expect(step(/^Configuration/)).toHaveAttribute('aria-current', 'step')

  await step(/^Details/).click()
  await expect(step(/^Source.*Done/)).toBeVisible()
  await expect(step(/^Networks.*Needs attention/)).toBeVisible()
  await expect(wizard.getByText('1 step needs attention: Networks')).toBeVisible()
  await step(/^Networks/).click()
  await wizard.getByLabel('Network').fill('private')
  await next.click()
  await expect(next).toHaveCount(0)
  await finish.click()
  await expect(wizard.getByRole('alert')).toContainText('Unable to create the server.')
  await expect(wizard.getByRole('alert')).toContainText('Quota exceeded for instances')

  await step(/^Details/).click()
  await wizard.getByLabel('Instance Name').fill('reserved')
  await finish.click()
  await expect(wizard.getByText('This name is reserved.')).toBeVisible()
  await wizard.getByLabel('Instance Name').fill('web-1')
  await finish.click()
  await expect(page.getByText('Scheduled creation of 1 instance.')).toBeVisible()
  await expect(wizard).toHaveCount(0)
})

test('[WORKFLOW-02] the server’s errors stop a step, shown at their field or above the step', async ({ story }) => {
  const page = await story('wizard/server-judged')
  const { wizard, next, open } = parts(page)
  await open()
  await wizard.getByLabel('Instance Name').fill('taken')
  await next.click()
  await expect(wizard.getByText('That name is taken.')).toBeVisible()
  await wizard.getByLabel('Instance Name').fill('free')
  await next.click()
  await next.click()
  await wizard.getByLabel('Network').fill('full')
  await next.click()
  await expect(wizard.getByRole('alert')).toHaveText('The network has no free address.')
  await wizard.getByLabel('Network').fill('private')
  await next.click()
  await expect(wizard.getByRole('checkbox', { name: 'Configuration Drive' })).toBeVisible()
})

test('[WORKFLOW-05] the wizard returns to the page of its context when finished or cancelled', async ({ story }) => {
  const page = await story('wizard/returning')
  const { wizard, step, next, finish, open } = parts(page)
  await open()
  await wizard.getByRole('button', { name: 'Cancel' }).click()
  await expect(page.getByText('The console shows /project/images here.')).toBeVisible()
  await story('wizard/returning')
  await open()
  await wizard.getByLabel('Instance Name').fill('web-1')
  await next.click()
  await step(/^Networks/).click()
  await wizard.getByLabel('Network').fill('private')
  await finish.click()
  await expect(page.getByText('The console shows /project/instances here.')).toBeVisible()
})

test('a wizard with an invalid step is accessible', async ({ page, story }) => {
  await story('wizard/steps')
  const { wizard, step, next, open } = parts(page)
  await open()
  await wizard.getByLabel('Instance Name').fill('web-1')
  await next.click()
  await step(/^Networks/).click()
  await step(/^Details/).click()
  await expect(step(/^Networks.*Needs attention/)).toBeVisible()
  await expect(wizard).toHaveCSS('opacity', '1')
  expect(await allFindings(page)).toEqual([])
})
