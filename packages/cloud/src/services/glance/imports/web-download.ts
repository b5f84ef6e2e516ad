import { Readable } from 'node:stream'
import type { ReadableStream } from 'node:stream/web'
import { badRequest } from '../../../core/errors/fault.ts'

/** How long the other server may take until its response begins. */
const RESPONSE_TIMEOUT_MS = 10_000

/** `URL` has normalized the address. */
const LOOPBACK = /^(localhost|127\.[\d.]+|\[::1\])$/

/** Only this machine is downloaded from: the embedded cloud reaches nothing else. */
export function refuseForeign(uri: string): void {
  const url = URL.canParse(uri) ? new URL(uri) : undefined
  if (!url || !LOOPBACK.test(url.hostname) || !/^https?:$/.test(url.protocol))
    throw badRequest(
      `URI for web-download does not pass filtering: ${uri}. This cloud downloads from addresses of its own machine only.`,
    )
}

/** The bytes at the URI; throws 400 with a sentence if there are none. */
export async function download(uri: string): Promise<Readable> {
  const failed = (why: string) => badRequest(`The image could not be downloaded from ${uri}: ${why}`)
  const begun = new AbortController()
  const timer = setTimeout(() => begun.abort(), RESPONSE_TIMEOUT_MS)
  const response = await fetch(uri, { redirect: 'manual', signal: begun.signal })
    .catch(() => {
      throw failed(begun.signal.aborted ? 'the server did not answer in time.' : 'the server cannot be reached.')
    })
    .finally(() => clearTimeout(timer))
  if (!response.ok || !response.body) throw failed(`the server answered ${response.status}.`)
  return Readable.fromWeb(response.body as ReadableStream) // the same class, which DOM and Node declare apart
}
