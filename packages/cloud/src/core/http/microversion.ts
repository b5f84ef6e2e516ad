import type { IncomingHttpHeaders } from 'node:http'
import { badRequest, notAcceptable } from '../errors/fault.ts'

interface Range {
  /** The service's name in OpenStack-API-Version. */
  type: string
  major: number
  oldest: number
  newest: number
  /** The service's own header, older than the common one. */
  legacyHeader?: string
}

/** Microversion negotiation of Nova and Cinder. A version is its minor number. */
export interface Microversions {
  /** The requested version, by default the oldest; throws 400 or 406. */
  requested: (headers: IncomingHttpHeaders) => number
  /** The version headers of the response. */
  responseHeaders: (headers: IncomingHttpHeaders) => Record<string, string>
}

const COMMON_HEADER = 'openstack-api-version'

export function microversions(range: Range): Microversions {
  const { major, oldest, newest, legacyHeader } = range
  const text = (headers: IncomingHttpHeaders) => {
    const wanted = requestedBy(headers, range)
    return wanted === 'latest' ? `${major}.${newest}` : (wanted ?? `${major}.${oldest}`)
  }
  return {
    requested(headers) {
      const wanted = text(headers)
      const [, requestedMajor, minor] = VERSION.exec(wanted) ?? []
      if (minor === undefined) {
        throw badRequest(`API Version String ${wanted} is of invalid format. Must be of format MajorNum.MinorNum.`)
      }
      if (Number(requestedMajor) === major && Number(minor) >= oldest && Number(minor) <= newest) return Number(minor)
      throw notAcceptable(
        `Version ${wanted} is not supported by the API. Minimum is ${major}.${oldest} and maximum is ${major}.${newest}.`,
      )
    },
    responseHeaders(headers) {
      const version = text(headers)
      if (!VERSION.test(version)) return {}
      return {
        [COMMON_HEADER]: `${range.type} ${version}`,
        ...(legacyHeader && { [legacyHeader]: version }),
        vary: ['OpenStack-API-Version', ...(legacyHeader ? [legacyHeader] : [])].join(', '),
      }
    },
  }
}

const VERSION = /^([1-9]\d{0,3})\.(0|[1-9]\d{0,3})$/

/** `OpenStack-API-Version: compute 2.93, volume 3.70` */
function requestedBy(headers: IncomingHttpHeaders, { type, legacyHeader }: Range): string | undefined {
  const common = headers[COMMON_HEADER]
  const parts = (Array.isArray(common) ? common.join(',') : (common ?? '')).split(',')
  const own = parts.map((part) => part.trim().split(/\s+/, 2)).findLast(([name]) => name?.toLowerCase() === type)
  const legacy = legacyHeader === undefined ? undefined : headers[legacyHeader.toLowerCase()]
  return own ? (own[1] ?? '') : legacy?.toString().trim()
}
