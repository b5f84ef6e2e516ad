import { startGallery } from './gallery.ts'

/** Starts what all workers share. */
// oxlint-disable-next-line import/no-default-export -- Playwright calls no other
export default async function setUp(): Promise<() => Promise<void>> {
  const gallery = await startGallery()
  process.env['MERIDIAN_GALLERY_URL'] = gallery.url
  return gallery.stop
}
