import { expect, findings, test } from './support/test.ts'
import { pasteInto } from './support/paste.ts'

const TEMPLATE = `heat_template_version: 2018-08-31
description: A word
parameters:
  length: { type: number, label: Length, default: 12, constraints: [{ range: { min: 4, max: 64 } }] }
  flavor: { type: string, label: Flavor, default: m1.tiny, constraints: [{ custom_constraint: nova.flavor }] }
resources:
  word: { type: OS::Heat::RandomString, properties: { length: { get_param: length } } }
  kept: { type: OS::Heat::Value, properties: { value: { get_attr: [word, value] } } }
outputs:
  word: { description: The word, value: { get_attr: [kept, value] } }
`

/** Ten lists that each name the one before nine times stand for three billion texts. */
const BOMB = [
  'l0: &l0 {x: y}',
  ...Array.from(
    { length: 10 },
    (_, at) => `l${at + 1}: &l${at + 1} [${Array.from({ length: 9 }, () => `*l${at}`).join(', ')}]`,
  ),
].join('\n')

/** Each of them once froze the page for half a minute. */
const FREEZING: readonly (readonly [text: string, says: RegExp])[] = [
  [BOMB, /its aliases repeat too much/],
  [`k${' '.repeat(30_000)}`, /^(?!.*its aliases)/],
]

test('[STACK-02] [STACK-01] a user launches a stack, looks at it, changes it and deletes it @openstack', async ({
  as,
}) => {
  const console = await as('demo')
  const { page } = console
  await console.open('/')
  await console.openPlace('Stacks')
  for (const name of ['Stack Name', 'Created', 'Updated', 'Status'])
    await expect(page.getByRole('columnheader', { name, exact: true })).toBeVisible()

  await page.getByRole('link', { name: 'Launch Stack' }).click()
  const launch = page.getByRole('dialog', { name: 'Launch Stack' })
  await launch.getByRole('button', { name: 'Launch Stack' }).click()
  await expect(launch.getByText('You must specify a template via one of the available sources.')).toBeVisible()
  const things = launch.getByRole('list', { name: '2 things to fix' })
  await things.getByRole('button', { name: 'Stack Name' }).press('Enter')
  await expect(launch.getByLabel('Stack Name')).toBeFocused()
  const editor = launch.getByRole('textbox', { name: 'Template' })
  await editor.fill('heat_template_version: 1999-01-01')
  await expect(launch.getByText(/1999-01-01.*version/i).first()).toBeVisible()

  // What is wrong is shown at its line, and what fits is offered while typing.
  const problems = launch.getByRole('list', { name: 'Problems of the template' })
  for (const [text, says] of FREEZING) {
    await launch
      .getByRole('group', { name: 'Template', exact: true })
      .locator('input[type=file]')
      .setInputFiles({ name: 'odd.yaml', mimeType: 'text/yaml', buffer: Buffer.from(text) })
    await expect(editor).toContainText(text.slice(0, 12))
    await expect(problems.getByRole('listitem').first()).toHaveText(says)
    await launch.getByLabel('Stack Name').fill('the page still answers')
  }
  await pasteInto(
    editor,
    TEMPLATE.replace('get_param: length', 'get_param: lenght').replace('Heat::Value', 'Heat::Vallue'),
  )
  await expect(problems.getByRole('listitem')).toHaveText([/^Line 7.*no parameter lenght/, /^Line 8.*no resource type/])
  await launch.getByRole('button', { name: 'Template line 8' }).press('Enter')
  await expect(editor).toBeFocused()
  await pasteInto(editor, `${TEMPLATE.split('outputs')[0]}  more:\n    type: `)
  await editor.press('End')
  await editor.pressSequentially('RandomS')
  await launch.getByRole('option', { name: 'OS::Heat::RandomString' }).click()
  await expect(editor).toContainText('type: OS::Heat::RandomString')
  await expect(problems.getByRole('listitem')).toHaveCount(0)
  await pasteInto(editor, TEMPLATE)

  // The form beside it is drawn from the template while it is typed, with its own default and a choice of real flavors.
  await expect(launch.getByLabel('Length')).toHaveValue('12')
  await launch.getByLabel('Length').fill('3')
  await expect(launch.getByText('Enter a number from 4 to 64.')).toBeVisible()
  await expect(launch.getByText('The marked lines belong to length.')).toBeVisible()
  await expect(editor.locator('.cm-marked')).toHaveText(/length: { type: number/)
  await expect(launch.getByRole('combobox', { name: 'Flavor' })).toHaveValue('m1.tiny')
  await launch.getByLabel('Length').fill('9')
  await launch.getByLabel('Stack Name').fill('e2e-words')
  expect(await findings(page)).toEqual([])
  await launch.getByRole('button', { name: 'Preview Stack' }).click()
  await expect(launch.getByRole('heading', { name: '2 resources are created.' })).toBeVisible()
  await launch.getByRole('button', { name: 'Launch Stack' }).click()
  await console.expectToast('Creation of stack e2e-words started.')
  await expect(console.row('e2e-words').getByText('Create Complete')).toBeVisible()

  await console.row('e2e-words').getByRole('link', { name: 'e2e-words' }).click()
  await expect(page.getByRole('tab', { selected: true })).toHaveText('Topology')
  // Without a mouse: from the list to the box of a node, from there to another, and back.
  await page.getByRole('button', { name: /^kept/ }).press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('group', { name: 'About word' })).toBeFocused()
  await page.getByRole('button', { name: 'kept', exact: true }).press('Enter')
  const kept = page.getByRole('group', { name: 'About kept' })
  await expect(kept).toBeFocused()
  await expect(kept.getByText('OS::Heat::Value')).toBeVisible()
  expect(await findings(page)).toEqual([])
  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { name: /^kept/ })).toBeFocused()
  await page.getByRole('tab', { name: 'Overview' }).click()
  await expect(page.getByRole('heading', { name: 'Outputs' })).toBeVisible()
  await page.getByRole('tab', { name: 'Resources' }).click()
  await expect(page.getByRole('table', { name: 'Resources' }).getByText('Create Complete')).toHaveCount(2)
  await page.getByRole('tab', { name: 'Events' }).click()
  await expect(page.getByText('Stack CREATE completed successfully')).toBeVisible()
  await page.getByRole('tab', { name: 'Template' }).click()
  await expect(page.getByRole('region', { name: 'Template' })).toContainText('OS::Heat::RandomString')

  // A change is shown before it is made, and what is lost must be accepted.
  await console.open('/project/stacks')
  await console.rowAction('e2e-words', 'Change Stack Template')
  const change = page.getByRole('dialog', { name: 'Change Stack' })
  await expect(change.getByLabel('Length')).toHaveValue('9')
  await change.getByLabel('Length').fill('20')
  await change.getByRole('button', { name: 'Preview Changes' }).click()
  await expect(change.getByRole('listitem').filter({ hasText: 'word' })).toContainText('Lost: the generated text.')
  await expect(change.getByRole('button', { name: 'Update Stack' })).toBeDisabled()
  await change.getByRole('checkbox', { name: 'I know that what is in word may be lost.' }).click()
  await change.getByRole('button', { name: 'Update Stack' }).click()
  await console.expectToast('Update of stack e2e-words started.')
  await expect(console.row('e2e-words').getByText('Update Complete')).toBeVisible()

  await console.rowAction('e2e-words', 'Delete Stack')
  await page.getByRole('dialog').getByRole('button', { name: 'Delete Stack' }).click()
  await expect(console.row('e2e-words')).toHaveCount(0)
})

