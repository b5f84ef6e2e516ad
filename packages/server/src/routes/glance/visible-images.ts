import { images, imageMembers, type Page, type ServiceClient } from '@meridian/openstack'
import type { Image } from '@meridian/wire'
import { eachOf } from '../../each-of.ts'
import { ifPresent } from '../../if-present.ts'
import { isOffered } from './images.map.ts'

interface Window {
  limit: number
  marker: string | undefined
}

interface Wanted {
  project: string
  filters: Record<string, string | undefined>
}

/** After the first page, most are expected to be of other projects. */
const LATER_PAGE = 1000

/**
 * One page of the images that a member of the project would get: Glance sends administrators those of all projects, also
 * the private ones, and has no filter for what a project sees.
 */
export async function visiblePage(glance: ServiceClient, wanted: Wanted, window: Window): Promise<Page<Image>> {
  const found: Image[] = []
  let { marker } = window
  for (let limit = window.limit; ; limit = LATER_PAGE) {
    const page = await images.page(glance, { ...wanted.filters, limit, marker })
    found.push(...(await visibleIn(glance, wanted, page.items)))
    marker = page.next ?? page.items.at(-1)?.id
    if (found.length >= window.limit || !page.more || marker === undefined)
      return { items: found.slice(0, window.limit), more: page.more || found.length > window.limit }
  }
}

/** What an administrator's own role shows of these, and their project does not, is left out. */
async function visibleIn(glance: ServiceClient, { project, filters }: Wanted, all: readonly Image[]): Promise<Image[]> {
  const status = filters['member_status'] ?? 'accepted'
  const shown = await eachOf(all, async (image) => {
    if (image.owner === project || image.visibility === 'public' || image.visibility === 'community') return true
    if (!isOffered(image, project)) return false
    const member = await ifPresent(imageMembers.show(glance, image.id, project))
    return member !== null && (status === 'all' || member.status === status)
  })
  return all.filter((_image, index) => shown[index])
}
