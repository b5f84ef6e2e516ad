import { readFile } from 'node:fs/promises'
import { expect, findings, test } from './support/test.ts'

const LIST = '/identity/application_credentials'
const CREATE = 'Create Application Credential'

test('a member creates an application credential, downloads its secret and deletes it', async ({ as }) => {
  const console = await as('demo')
  const { page } = console
  await console.open(LIST)
  await page.getByRole('link', { name: CREATE }).first().click()
  const create = page.getByRole('dialog', { name: CREATE })
  const send = create.getByRole('button', { name: CREATE })
  await create.getByLabel('Name', { exact: true }).fill('e2e-ci')
  await create.getByLabel(/^Secret/).fill(`it's "$HOME"`)
  await create.getByLabel(/^Expiration Date/).fill('2035-01-31')
  await create.getByLabel(/^Expiration Time/).fill('12:30')
  await create.getByRole('checkbox', { name: 'member', exact: true }).check()
  await create.getByLabel(/^Access Rules/).fill('service: compute')
  await send.click()
  await expect(create.getByText('Access rules must be a valid JSON or YAML list.')).toBeVisible()
  expect(await findings(page)).toEqual([])
  await create.getByLabel(/^Access Rules/).fill('- service: compute\n  method: GET\n  path: /v2.1/servers\n')
  await send.click()

  const made = page.getByRole('dialog', { name: 'e2e-ci' })
  await expect(made.getByRole('region', { name: 'Secret' }).getByText(`it's "$HOME"`)).toBeVisible()
  expect(await findings(page)).toEqual([])
  const id = await made.getByRole('region', { name: 'ID' }).locator('pre').innerText()
  const downloading = page.waitForEvent('download')
  await made.getByRole('button', { name: 'Download clouds.yaml' }).click()
  const saved = await (await downloading).path()
  const yaml = await readFile(saved, 'utf8')
  expect(yaml).toContain(`application_credential_id: "${id}"`)
  const authUrl = /auth_url: "(.*)"/.exec(yaml)?.[1]
  const answer = await fetch(`${authUrl}/auth/tokens`, {
    method: 'POST',
    body: JSON.stringify({
      auth: {
        identity: { methods: ['application_credential'], application_credential: { id, secret: `it's "$HOME"` } },
      },
    }),
    headers: { 'Content-Type': 'application/json' },
  })
  expect(answer.status).toBe(201)
  await made.getByRole('button', { name: 'Done' }).click()

  const row = console.row('e2e-ci')
  await expect(row.getByText('member', { exact: true })).toBeVisible()
  await page.getByRole('link', { name: CREATE }).first().click()
  await create.getByLabel('Name', { exact: true }).fill('e2e-ci')
  await send.click()
  await expect(create.getByText('Application credential name "e2e-ci" is already used.')).toBeVisible()
  await create.getByRole('button', { name: 'Cancel' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Discard' }).click()

  await row.getByRole('link', { name: 'e2e-ci', exact: true }).click()
  await expect(page.getByRole('table', { name: 'Access Rules' }).getByText('/v2.1/servers')).toBeVisible()
  expect(await findings(page)).toEqual([])
  await page.getByRole('button', { name: 'Delete Application Credential' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Delete Application Credential' }).click()
  await console.expectToast('Deleted Application Credential: e2e-ci')
})

test('on a phone the whole form is reachable: roles have names, the button is in view', async ({ as }) => {
  const console = await as('demo')
  const { page } = console
  await page.setViewportSize({ width: 390, height: 700 })
  await console.open(`${LIST}?modal=create-application-credential`)
  const dialog = page.getByRole('dialog', { name: CREATE })
  await expect(dialog.getByRole('button', { name: CREATE })).toBeInViewport({ ratio: 1 })
  await dialog.getByText('member', { exact: true }).click()
  await expect(dialog.getByRole('checkbox', { name: 'member' })).toBeChecked()
})
