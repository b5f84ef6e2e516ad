import { expect, findings, test } from './support/test.ts'
import { pasteInto } from './support/paste.ts'

test('[STACK-02] a user designs a template from an empty canvas and launches it @openstack', async ({ as }) => {
  const console = await as('demo')
  const { page } = console
  await console.open('/project/template_generator')
  const text = page.getByRole('textbox', { name: 'Template', exact: true })
  await expect(page.getByText('Add a resource to begin.')).toBeVisible()

  // By keyboard from the list of types, and by dragging.
  await page.getByRole('textbox', { name: 'Find a resource type' }).fill('Heat::')
  await page.getByRole('button', { name: 'Add OS::Heat::RandomString', exact: true }).press('Enter')
  await expect(text).toContainText('OS::Heat::RandomString')
  const canvas = page.getByRole('img', { name: /^Resources and their links/ })
  await page.getByRole('button', { name: 'Add OS::Heat::Value', exact: true }).dragTo(canvas)
  const about = page.getByRole('heading', { name: 'About value' })
  await expect(about).toBeVisible()
  await expect(page.getByRole('button', { name: /property value is required/ })).toBeVisible()

  // A link, chosen from the attributes of the other resource.
  await page.getByRole('button', { name: 'Link', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'Link resources' })
  await dialog.getByRole('combobox', { name: 'In the property' }).fill('value')
  await page.getByRole('option', { name: 'value' }).first().click()
  await dialog.getByRole('combobox', { name: 'Value', exact: true }).click()
  await page.getByRole('option', { name: 'value', exact: true }).click()
  expect(await findings(page)).toEqual([])
  await dialog.getByRole('button', { name: 'Link' }).click()
  await expect(text).toContainText('value: { get_attr: [random_string, value] }')
  await expect(page.getByText('Heat accepts the template.')).toBeVisible()
  expect(await findings(page)).toEqual([])

  // A property by its form becomes a parameter; a new name is a new name everywhere.
  await page.getByRole('button', { name: 'random_string', exact: true }).click()
  await page.getByRole('combobox', { name: 'Add property' }).fill('length')
  await page.getByRole('option', { name: /^length/ }).click()
  await page.getByRole('textbox', { name: 'length' }).fill('9')
  await page.getByRole('button', { name: 'Source of length' }).click()
  await page.getByRole('menuitem', { name: 'A new parameter' }).click()
  await expect(text).toContainText('length: { get_param: length }')
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill('word')
  await page.getByRole('textbox', { name: 'Name', exact: true }).press('Enter')
  await expect(text).toContainText('get_attr: [word, value]')
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(text).toContainText('get_attr: [random_string, value]')
  await page.keyboard.press('Control+Shift+z')
  await expect(text).toContainText('get_attr: [word, value]')

  // The text changes the canvas, a mistake in it is named, and a reload loses nothing.
  const written = (await text.innerText()).replaceAll('\n\n', '\n')
  await pasteInto(text, `${written}\noutputs: [`)
  await expect(page.getByText(/A bracket or a comma is missing/)).toBeVisible()
  await pasteInto(text, `# Mine\n${written}\noutputs:\n  word: { value: { get_attr: [value, value] } }\n`)
  await expect(page.getByText('Heat accepts the template.')).toBeVisible()
  await console.load('/project/template_generator')
  await expect(text).toContainText('# Mine')

  await page.getByRole('link', { name: 'Launch', exact: true }).click()
  const launch = page.getByRole('dialog', { name: 'Launch Stack' })
  await expect(launch.getByRole('textbox', { name: 'Template' })).toContainText('# Mine')
  await expect(launch.getByLabel('length')).toHaveValue('9')
  await launch.getByLabel('Stack Name').fill('e2e-designed')
  await launch.getByRole('button', { name: 'Launch Stack' }).click()
  await expect(page.getByRole('heading', { name: 'e2e-designed', exact: true })).toBeVisible()
  await expect(page.getByText('Create Complete').first()).toBeVisible()

  // A stack's template comes back into the generator.
  await page.getByRole('tab', { name: 'Template' }).click()
  await page.getByRole('link', { name: 'Open in the template generator' }).click()
  await expect(page.getByRole('textbox', { name: 'Template', exact: true })).toContainText('get_attr: [word, value]')
})
