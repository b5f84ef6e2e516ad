import { expect, findings, test } from './support/test.ts'

const MARKUP = 'e2e <img src=x onerror=alert(1)>'

test('[ROLE-01] [MODAL-04] [API-ERR-01] an administrator creates, renames and deletes a role with markup in its name @openstack', async ({
  as,
}) => {
  const console = await as('admin')
  const { page } = console
  await console.open('/identity/roles')
  await expect(page.getByRole('columnheader', { name: 'Name', exact: true })).toHaveAttribute('aria-sort', 'ascending')
  await expect(page.getByRole('columnheader', { name: 'ID', exact: true })).toBeVisible()
  await expect(console.row('admin')).toBeVisible()
  expect(await findings(page)).toEqual([])

  await page.getByRole('link', { name: 'Create Role' }).click()
  const create = page.getByRole('dialog', { name: 'Create Role' })
  await create.getByRole('button', { name: 'Create Role' }).click()
  await expect(create.getByText('Name is a required field')).toBeVisible()
  expect(await findings(page)).toEqual([])
  await create.getByLabel('Name', { exact: true }).fill('admin')
  await create.getByRole('button', { name: 'Create Role' }).click()
  await expect(create.getByRole('alert')).toContainText('Unable to create the role.')
  await expect(create.getByRole('alert')).toContainText('Duplicate entry found with name admin')
  await expect(create.getByText('This value is already in use.')).toBeVisible()
  await create.getByLabel('Name', { exact: true }).fill(MARKUP)
  await create.getByRole('button', { name: 'Create Role' }).click()
  await console.expectToast(`Role ${MARKUP} was successfully created.`)

  await console.rowAction(MARKUP, 'Edit Role')
  const edit = page.getByRole('dialog', { name: 'Edit Role' })
  await edit.getByLabel('Name', { exact: true }).fill('e2e-auditor')
  await edit.getByRole('button', { name: 'Save' }).click()
  await console.expectToast('Role updated successfully.')

  await console.row('e2e-auditor').getByRole('link', { name: 'e2e-auditor', exact: true }).click()
  await expect(console.heading('e2e-auditor')).toBeVisible()
  await page.getByRole('button', { name: 'Delete Role' }).click()
  const question = page.getByRole('dialog', { name: 'Confirm Delete Role(s)' })
  await expect(question.getByText('You have selected "e2e-auditor". Deleted role is not recoverable.')).toBeVisible()
  await question.getByRole('button', { name: 'Delete Role' }).click()
  await console.expectToast('Deleted Role: e2e-auditor.')
  await expect(page).toHaveURL(/\/identity\/roles$/)
})

