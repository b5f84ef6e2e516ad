import type { IncomingHttpHeaders } from 'node:http'
import { wholeSeconds } from '../times.ts'
import type { Content } from './content.ts'

/** Returns 304 or 412 if a condition of the request fails. */
export function failedCondition({ etag, object }: Content, headers: IncomingHttpHeaders): 304 | 412 | undefined {
  const names = (list: string) => {
    const tags = list.split(',').map((tag) => tag.trim().replaceAll('"', ''))
    return tags.includes('*') || tags.includes(etag)
  }
  const changed = wholeSeconds(object.stamp)
  const time = (text: string | undefined) => Date.parse(text ?? '') / 1000 // NaN compares as false
  if (headers['if-none-match'] !== undefined && names(headers['if-none-match'])) return 304
  if (headers['if-match'] !== undefined && !names(headers['if-match'])) return 412
  if (changed <= time(headers['if-modified-since'])) return 304
  if (changed > time(headers['if-unmodified-since'])) return 412
  return undefined
}
