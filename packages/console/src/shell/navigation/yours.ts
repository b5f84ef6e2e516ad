import { pageKey, type Choice } from '../../framework/session/choices.ts'
import { paths } from '../../paths.ts'
import { entriesOfHalf, type Half, type Navigation } from './navigation.ts'

/** What people of a half open most, in the order of the navigation; those that are offered are theirs at first. */
export const USUAL: Readonly<Record<Half, readonly string[]>> = {
  project: [
    '/project/instances',
    '/project/volumes',
    paths.images(),
    '/project/networks',
    '/project/floating_ips',
    '/project/security_groups',
    '/project/key_pairs',
  ],
  cloud: [
    '/admin/capacity',
    '/admin/hypervisors',
    '/admin/instances',
    '/admin/migrations',
    '/identity/projects',
    '/admin/quotas',
    paths.adminImages(),
    paths.systemInfo(),
  ],
}

/** The places that somebody has who has not chosen: the usual ones of their halves that the cloud and their roles offer. */
export const usualPins = ({ halves }: Navigation): Choice[] =>
  halves.flatMap((each) => {
    const offered = entriesOfHalf(each)
    return USUAL[each.half].flatMap((path) =>
      offered.some((entry) => entry.path === path) ? [pinOf({ path, half: each.half })] : [],
    )
  })

export const pinOf = ({ path, half }: { path: string; half: Half }): Choice => ({
  key: pageKey(path),
  ...(half === 'cloud' && { cloud: true }),
})