test('[USER-01] an administrator creates, edits and deletes a user and changes the password @openstack', async ({
  as,
}) => {
  const console = await as('admin')
  const { page } = console
  await console.open('/identity/users')
  for (const name of ['User Name', 'Roles', 'Email', 'User ID', 'Enabled'])
    await expect(page.getByRole('columnheader', { name, exact: true })).toBeVisible()
  await expect(console.row('demo')).toContainText(/demo \(.*member/)

  await page.getByRole('link', { name: 'Create User' }).click()
  const create = page.getByRole('dialog', { name: 'Create User' })
  await create.getByLabel('User Name').fill('demo')
  await create.getByLabel('Password', { exact: true }).fill('secret')
  await create.getByLabel('Confirm Password').fill('secret')
  await create.getByLabel(/^Email/).fill('ann@example.org')
  await create.getByRole('combobox', { name: /^Primary Project/ }).fill('demo')
  await page.getByRole('option', { name: 'demo', exact: true }).click()
  await create.getByRole('combobox', { name: 'Role' }).fill('reader')
  await page.getByRole('option', { name: 'reader', exact: true }).click()
  await create.getByRole('button', { name: 'Create User' }).click()
  await expect(create.getByText('User name "demo" is already used.')).toBeVisible()
  expect(await findings(page)).toEqual([])
  await create.getByLabel('User Name').fill(MARKUP)
  await create.getByRole('button', { name: 'Create User' }).click()
  await console.expectToast(`User ${MARKUP} was successfully created.`)
  await expect(console.row(MARKUP).getByRole('link', { name: 'ann@example.org' })).toHaveAttribute(
    'href',
    'mailto:ann@example.org',
  )
  expect(await findings(page)).toEqual([])

  await console.rowAction(MARKUP, 'Edit User')
  const edit = page.getByRole('dialog', { name: 'Edit User' })
  await edit.getByLabel('User Name').fill('e2e-ann')
  await edit.getByRole('button', { name: 'Save' }).click()
  await console.expectToast('User e2e-ann was successfully updated.')

  await console.rowAction('e2e-ann', 'Change Password')
  const password = page.getByRole('dialog', { name: 'Change Password' })
  await password.getByLabel('Password', { exact: true }).fill('another')
  await password.getByLabel('Confirm Password').fill('other')
  await expect(password.getByText('Passwords do not match.')).toBeVisible()
  await password.getByLabel('Confirm Password').fill('another')
  await password.getByRole('button', { name: 'Save' }).click()
  await console.expectToast('User password has been updated successfully.')

  await console.row('e2e-ann').getByRole('link', { name: 'e2e-ann', exact: true }).click()
  await expect(console.heading('e2e-ann')).toBeVisible()
  await expect(page.getByText('Primary Project Name')).toBeVisible()
  await expect(page.getByText('Domain Name', { exact: true })).toHaveCount(1)
  await page.getByRole('tab', { name: 'Role assignments' }).click()
  await expect(page.getByRole('cell', { name: 'reader' })).toBeVisible()
  await page.getByRole('button', { name: 'More actions' }).click()
  await console.menuAction('Delete User')
  await page.getByRole('dialog').getByRole('button', { name: 'Delete User' }).click()
  await console.expectToast('Deleted User: e2e-ann')
})

test('an administrator creates a group, adds a user, renames and deletes it @openstack', async ({ as }) => {
  const console = await as('admin')
  const { page } = console
  await console.open('/identity/groups?modal=create-group')
  const create = page.getByRole('dialog', { name: 'Create User Group' })
  await create.getByLabel('Name', { exact: true }).fill(MARKUP)
  await create.getByRole('button', { name: 'Create User Group' }).click()
  await console.expectToast(`Group ${MARKUP} was successfully created.`)

  await console.rowAction(MARKUP, 'Edit User Group')
  const edit = page.getByRole('dialog', { name: 'Edit User Group' })
  await edit.getByLabel('Name', { exact: true }).fill('e2e-staff')
  await edit.getByRole('button', { name: 'Save' }).click()
  await console.expectToast('Group e2e-staff was successfully updated.')

  await console.rowAction('e2e-staff', 'Manage Members')
  const members = page.getByRole('dialog', { name: 'Manage Members' })
  await members.getByRole('button', { name: 'Add demo', exact: true }).click()
  await members.getByRole('button', { name: 'Save' }).click()
  await console.expectToast('Modified members of group "e2e-staff".')
  await console.row('e2e-staff').getByRole('link', { name: 'e2e-staff', exact: true }).click()
  await page.getByRole('tab', { name: 'Group Members' }).click()
  await expect(page.getByRole('cell', { name: 'demo', exact: true })).toBeVisible()
  await expect(page.getByRole('cell', { name: 'reader', exact: true })).toHaveCount(0)

  await page.getByRole('button', { name: 'Delete User Group' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Delete User Group' }).click()
  await console.expectToast('Deleted User Group: e2e-staff')
})

test('[INLINE-01] an administrator creates a project, assigns a role, edits and deletes it @openstack', async ({
  as,
}) => {
  const console = await as('admin')
  const { page } = console
  await console.open('/identity/projects')
  await page.getByRole('link', { name: 'Create Project' }).click()
  const create = page.getByRole('dialog', { name: 'Create Project' })
  await create.getByLabel('Name', { exact: true }).fill('demo')
  await create.getByRole('button', { name: 'Create Project' }).click()
  await expect(create.getByText('Project name "demo" is already used.')).toBeVisible()
  expect(await findings(page)).toEqual([])
  await create.getByLabel('Name', { exact: true }).fill(MARKUP)
  await expect(create.getByText('Default', { exact: true })).toBeVisible()
  await create.getByRole('button', { name: 'Project Members' }).click()
  await expect(create.getByText('No users.')).toBeVisible()
  await create.getByRole('button', { name: 'Add reader', exact: true }).click()
  expect(await findings(page)).toEqual([])
  await create.getByRole('button', { name: 'Project Groups' }).click()
  await expect(create.getByText('No groups.')).toBeVisible()
  await create.getByRole('button', { name: 'Create Project' }).click()
  await console.expectToast(`Project ${MARKUP} was successfully created.`)

  await console.rowAction(MARKUP, 'Edit Project')
  const edit = page.getByRole('dialog', { name: 'Edit Project' })
  await edit.getByLabel('Name', { exact: true }).fill('e2e-web')
  await edit.getByRole('button', { name: 'Project Members' }).click()
  await edit.getByRole('button', { name: 'Remove reader', exact: true }).click()
  await edit.getByRole('button', { name: 'Save' }).click()
  await console.expectToast('Project e2e-web was successfully updated.')
  await expect(console.row('e2e-web').getByText('Default', { exact: true })).toBeVisible()

  // The same, in the row itself.
  const field = (name: string) => page.getByRole('textbox', { name: `Edit ${name} of e2e-web` })
  await page.getByRole('button', { name: 'Edit Description of e2e-web' }).click()
  await field('Description').fill('For the web')
  await page.keyboard.press('Enter')
  await expect(console.row('e2e-web').getByText('For the web')).toBeVisible()
  expect(await findings(page)).toEqual([])
  await page.getByRole('button', { name: 'Edit Name of e2e-web' }).click()
  await expect(field('Name')).toHaveValue('e2e-web')
  await field('Name').fill('')
  await page.keyboard.press('Enter')
  await expect(page.getByText('This field is required.').last()).toBeVisible()
  await page.keyboard.press('Escape')

  await console.rowAction('e2e-web', 'Manage Members')
  const members = page.getByRole('dialog', { name: 'Manage Members' })
  await members.getByRole('button', { name: 'Add demo', exact: true }).click()
  await members.getByRole('button', { name: 'Save' }).click()
  await console.expectToast('Modified members of project "e2e-web".')

  await console.row('e2e-web').getByRole('link', { name: 'e2e-web', exact: true }).click()
  await page.getByRole('tab', { name: 'Users' }).click()
  await expect(page.getByRole('cell', { name: 'demo', exact: true })).toBeVisible()
  await expect(page.getByRole('cell', { name: 'reader', exact: true })).toHaveCount(0)

  await page.getByRole('button', { name: 'More actions' }).click()
  await page.getByRole('menuitem', { name: 'Delete Project' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Delete Project' }).click()
  await console.expectToast('Deleted Project: e2e-web')
})

test('[API-ERR-01] an administrator changes quotas: not below usage, and a failing service is named', async ({
  as,
  meridian,
}) => {
  const console = await as('admin')
  const { page } = console
  await console.open('/identity/projects')
  await console.rowAction('demo', 'Modify Quotas')
  const quotas = page.getByRole('dialog', { name: 'Modify Quotas' })
  const save = quotas.getByRole('button', { name: 'Modify Quotas' })
  await expect(page).toHaveURL(/modal=modify-quotas/)
  const address = page.url()
  await quotas.getByLabel('Instances', { exact: true }).fill('0')
  await quotas.getByRole('tab', { name: 'Network' }).click()
  await quotas.getByLabel('Networks', { exact: true }).fill('70')
  await save.click()
  await expect(
    quotas.getByText(/^Quota value\(s\) cannot be less than the current usage value\(s\): Instances/),
  ).toBeVisible()
  await quotas.getByLabel('Instances', { exact: true }).fill('50')
  await meridian.faults({ service: 'network', method: 'PUT', status: 503 })
  await save.click()
  await expect(quotas.getByRole('alert')).toContainText('Unable to update project quota data.')
  await expect(quotas.getByRole('alert')).toContainText(/Network: .*Saved: Compute\./)
  expect(await findings(page)).toEqual([])
  await meridian.faults()
  await save.click()
  await console.expectToast('Modified quotas of project "demo"')

  await page.context().addCookies([{ name: 'horizon_language', value: 'de', url: meridian.url }])
  await page.goto(address)
  const inGerman = page.getByRole('dialog', { name: 'Kontingente ändern' })
  await inGerman.getByLabel('Instanzen', { exact: true }).fill('0')
  await inGerman.getByRole('button', { name: 'Kontingente ändern' }).click()
  await expect(inGerman.getByText(/aktuelle Nutzung sein: Instanzen \(\d+\)\.$/)).toBeVisible()
})

test('members see their own projects and no administrator actions', async ({ as }) => {
  const console = await as('demo')
  await console.open('/identity/projects')
  await expect(console.row('demo')).toBeVisible()
  await expect(console.row('admin')).toHaveCount(0)
  await expect(console.page.getByRole('link', { name: 'Create Project' })).toHaveCount(0)
  await expect(console.page.getByRole('button', { name: /^Edit \w+ of / })).toHaveCount(0)
  await console.row('demo').getByRole('link', { name: 'demo', exact: true }).click()
  await expect(console.heading('demo')).toBeVisible()
  await expect(console.page.getByRole('tab')).toHaveText(['Overview'])
  await console.open('/identity/roles')
  await expect(console.page.getByText(/insufficient permissions/i).first()).toBeVisible()
  await expect(console.page.getByRole('link', { name: 'Roles', exact: true })).toHaveCount(0)
})
