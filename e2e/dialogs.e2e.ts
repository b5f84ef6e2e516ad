import { dialogAddresses, type DialogAddress } from './support/dialogs.ts'
import { OpenStack } from './support/openstack.ts'
import { expect, test } from './support/test.ts'
import { walkDialog, type Walked } from './support/walk-dialog.ts'

test('[MODAL-01] every dialog asks before input is lost, and shows nothing of what was discarded when it opens again', async ({
  as,
  meridian,
}) => {
  test.slow()
  const cloud = await OpenStack.as(meridian.authUrl, 'admin', 'admin')
  const addresses = await dialogAddresses(cloud)
  const first = await as('admin')
  // Two tabs: a dialog mostly waits for the cloud.
  const tabs = [first, await first.newTab()]
  const walk = async (tab: typeof first, some: DialogAddress[]) => {
    await tab.load('/identity/regions')
    await expect(tab.heading('Regions')).toBeVisible()
    const walked: Walked[] = []
    for (const address of some) walked.push(await tab.page.evaluate(walkDialog, address))
    return walked.filter(({ problem }) => problem !== null)
  }
  const found = await Promise.all(
    tabs.map((tab, index) =>
      walk(
        tab,
        addresses.filter((_, place) => place % tabs.length === index),
      ),
    ),
  )
  expect(found.flat()).toEqual([])
})
