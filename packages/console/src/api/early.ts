import * as z from 'zod'
import { TAB_SCOPE_KEY } from './tab-scope.ts'

/** What ask-early.js has asked for. */
interface Early {
  address: string
  /** Where it was asked, as a tab keeps its scope; and whether that is where the session is. */
  scope: string
  isOwn: boolean
  answer: Promise<Response>
}

declare global {
  var meridianEarly: Early | undefined
}

const KEY = 'meridian.early'
/** How many pages are remembered; who opens more has the ones of late. */
const PAGES = 40

const Addresses = z.record(z.string(), z.string())

let opening = true

/**
 * The answer for what a page is for, where that was asked for before its code was there; undefined where it was not.
 * The first read of its kind is what the page is for, and remembered, so that it is asked for early the next time.
 */
export function takeEarly(address: string): Promise<Response> | undefined {
  if (!opening) return undefined
  opening = false
  const early = globalThis.meridianEarly
  globalThis.meridianEarly = undefined
  remember(address)
  return early?.address === address && isHere(early) ? early.answer : undefined
}

/** A tab that has not said where it works is where the session is. */
function isHere({ scope, isOwn }: Early): boolean {
  const kept = sessionStorage.getItem(TAB_SCOPE_KEY)
  return kept === null ? isOwn : kept === scope
}

function remember(address: string): void {
  try {
    const page = location.pathname + location.search
    const { [page]: before, ...others } = read()
    if (before === address) return
    const kept = Object.entries(others).slice(1 - PAGES)
    localStorage.setItem(KEY, JSON.stringify(Object.fromEntries([...kept, [page, address]])))
  } catch {
    // Storage can be closed to us, or full: pages then open as they do the first time.
  }
}

const read = () => Addresses.catch({}).parse(JSON.parse(localStorage.getItem(KEY) ?? '{}'))
