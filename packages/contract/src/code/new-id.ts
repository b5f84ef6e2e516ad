import { NEW_ID, NEW_IDS, type UpstreamCall } from '../upstream-calls.ts'

/** For each call, the variable for the id of what it creates, if a later call has that id; otherwise null. */
export function definedIds(calls: readonly UpstreamCall[]): (string | null)[] {
  const needed = new Set<string>()
  return calls
    .toReversed()
    .map((call) => {
      const { newId = NEW_ID } = call
      const defines = creates(call) && needed.delete(newId)
      for (const id of usedIds(call)) needed.add(id)
      return defines ? newId : null
    })
    .toReversed()
}

const usedIds = ({ path, body }: UpstreamCall): string[] => `${path} ${body ?? ''}`.match(NEW_IDS) ?? []

const creates = ({ method, path }: UpstreamCall) => method === 'POST' && !path.endsWith('/action')

/** The keys under which the response has the id of what the call creates. */
export function idKeys({ service, body }: UpstreamCall): string[] {
  const [wrapper] = Object.keys(JSON.parse(body ?? '{}'))
  return wrapper === undefined || service === 'image' || service === 'orchestration' ? ['id'] : [wrapper, 'id']
}

/**
 * The calls of requests that each name what they create `NEW_ID_1`, `NEW_ID_2` and so on: without numbers if only one
 * of those ids is used, and otherwise numbered from 1.
 */
export function renumberIds(calls: readonly UpstreamCall[]): UpstreamCall[] {
  const used = [...new Set(calls.flatMap(usedIds))]
  const nameOf = (id: string) => (used.length === 1 ? NEW_ID : `${NEW_ID}_${used.indexOf(id) + 1}`)
  return calls.map((call) => replaceIds(call, nameOf))
}

/** The call with other names for the ids of what is created. */
export const replaceIds = (call: UpstreamCall, nameOf: (id: string) => string): UpstreamCall => ({
  ...call,
  path: call.path.replaceAll(NEW_IDS, nameOf),
  body: call.body?.replaceAll(NEW_IDS, nameOf) ?? null,
  newId: nameOf(call.newId ?? NEW_ID),
})
