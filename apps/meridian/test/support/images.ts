import { glance, type CreatedImage } from '@meridian/contract'
import type { Account } from './accounts.ts'
import type { World } from './world.ts'

export const newImage = (world: World) => ({
  name: world.name('image'),
  disk_format: 'raw',
  container_format: 'bare',
  visibility: 'private',
})

/** An image without data; deleted after the tests. */
export async function madeImage(world: World, account: Account = 'demo', change: object = {}): Promise<CreatedImage> {
  const image = await world.call(account, glance.imageCreate, { body: { ...newImage(world), ...change } })
  cleanUpImage(world, account, image.id)
  return image
}

export function cleanUpImage(world: World, account: Account, id: string): void {
  world.cleanUp(() => world.call(account, glance.imageDelete, { params: { id } }))
}

/** Uploads an image's data to its upload URL. */
export const sendFile = async (world: World, account: Account, image: CreatedImage, bytes: Buffer | string) =>
  (await world.as(account)).send('PUT', image.upload_url ?? '', bytes, {
    'content-type': 'application/octet-stream',
    'x-auth-token': image.token_id ?? '',
    'x-requested-with': '',
    'x-csrftoken': '',
  })

/** An image with data. */
export async function activeImage(world: World, account: Account = 'demo', change: object = {}): Promise<CreatedImage> {
  const image = await madeImage(world, account, { ...change, data: 'some.raw' })
  const answer = await sendFile(world, account, image, 'bytes of an image')
  if (answer.statusCode !== 204) throw new Error(`upload refused: ${answer.statusCode} ${answer.body}`)
  return image
}
