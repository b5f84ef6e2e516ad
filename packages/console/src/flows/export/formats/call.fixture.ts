import type { UpstreamCall } from '@meridian/contract'

/** A call that creates something. */
export const creation = (request: string, body: unknown, part: Partial<UpstreamCall> = {}): UpstreamCall => {
  const [service = '', method = '', path = ''] = request.split(' ')
  return {
    service,
    method,
    path,
    endpoint: `http://${service}.test`,
    version: null,
    headers: {},
    file: false,
    body: body === null ? null : JSON.stringify(body),
    status: null,
    milliseconds: 0,
    requestId: null,
    newId: 'NEW_ID',
    ...part,
  }
}

export interface Creation {
  call: UpstreamCall
  data?: UpstreamCall
  /** What the texts cannot say. */
  lost?: { terraform?: string[]; hot?: string[] }
}
