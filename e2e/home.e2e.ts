import { allFindings, expect, findings, test } from './support/test.ts'

test('home shows what needs attention and what changed; a dead service takes only its part; an empty project gets steps', async ({
  as,
  meridian,
}) => {
  const console = await as('demo')
  const { page } = console
  await meridian.faults({ service: 'volumev3', path: '/*limits', status: 503 })
  await console.open('/')
  await expect(page).toHaveURL(/\/home$/)
  await expect(console.heading('demo')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Home', exact: true })).toHaveAttribute('aria-current', 'page')

  const card = (name: string) =>
    page.locator('section').filter({ has: page.getByRole('heading', { name, exact: true }) })
  const failed = card('Needs attention').getByRole('listitem').filter({ hasText: 'render-1' })
  await expect(failed).toContainText(/Error · .+ ago/)
  // A volume does not say when it failed, and a change of its name is not that.
  const cache = card('Needs attention').getByRole('listitem').filter({ hasText: 'render-cache' })
  await expect(cache).toContainText(/Error · created \d+ days ago/)
  await expect(failed.getByRole('link', { name: 'Launch again render-1' })).toBeVisible()
  await expect(card('Needs attention').getByRole('alert')).toHaveText(/^Could not be checked: Limit Summary\./)
  await expect(
    page.getByText(/^\d+ instances\. At least (?:one thing needs|\d+ things need) attention\.$/),
  ).toBeVisible()
  await expect(card('In use').getByRole('meter', { name: 'Instances' })).toBeVisible()
  for (const [limit, chart] of [
    ['Instances', 'Instances'],
    ['VCPUs', 'VCPUs in use'],
    ['RAM', 'RAM in use'],
  ] as const) {
    const used = await card('In use').getByRole('meter', { name: limit, exact: true }).getAttribute('aria-valuetext')
    await expect(card('Last 7 days').getByRole('figure').filter({ hasText: chart })).toContainText(used ?? '-')
  }
  await expect(card('Recent changes').getByRole('listitem').first()).toContainText('You')
  expect(await allFindings(page)).toEqual([])

  await meridian.faults()
  await card('In use').getByRole('button', { name: 'Try again' }).click()
  await expect(card('In use').getByRole('meter', { name: 'Volume Storage' })).toHaveAttribute(
    'aria-valuetext',
    /^\S+ of /,
  )
  await expect(card('Needs attention').getByRole('alert')).toHaveCount(0)

  // A service that is down widens no card: all numbers are in sight.
  await meridian.faults({ service: 'compute', status: 503 })
  await console.load('/home')
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 900 })
    await expect(card('In use').getByRole('alert')).toBeVisible()
    const outside = await card('In use').evaluate((element) =>
      [...element.querySelectorAll('[role=meter], [role=meter] *, [role=alert] *')]
        .filter((part) => part.getBoundingClientRect().right > element.getBoundingClientRect().right)
        .map((part) => part.outerHTML),
    )
    expect(outside).toEqual([])
  }
  await page.setViewportSize({ width: 1440, height: 900 })
  await meridian.faults()

  await console.inProject('alt_demo')
  await console.open('/home')
  const steps = page.getByRole('region', { name: 'Three steps to a server that you can reach' })
  await expect(steps.getByRole('listitem')).toHaveCount(3)
  await expect(steps.getByRole('listitem').filter({ hasText: 'Launch a server' })).toHaveAttribute(
    'aria-current',
    'step',
  )
  expect(await findings(page)).toEqual([])
  await steps.getByRole('link', { name: 'Launch a server' }).click()
  await expect(console.heading('Create server')).toBeVisible()
})
