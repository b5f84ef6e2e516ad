import { Fault } from '../../../core/errors/fault.ts'
import { text } from '../../../core/http/reply.ts'
import type { Reply } from '../../../core/http/reply.ts'
import type { AnyoneCall, AnyoneHandler } from '../../../core/service/api.ts'
import * as containers from '../containers/store.ts'
import { HTML, page, refused } from '../faults.ts'
import { MAX_LISTING } from '../limits.ts'
import { walk } from '../listing/walk.ts'
import { headerOf, isTrue } from '../metadata.ts'
import { read } from '../objects/handlers.ts'
import * as objects from '../objects/store.ts'
import type { ContainerPath, ObjectPath } from '../paths.ts'
import { beginCall, listableContainer } from '../swift-call.ts'
import { listingPage } from './listing-page.ts'

/** How a container is shown as a web site. */
interface Site {
  index: string | undefined
  error: string | undefined
  hasListings: boolean
  css: string | undefined
}

/** Only for clients without a token, and for those that ask for it; undefined if the container is no site. */
function siteOf(call: AnyoneCall<ContainerPath>): Site | undefined {
  const isVisitor = call.auth === undefined && !call.query.has('temp_url_sig')
  if (!isVisitor && !isTrue(headerOf(call.headers, 'x-web-mode'))) return undefined
  const headers = containers.find(call.db, call.params.account, call.params.container)?.headers ?? {}
  const meta = (name: string) => headers[`x-container-meta-web-${name}`]
  const site = {
    index: meta('index'),
    error: meta('error'),
    hasListings: isTrue(meta('listings')),
    css: meta('listings-css'),
  }
  return site.index === undefined && site.error === undefined && !site.hasListings ? undefined : site
}

const pathOf = ({ target }: AnyoneCall) => target.split('?', 1)[0] ?? ''

/** Relative links of a folder need its slash. */
const withSlash = (call: AnyoneCall) => page(301, { location: `${call.baseUrl}/object-store${pathOf(call)}/` })

/** A container's index or listing, in place of `next` where it is a site. */
export const siteContainer =
  (next: AnyoneHandler<ContainerPath>): AnyoneHandler<ContainerPath> =>
  (call) => {
    const site = siteOf(call)
    if (!site || (site.index === undefined && !site.hasListings)) return next(call)
    if (!pathOf(call).endsWith('/')) return withSlash(call)
    return orErrorPage(call, site, () => folder(call, site, ''))
  }

/** An object, or the index or listing of the folder with its name. */
export const siteObject =
  (next: AnyoneHandler<ObjectPath>): AnyoneHandler<ObjectPath> =>
  (call) => {
    const site = siteOf(call)
    if (!site) return next(call)
    return orErrorPage(call, site, () => {
      const { object } = call.params
      return (
        unlessMissing(() => next(call)) ?? (object.endsWith('/') ? folder(call, site, object) : toFolder(call, site))
      )
    })
  }

function toFolder(call: AnyoneCall<ObjectPath>, site: Site): Reply {
  const { account, container, object } = call.params
  const row = containers.find(call.db, account, container)
  const isFolder = row !== undefined && rowsBelow(call, row.id, `${object}/`).length > 0
  if (!isFolder || (site.index === undefined && !site.hasListings)) throw refused(404)
  return withSlash(call)
}

const rowsBelow = ({ db }: AnyoneCall, container: number, prefix: string) =>
  walk(
    { limit: MAX_LISTING, prefix, delimiter: '/', marker: '', endMarker: '', isReverse: false, path: undefined },
    (span) => objects.list(db, container, span),
  )

function folder(call: AnyoneCall<ContainerPath>, site: Site, prefix: string): Reply {
  const { index } = site
  const shown = index === undefined ? undefined : unlessMissing(() => readAt(call, prefix + index))
  if (shown) return shown
  if (!site.hasListings) throw refused(404)
  const swiftCall = beginCall(call, 'GET')
  const container = listableContainer(swiftCall, call.params)
  const rows = rowsBelow(call, container.id, prefix).filter((row) => !('name' in row) || row.name !== prefix)
  if (rows.length === 0 && prefix !== '') throw refused(404)
  return text(200, HTML, listingPage(`${container.name}/${prefix}`, prefix, rows, site.css))
}

const readAt = (call: AnyoneCall<ContainerPath>, object: string) =>
  read({ ...call, params: { ...call.params, object }, query: new URLSearchParams() })

/** Refusals are shown by the site's own page, `404error.html`, if it has one. */
function orErrorPage(call: AnyoneCall<ContainerPath>, { error }: Site, work: () => Reply): Reply {
  try {
    return work()
  } catch (fault) {
    if (!(fault instanceof Fault) || error === undefined || (fault.status !== 401 && fault.status !== 404)) throw fault
    const own = unlessRefused(() => readAt(call, `${fault.status}${error}`))
    if (!own) throw fault
    return { ...own, status: fault.status }
  }
}

function unlessRefused<T>(work: () => T, statuses: readonly number[] = [401, 403, 404]): T | undefined {
  try {
    return work()
  } catch (fault) {
    if (fault instanceof Fault && statuses.includes(fault.status)) return undefined
    throw fault
  }
}

const unlessMissing = <T>(work: () => T) => unlessRefused(work, [404])
