import * as z from 'zod'
import { TAB_SCOPE_KEY } from './tab-scope.ts'

/** The request that early-request.js has sent. */
interface Early {
  address: string
  /** The scope of the request, as the tab stores it, and whether it is the session's. */
  scope: string
  isOwn: boolean
  response: Promise<Response>
}

declare global {
  var meridianEarly: Early | undefined
}

const KEY = 'meridian.early'
/** The number of stored pages; the oldest are dropped. */
const MAX_PAGES = 40

const Addresses = z.record(z.string(), z.string())

let opening = true

/**
 * The response to the page's main request if early-request.js has sent it; otherwise undefined. The first list that a page
 * requests is its main request; its address is stored, so that it is sent early the next time.
 */
export function takeEarlyResponse(address: string): Promise<Response> | undefined {
  if (!opening) return undefined
  opening = false
  const early = globalThis.meridianEarly
  globalThis.meridianEarly = undefined
  remember(address)
  return early?.address === address && isHere(early) ? early.response : undefined
}

/** A tab without a stored scope has the session's. */
function isHere({ scope, isOwn }: Early): boolean {
  const stored = sessionStorage.getItem(TAB_SCOPE_KEY)
  return stored === null ? isOwn : stored === scope
}

function remember(address: string): void {
  try {
    const page = location.pathname + location.search
    const { [page]: before, ...others } = read()
    if (before === address) return
    const recent = Object.entries(others).slice(1 - MAX_PAGES)
    localStorage.setItem(KEY, JSON.stringify(Object.fromEntries([...recent, [page, address]])))
  } catch {
    // Storage may be forbidden or full: pages then open as they do the first time.
  }
}

const read = () => Addresses.catch({}).parse(JSON.parse(localStorage.getItem(KEY) ?? '{}'))
