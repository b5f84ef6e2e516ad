import { once } from 'node:events'
import * as http from 'node:http'
import type { IncomingMessage } from 'node:http'
import * as https from 'node:https'
import type { Readable } from 'node:stream'
import { badRequest, Fault } from '../../../core/errors/fault.ts'

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
  const deadline = AbortSignal.timeout(RESPONSE_TIMEOUT_MS)
  const request = (new URL(uri).protocol === 'https:' ? https : http).get(uri)
  try {
    const [response]: IncomingMessage[] = await once(request, 'response', { signal: deadline })
    if (response?.statusCode === 200) return response
    request.destroy()
    throw failed(`the server answered ${response?.statusCode}.`)
  } catch (error) {
    request.on('error', () => {}).destroy()
    if (error instanceof Fault) throw error
    throw failed(deadline.aborted ? 'the server did not answer in time.' : 'the server cannot be reached.')
  }
}
