import { NEW_ID, type UpstreamCall } from '../upstream-calls.ts'

/** For each call, whether a later one has the id of what this one creates. */
export function definesId(calls: readonly UpstreamCall[]): boolean[] {
  let isNeeded = false
  return calls
    .toReversed()
    .map((call) => {
      const defines = isNeeded && creates(call)
      if (defines) isNeeded = false
      if (usesId(call)) isNeeded = true
      return defines
    })
    .toReversed()
}

const usesId = ({ path, body }: UpstreamCall) => path.includes(NEW_ID) || (body?.includes(NEW_ID) ?? false)

const creates = ({ method, path }: UpstreamCall) => method === 'POST' && !path.endsWith('/action')

/** The keys under which the response has the id of what the call creates. */
export function idKeys({ service, body }: UpstreamCall): string[] {
  const [wrapper] = Object.keys(JSON.parse(body ?? '{}'))
  return wrapper === undefined || service === 'image' || service === 'orchestration' ? ['id'] : [wrapper, 'id']
}
