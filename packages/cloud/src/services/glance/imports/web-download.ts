import { once } from 'node:events'
import * as http from 'node:http'
import type { IncomingMessage } from 'node:http'
import * as https from 'node:https'
import { Readable } from 'node:stream'
import { badRequest, Fault } from '../../../core/errors/fault.ts'
import type { OpenCall } from '../../../core/service/api.ts'
import { DEMO_DISK, demoDiskUrl } from './demo-disk.ts'
import { foreignLookup, isWithin } from './image-sources.ts'

/** How long the other server may take until its response begins. */
const RESPONSE_TIMEOUT_MS = 10_000
const MAX_REDIRECTS = 5
const REDIRECTS = [301, 302, 303, 307, 308]

export interface WebSource {
  url: URL
  /** What the operator allows. */
  sources: readonly string[]
  /** The cloud's own disk is not requested over HTTP. */
  isDemoDisk: boolean
}

/** The source that a user asks for; throws Glance's 400 unless it is the cloud's own or one that the operator allows. */
export function webSourceOf(call: Pick<OpenCall, 'baseUrl' | 'imageSources'>, uri: string): WebSource {
  const url = URL.parse(uri)
  const isDemoDisk = url?.href === demoDiskUrl(call)
  if (url && (isDemoDisk || isWithin(call.imageSources, url))) return { url, sources: call.imageSources, isDemoDisk }
  const allowed = [demoDiskUrl(call), ...call.imageSources].join(', ')
  throw badRequest(
    `URI for web-download does not pass filtering: ${uri}. This cloud downloads from ${allowed}; image_sources of meridian.yaml allows more.`,
  )
}

/** The bytes of the source; throws 400 with a sentence if there are none. */
export async function download({ url, sources, isDemoDisk }: WebSource): Promise<Readable> {
  if (isDemoDisk) return Readable.from([DEMO_DISK])
  let next = url
  for (let left = MAX_REDIRECTS; left >= 0; left--) {
    const response = await get(next)
    if (response.statusCode === 200) return response
    response.destroy()
    const { statusCode = 0, headers } = response
    if (!REDIRECTS.includes(statusCode)) throw failed(url, `the server answered ${statusCode}.`)
    const target = URL.parse(headers.location ?? '', next)
    if (!target || !isWithin(sources, target))
      throw failed(url, `it leads to ${headers.location}, which does not pass filtering.`)
    next = target
  }
  throw failed(url, 'it leads on and on.')
}

async function get(url: URL): Promise<IncomingMessage> {
  const deadline = AbortSignal.timeout(RESPONSE_TIMEOUT_MS)
  // The operator can allow this machine by naming it, and in no other way.
  const lookup = url.hostname === 'localhost' ? undefined : foreignLookup
  const request = (url.protocol === 'https:' ? https : http).get(url, { lookup })
  try {
    const [response]: IncomingMessage[] = await once(request, 'response', { signal: deadline })
    if (response) return response
    throw failed(url, 'the server sent nothing.')
  } catch (error) {
    request.on('error', () => {}).destroy()
    if (error instanceof Fault) throw error
    throw failed(url, deadline.aborted ? 'the server did not answer in time.' : 'the server cannot be reached.')
  }
}

const failed = ({ href }: URL, why: string) => badRequest(`The image could not be downloaded from ${href}: ${why}`)
