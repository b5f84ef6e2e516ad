import { serverEndpoints, type Server } from '@meridian/contract'
import { pages } from '../../api/pages.ts'
import type { ListQuery } from '../../api/query.ts'

/** The instances of all projects on a host. */
export const serversOn = (host: string): ListQuery<Server> =>
  pages(serverEndpoints.serverList, { host, all_projects: true })