test('[STACK-01] [STACK-02] a failed stack leads to the resource that failed first, and offers what mends it', async ({
  as,
  cloud,
}) => {
  const console = await as('demo')
  const { page } = console
  await console.fromHome('Stacks')
  await expect(page.getByText('No host has room for this flavor.')).toBeVisible()
  expect(await findings(page)).toEqual([])
  await page.getByRole('link', { name: 'Why did it fail?' }).click()
  const failure = page.getByRole('alert').filter({ hasText: 'Resource worker failed first' })
  for (const name of ['Retry', 'Delete Stack']) await expect(failure.getByRole('button', { name })).toBeVisible()
  await expect(failure.getByRole('link', { name: 'Edit the Template There' })).toBeVisible()
  expect(await findings(page)).toEqual([])

  await failure.getByRole('link', { name: 'worker' }).click()
  await expect(page.getByRole('heading', { name: 'worker', level: 1 })).toBeVisible()
  await expect(page.getByText('This resource has no metadata.')).toBeVisible()
  await page.getByRole('link', { name: 'Mark as Unhealthy' }).click()
  const mark = page.getByRole('dialog', { name: 'Mark as Unhealthy' })
  await mark.getByLabel('Status Reason').fill('Out of order')
  expect(await findings(page)).toEqual([])
  await mark.getByRole('button', { name: 'Mark as Unhealthy' }).click()
  await console.expectToast('Resource worker is marked as unhealthy.')
  await expect(page.getByText('Out of order')).toBeVisible()
  await page.getByRole('button', { name: 'Mark as Healthy' }).click()
  await expect(page.getByRole('link', { name: 'Mark as Unhealthy' })).toBeVisible()
  await page.getByRole('tab', { name: 'Events' }).click()
  await expect(page.getByRole('table', { name: 'Events' })).toContainText('Create Failed')

  // Each stack opens on its own tab, and a failed one on the tab that shows the failure.
  await console.open('/project/stacks')
  await page.getByRole('link', { name: 'analytics', exact: true }).click()
  await expect(failure).toBeVisible()
  await page.getByRole('tab', { name: 'Snapshots' }).click()
  await console.open('/project/stacks')
  await page.getByRole('link', { name: 'analytics', exact: true }).click()
  await expect(failure).toBeVisible()

  // Nested stacks unfold, members that are alike are one card, and the keyboard leads on into the nested stack.
  await console.open('/project/stacks')
  await page.getByRole('link', { name: 'api-tokens', exact: true }).click()
  const latest = page.locator('section').filter({ has: page.getByRole('heading', { name: 'Latest Events' }) })
  await expect(latest.getByRole('listitem').first()).toContainText(/^[A-Z][a-z]{2} \d+, 20\d\d/)
  await page.getByRole('button', { name: 'Unfold Nested Stacks' }).press('Enter')
  await expect(page.getByText('5 resources are drawn as 3')).toBeVisible()
  await page.getByRole('button', { name: 'Fold Groups', pressed: true }).press('Enter')
  await expect(page.getByText('are drawn as')).toHaveCount(0)
  await page.getByRole('button', { name: /^tokens [^/]/ }).press('Enter')
  const box = page.getByRole('group', { name: 'About tokens' })
  await expect(box).toBeFocused()
  await box.getByRole('link', { name: 'Nested Stack' }).press('Enter')
  await expect(page.getByRole('heading', { name: 'api-tokens-tokens', level: 1 })).toBeVisible()

  // A user who deletes a part of a stack without the stack is warned.
  await console.open('/project/volumes')
  await console.rowAction('scratch', 'Delete Volume')
  const warning = page.getByRole('dialog').getByRole('note').filter({ hasText: 'demo-stack' })
  await expect(warning).toContainText('disk')
  await page.keyboard.press('Escape')

  // The page warns before a text is edited in place, and before the rules of its security group are changed.
  const { stack } = await cloud.send<{ stack: { id: string } }>('POST', `/orchestration/v1/${cloud.projectId}/stacks`, {
    stack_name: 'guarded',
    template: { heat_template_version: '2018-08-31', resources: { guard: { type: 'OS::Neutron::SecurityGroup' } } },
  })
  const members = `/orchestration/v1/${cloud.projectId}/stacks/guarded/${stack.id}/resources`
  const groupId = async () =>
    (await cloud.send<{ resources: { physical_resource_id: string }[] }>('GET', members)).resources[0]
      ?.physical_resource_id ?? ''
  await expect.poll(groupId).not.toBe('')
  await console.open('/project/instances')
  await page.getByRole('link', { name: 'bastion', exact: true }).click()
  await page.getByRole('button', { name: 'Edit Description of bastion' }).click()
  const edited = page.getByRole('group', { name: 'Edit Description of bastion' })
  await expect(edited.getByRole('note').filter({ hasText: 'demo-stack' })).toContainText('Heat does not notice')
  expect(await findings(page)).toEqual([])
  await console.open(`/ngdetails/OS::Neutron::SecurityGroup/${await groupId()}`)
  await page.getByRole('button', { name: 'Remove: Everything to Anywhere' }).first().click()
  await page.getByRole('button', { name: 'Review and apply' }).click()
  await expect(page.getByRole('dialog').getByRole('note')).toContainText('guard of the stack guarded')
})

test('[STACK-02] resource types and template versions are listed with what they can do @openstack', async ({ as }) => {
  const console = await as('demo')
  const { page } = console
  await console.openList('/project/resource_types', 'OS::Cinder::Volume')
  await page.getByRole('link', { name: 'OS::Cinder::Volume', exact: true }).click()
  await expect(page.getByRole('region', { name: 'Properties' })).toContainText('size:')
  await console.open('/project/template_versions')
  await page.getByRole('link', { name: 'heat_template_version.2018-08-31' }).click()
  const functions = page.getByRole('table', { name: 'Template Functions' })
  await expect(functions.getByText('get_param')).toBeVisible()
  await page.getByRole('textbox', { name: 'Find a function' }).fill('get_fi')
  await expect(functions.getByText('get_file')).toBeVisible()
  await expect(functions.getByText('get_param')).toHaveCount(0)
})
