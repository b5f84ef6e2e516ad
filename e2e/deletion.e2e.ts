import { countClicks } from './support/clicks.ts'
import { NEVER_MS } from './support/clouds.ts'
import { createServer, settled } from './support/servers.ts'
import { expect, findings, test } from './support/test.ts'
import { createVolume } from './support/volumes.ts'

interface Acted {
  server: { status: string; 'OS-EXT-STS:task_state': string | null }
  instanceActions: { action: string }[]
}

test('a deletion shows its consequences, and does nothing at all until the time to undo is over', async ({
  as,
  cloud,
}) => {
  test.slow()
  const id = await createServer(cloud, 'plan-web')
  const volumeId = await createVolume(cloud, 'plan-data')
  await cloud.act(`/compute/v2.1/servers/${id}/os-volume_attachments`, { volumeAttachment: { volumeId } })
  await settled(cloud, id)
  const path = `/compute/v2.1/servers/${id}`
  /** What Nova was asked to do with the server, and what it is doing. */
  const acted = async () => {
    const { server } = await cloud.send<Acted>('GET', path)
    const { instanceActions } = await cloud.send<Acted>('GET', `${path}/os-instance-actions`)
    return { status: server.status, task: server['OS-EXT-STS:task_state'], actions: instanceActions.length }
  }
  const before = await acted()
  expect(before).toMatchObject({ status: 'ACTIVE', task: null })
  const console = await as('demo')
  const { page } = console
  await console.open('/settings')
  await page.getByLabel('Seconds to Undo a Deletion').fill('300')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await console.expectToast('Settings saved.')
  await page.getByRole('link', { name: 'Home', exact: true }).click()
  await page.getByRole('link', { name: 'Instances', exact: true }).click()
  await expect(console.row('plan-web')).toBeVisible()
  /** What the page sends besides reading. */
  const changing: string[] = []
  page.on('request', (request) => {
    const isReading = request.method() === 'GET' || request.url().includes('/policy/')
    if (!isReading) changing.push(`${request.method()} ${request.url()}`)
  })
  const remove = async () => {
    await console.rowAction('plan-web', 'Delete Instance')
    const dialog = page.getByRole('dialog', { name: 'Delete plan-web?' })
    await expect(dialog.getByRole('region', { name: 'Goes with it' })).toContainText('plan-web is running')
    await expect(dialog.getByRole('region', { name: 'Stays' })).toContainText('Volume plan-data')
    // The volume stays, so that the guest writes to it before it goes.
    await expect(dialog.getByRole('region', { name: 'The plan, in this order' }).getByRole('listitem')).toHaveText([
      /Shut off plan-web$/,
      /Delete Instance: plan-web$/,
    ])
    await expect(dialog).toContainText('For 300 seconds after you confirm, nothing is done, and you can undo it.')
    return dialog
  }
  const dialog = await remove()
  expect(await findings(page)).toEqual([])
  await dialog.getByRole('button', { name: 'Delete Instance' }).click()
  await expect(dialog).toBeHidden()
  const dock = page.getByRole('region', { name: 'Delete Instance' })
  await expect(dock).toContainText('Nothing has been done yet')
  await expect(dock.getByRole('timer')).toContainText('It begins in')
  await expect(dock).toContainText('If this tab is closed or reloaded now, nothing is done.')
  await expect(dock.getByText('Waiting:')).toHaveCount(2)
  expect(await findings(page)).toEqual([])
  expect(await acted()).toEqual(before)
  const clicks = await countClicks(page)
  await dock.getByRole('button', { name: 'Undo: Delete Instance' }).click()
  await console.expectToast('Undone. Nothing was deleted.')
  expect(await clicks()).toBe(1)
  expect(changing).toEqual([])
  await expect(dock).toBeHidden()
  await expect(console.row('plan-web')).toContainText('Active')
  expect(await acted()).toEqual(before)

  await (await remove()).getByRole('button', { name: 'Delete Instance' }).click()
  await dock.getByRole('button', { name: 'Begin now' }).click()
  await console.expectToast(/Scheduled deletion of Instance/)
  await expect(console.row('plan-web')).toBeHidden()
})

