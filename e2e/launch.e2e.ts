import { buttonsOf, openLaunchWizard } from './support/launch-wizard.ts'
import { OpenStack } from './support/openstack.ts'
import { expect, findings, test } from './support/test.ts'

const STEPS = [
  'Details',
  'Source',
  'Flavor',
  'Networks',
  'Network Ports',
  'Security Groups',
  'Key Pair',
  'Configuration',
  'Server Groups',
  'Scheduler Hints',
  'Metadata',
]

test('[LAUNCH-01] [LAUNCH-02] [LAUNCH-03] [LAUNCH-06] [LAUNCH-08] [LAUNCH-09] [LAUNCH-10] [LAUNCH-12] [LAUNCH-14] [WORKFLOW-08] a new user launches an instance and sees it become active', async ({
  as,
}) => {
  const console = await as('demo')
  const { page } = console
  await console.open('/project/instances')
  const wizard = await openLaunchWizard(page)
  const { next, launch, step, choose } = buttonsOf(wizard)
  await expect(wizard.getByRole('navigation').getByRole('listitem')).toHaveText(
    STEPS.map((name) => new RegExp(`${name}$`)),
  )
  // The first opening has to load the fields: the focus waits for the name, and does not go to Cancel.
  await expect(wizard.getByLabel('Instance Name')).toBeFocused()

  await expect(launch).toBeDisabled()
  await expect(launch).toHaveAccessibleDescription(/^4 steps need attention: Details\W+Source\W+Flavor\W+Networks$/)
  await next.click()
  await expect(wizard.getByText('A name is required for your instance.')).toBeVisible()
  expect(await findings(page)).toEqual([])
  await wizard.getByLabel('Instance Name').fill('e2e-newcomer')
  await wizard.getByLabel('Count').fill('0')
  await wizard.getByLabel('Count').blur()
  await expect(wizard.getByLabel('Count')).toHaveValue('1')
  await next.click()
  // The choice fills the step.
  await expect(wizard.getByRole('button', { name: /^Choose / }).nth(7)).toBeInViewport({ ratio: 1 })

  await choose('CirrOS 0.6').click()
  await wizard.getByRole('textbox', { name: /^Volume Size/ }).fill('0')
  await next.click()
  await expect(wizard.getByText('Volume size is required and must be an integer')).toBeVisible()
  await wizard.getByRole('switch', { name: 'Create New Volume' }).click()
  expect(await findings(page)).toEqual([])
  await next.click()
  await expect(wizard.getByRole('columnheader', { name: 'Ephemeral Disk' })).toBeVisible()
  await choose('m1.tiny').click()
  await expect(wizard.getByRole('meter', { name: 'Total VCPUs' })).toHaveAttribute('aria-valuetext', /\+1 of/)
  await wizard.getByRole('button', { name: 'Details of c1.large' }).click()
  expect(await findings(page)).toEqual([])
  await next.click()
  await next.click()
  await expect(wizard.getByText('Select at least one network')).toBeVisible()
  await choose('private').click()
  await next.click()
  await wizard.getByRole('button', { name: 'Details of trunk-parent' }).click()
  await expect(wizard.getByRole('definition').filter({ hasText: /^normal$/i })).toBeVisible()
  await step('Security Groups').click()
  await expect(wizard.getByRole('button', { name: 'Remove default' })).toBeVisible()

  await step('Key Pair').click()
  await wizard.getByRole('button', { name: 'Create Key Pair' }).click()
  const creating = page.getByRole('dialog', { name: 'Create Key Pair' })
  await creating.getByLabel('Key Pair Name').fill('bad/name')
  await creating.getByRole('button', { name: 'Create Key Pair' }).click()
  await expect(creating.getByText('Keypair already exists or name contains bad characters.')).toBeVisible()
  await creating.getByLabel('Key Pair Name').fill('e2e-key')
  await creating.getByRole('button', { name: 'Create Key Pair' }).click()
  const made = page.getByRole('dialog', { name: 'e2e-key' })
  await expect(made.getByText('BEGIN')).toBeVisible()
  await made.getByRole('button', { name: 'Download' }).click()
  await made.getByRole('button', { name: 'Done' }).click()
  await expect(wizard.getByRole('button', { name: 'Remove e2e-key' })).toBeVisible()

  await step('Metadata').click()
  await expect(wizard.getByRole('heading', { name: 'Metadata', exact: true, level: 3 }).first()).toBeVisible()
  expect(await findings(page)).toEqual([])
  await step('Configuration').click()
  // The page's Content-Security-Policy refuses nothing of the script editor: a violation fails the test.
  await wizard.getByRole('textbox', { name: 'Customization Script' }).pressSequentially('#!/bin/sh')
  await expect(wizard.getByText('9 of 16,384 bytes')).toBeVisible()
  await expect(wizard.getByRole('radio', { name: 'Automatic' })).toBeChecked()
  await expect(wizard.getByRole('checkbox', { name: 'Configuration Drive' })).not.toBeChecked()
  expect(await findings(page)).toEqual([])

  await launch.click()
  await console.expectToast('1 instance launched.')
  await expect(wizard).toBeHidden()
  await expect(console.row('e2e-newcomer').getByText('Active', { exact: true })).toBeVisible()

  // Another like it needs no more than a press.
  await console.rowAction('e2e-newcomer', 'Launch Another Like This')
  await expect(wizard.getByLabel('Instance Name')).toHaveValue('e2e-newcomer-2')
  await expect(launch).toBeEnabled()
  await wizard.getByRole('button', { name: 'Cancel' }).click()
  await expect(wizard).toBeHidden()
})

