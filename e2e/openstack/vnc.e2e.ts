import type { FrameLocator } from '@playwright/test'
import { expect, test } from '../support/test.ts'

/** The colour in the middle of the screen. */
const colour = (frame: FrameLocator) =>
  frame.locator('canvas').evaluate((element) => {
    const canvas = element as HTMLCanvasElement // `canvas` is no other element
    const { data } = canvas.getContext('2d')?.getImageData(canvas.width / 2, canvas.height / 2, 1, 1) ?? { data: [] }
    return [...data].join()
  })

test('the screen of a server is drawn through the cloud’s VNC proxy, and takes keys @openstack', async ({ as }) => {
  const console = await as('demo')
  const { page } = console
  await console.openList('/project/instances', 'web-1')
  await console.rowAction('web-1', 'Console')
  const frame = page.frameLocator('iframe[title="Instance Console"]')
  await expect(frame.getByText('Connected')).toBeVisible()
  // Nothing is drawn yet while it is transparent.
  await expect.poll(() => colour(frame)).toMatch(/,255$/)
  const before = await colour(frame)
  await frame.locator('canvas').click()
  await page.keyboard.type('meridian')
  await expect.poll(() => colour(frame)).not.toBe(before)
})