test('one checkbox includes all that prevents a deletion', async ({ as }) => {
  const console = await as('demo')
  await console.openList('/project/networks', 'backend')
  await console.rowAction('backend', 'Delete Network')
  const dialog = console.page.getByRole('dialog', { name: 'Delete backend?' })
  const all = dialog.getByRole('checkbox', { name: /^Include all \d+ in the plan$/ })
  const remove = dialog.getByRole('button', { name: 'Delete Network' })
  await expect(dialog.getByRole('checkbox', { checked: false })).not.toHaveCount(0)
  await expect(remove).toBeDisabled()
  await all.check()
  await expect(dialog.getByRole('checkbox', { checked: false })).toHaveCount(0)
  await expect(dialog.getByRole('status')).toBeHidden()
  expect(await findings(console.page)).toEqual([])
  await all.uncheck()
  await expect(dialog.getByRole('checkbox', { checked: true })).toHaveCount(0)
  await expect(remove).toBeDisabled()
})

test('a deletion whose tab was closed says what was done, and is continued after a look at what is left', async ({
  as,
  cloud,
  meridian,
}) => {
  test.slow()
  const { id: gone } = await cloud.createImage('plan-a')
  await cloud.createImage('plan-b')
  const { id: slow } = await cloud.createImage('plan-c')
  const console = await as('demo')
  const { page } = console
  await console.openList('/project/images', 'plan-')
  await page.evaluate(() => void (document.cookie = 'MERIDIAN_UNDO_SECONDS=300; Path=/'))
  await console.select('plan-a', 'plan-b', 'plan-c')
  await page.getByRole('button', { name: 'Delete Images' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Delete Images' }).click()
  const dock = page.getByRole('region', { name: 'Delete Images' })
  await expect(dock).toContainText('0 of 3 steps')

  // In the time to undo nothing is done. Somebody else deletes one of them while the tab is closed.
  await cloud.deleteImage(gone)
  await page.reload()
  const offer = page.getByRole('dialog', { name: 'A plan was interrupted' })
  await expect(offer).toContainText('Nothing was done.')
  expect(await findings(page)).toEqual([])
  const { images } = await cloud.send<{ images: object[] }>('GET', '/image/v2/images?name=in:plan-b,plan-c')
  expect(images).toHaveLength(2)
  // It continues with what is left, and waits again.
  await expect(offer).toContainText('3 steps planned')
  await offer.getByRole('button', { name: 'Check and Continue' }).click()
  await expect(dock).toContainText('plan-b, plan-c')
  await expect(dock).toContainText('Nothing has been done yet')

  // In the middle, with an image whose deletion gets no answer.
  const path = `/v2/images/${slow}`
  await meridian.faults({ service: 'image', method: 'DELETE', path, delayMs: NEVER_MS, times: 1 })
  await dock.getByRole('button', { name: 'Begin now' }).click()
  await expect(dock.getByText('Done:')).toHaveCount(1)
  await page.reload()
  await meridian.faults()
  await expect(offer).toContainText('1 step done')
  await expect(offer).toContainText('1 step not known to be done')
  await expect(offer.getByRole('listitem').getByRole('listitem')).toHaveText([/: plan-b$/, /: plan-c$/])
  expect(await findings(page)).toEqual([])
  await offer.getByRole('button', { name: 'Check and Continue' }).click()
  await page.getByRole('region', { name: 'Delete Image' }).getByRole('button', { name: 'Begin now' }).dblclick()
  await console.expectToast(/Deleted Image\(s\): plan-c/)
  // The second click did not stop it.
  await page.getByRole('button', { name: /^Activity/ }).click()
  await expect(page.getByRole('dialog', { name: 'Activity' }).getByRole('listitem').first()).toContainText('Done')
  await page.reload()
  await expect(console.heading('Images')).toBeVisible()
  await expect(offer).toBeHidden()

  // A plan that another version of the console has stored.
  await page.evaluate(() => localStorage.setItem('meridian.plan.1', '{"steps":[]}'))
  await page.reload()
  await expect(offer).toContainText('An interrupted plan cannot be continued')
  expect(await findings(page)).toEqual([])
  await offer.getByRole('button', { name: 'Close', exact: true }).last().click()
  await expect(offer).toBeHidden()
  expect(await page.evaluate(() => localStorage.getItem('meridian.plan.1'))).toBeNull()
})