test('[LAUNCH-04] [LAUNCH-05] a volume boots one instance only; the wizard starts with it and returns to its page', async ({
  as,
  cloud,
}) => {
  const images = await cloud.send<{ images: { id: string }[] }>('GET', '/image/v2/images?name=CirrOS+0.6')
  const volumes = `/volume/v3/${cloud.projectId}/volumes`
  const { volume } = await cloud.send<{ volume: { id: string } }>('POST', volumes, {
    volume: { name: 'e2e-boot', size: 1, imageRef: images.images[0]?.id },
  })
  await expect
    .poll(
      async () => (await cloud.send<{ volume: { status: string } }>('GET', `${volumes}/${volume.id}`)).volume.status,
    )
    .toBe('available')

  const console = await as('demo')
  await console.openList('/project/volumes', 'e2e-boot')
  await console.rowAction('e2e-boot', 'Launch as Instance')
  const wizard = console.page.getByRole('dialog', { name: 'Launch Instance' })
  const { next, step } = buttonsOf(wizard)
  await wizard.getByLabel('Instance Name').fill('e2e-volume')
  await wizard.getByLabel('Count').fill('2')
  await next.click()
  const why = wizard.getByText('Volumes can only be attached to 1 active instance at a time.')
  await expect(why).toBeVisible()
  await expect(wizard.getByRole('button', { name: 'Remove e2e-boot' })).toBeVisible()
  await next.click()
  await expect(wizard.getByRole('heading', { name: 'Source' })).toBeVisible()
  await step('Details').click()
  await wizard.getByLabel('Count').fill('1')
  await next.click()
  await expect(why).toBeHidden()
  // Another kind of source begins without a choice.
  await wizard.getByRole('radio', { name: 'Volume Snapshot' }).click()
  await expect(wizard.getByRole('button', { name: 'Remove e2e-boot' })).toHaveCount(0)
  await wizard.getByRole('radio', { name: 'Image', exact: true }).click()
  await expect(wizard.getByRole('switch', { name: 'Create New Volume' })).not.toBeChecked()

  await wizard.getByRole('button', { name: 'Cancel' }).click()
  await console.page.getByRole('button', { name: 'Discard' }).click()
  await expect(console.heading('Volumes')).toBeVisible()
})

test('[IMAGE-03] [LAUNCH-03] [LAUNCH-07] [WORKFLOW-04] the wizard refuses too large a request; Nova’s errors are shown and no input is lost', async ({
  as,
  cloud,
  meridian,
}) => {
  const console = await as('demo')
  await console.openList('/project/images', 'CirrOS 0.6')
  await console.rowAction('CirrOS 0.6', 'Launch')
  const wizard = console.page.getByRole('dialog', { name: 'Launch Instance' })
  const { next, launch, step, choose } = buttonsOf(wizard)
  // What stands in the way is listed at once, with what helps.
  await wizard.getByLabel('Instance Name').fill('web-1')
  await expect(wizard.getByText('There is one with the name web-1 already.')).toBeVisible()
  await wizard.getByRole('button', { name: /^Use web-\d+$/ }).click()
  await expect(wizard.getByLabel('Instance Name')).toHaveValue(/^web-\d+$/)
  await expect(wizard.getByText('There is one with the name')).toBeHidden()
  await wizard.getByLabel('Instance Name').fill('e2e-refused')
  await wizard.getByLabel('Count').fill('1000')
  await expect(wizard.getByText(/^Instances: 1,000 needed, \d+ left of \d+\./)).toBeVisible()
  await expect(launch).toHaveAccessibleDescription(/Instances: 1,000 needed/)
  await wizard.getByText('Ask for a larger quota', { exact: true }).click()
  await expect(wizard.getByText(/- Instances: from \d+ to [\d,]+ or more/)).toBeVisible()
  expect(await findings(console.page)).toEqual([])
  await next.click()
  await expect(wizard.getByText(/must not exceed your quota available of \d+ instances$/)).toBeVisible()
  await wizard.getByLabel('Count').fill('3')
  await next.click()
  await expect(wizard.getByRole('button', { name: 'Remove CirrOS 0.6' })).toBeVisible()
  await next.click()
  await expect(wizard.getByText('This flavor requires more RAM than your quota allows.').first()).toBeVisible()
  await choose('m1.tiny').click()
  await next.click()
  await choose('private').click()

  const admin = await OpenStack.as(meridian.authUrl, 'admin', 'admin')
  const quotas = `/compute/v2.1/os-quota-sets/${cloud.projectId}`
  const before = await admin.send<{ quota_set: { instances: number } }>('GET', quotas)
  await admin.send('PUT', quotas, { quota_set: { instances: 0, force: true } })
  try {
    await launch.click()
    await expect(wizard.getByText('Unable to create the server.')).toBeVisible()
    await expect(wizard.getByText(/Quota exceeded for instances/)).toBeVisible()
  } finally {
    await admin.send('PUT', quotas, { quota_set: { instances: before.quota_set.instances, force: true } })
  }
  await step('Details').click()
  await expect(wizard.getByLabel('Instance Name')).toHaveValue('e2e-refused')
})
