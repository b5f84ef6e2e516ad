import { Fault } from '../../../core/errors/fault.ts'
import type { Method } from '../../../core/service/internal-request.ts'
import type { Json, JsonMap } from '../template/json.ts'
import type { Work } from './plugin.ts'

interface Kind {
  service: string
  /** `/v2.0/networks` */
  path: string
  /** `network` */
  envelope: string
  /** The method of updates; default PUT. */
  changeBy?: Method
  headers?: Record<string, string>
}

/** The common REST calls of most services. */
export function rest({ service, path, envelope, changeBy = 'PUT', headers = {} }: Kind) {
  const pathOf = (id: string) => `${path}/${encodeURIComponent(id)}`
  const itemPath = ({ resource }: Work) => pathOf(resource.physical_id ?? '')
  const show = (work: Work): JsonMap =>
    work.callService(service, { method: 'GET', path: itemPath(work), headers })[envelope]
  return {
    /** `beside` are the parts of the request outside the envelope. */
    create: (work: Work, body: JsonMap, beside: JsonMap = {}): JsonMap =>
      work.callService(service, { method: 'POST', path, headers, body: { [envelope]: body, ...beside } })[envelope],
    show,
    change(work: Work, body: JsonMap): void {
      if (Object.keys(body).length === 0) return
      work.callService(service, { method: changeBy, path: itemPath(work), headers, body: { [envelope]: body } })
    },
    /** Ignores resources that are gone already. */
    remove: (work: Work): void =>
      unlessGone(() => work.callService(service, { method: 'DELETE', path: itemPath(work), headers })),
    isGone(work: Work): boolean {
      try {
        show(work)
        return false
      } catch (error) {
        if (error instanceof Fault && error.status === 404) return true
        throw error
      }
    },
    /** `act(work, { resize: … })` */
    act(work: Work, action: Record<string, unknown>): void {
      work.callService(service, { method: 'POST', path: `${itemPath(work)}/action`, headers, body: action })
    },
  }
}

export function unlessGone(work: () => void): void {
  try {
    work()
  } catch (error) {
    if (!(error instanceof Fault) || error.status !== 404) throw error
  }
}

export const idOf = (made: JsonMap): string => String(made['id'])

/** The properties with a value, under the service's names. */
export function given(
  properties: JsonMap,
  names: readonly (string | readonly [heatName: string, apiName: string])[],
): JsonMap {
  return Object.fromEntries(
    names.flatMap((name) => {
      const [heatName, apiName] = typeof name === 'string' ? [name, name] : name
      const value = properties[heatName] ?? null
      return value === null ? [] : [[apiName, value]]
    }),
  )
}

/** The requested name, or the generated physical name. */
export const nameOf = ({ properties, resource }: Work): string => String(properties['name'] ?? resource.physical_name)

/** The error for a resource in an error status. */
export const inError = (status: Json, reason: string) =>
  new Fault(500, `Went to status ${String(status)} due to "${reason}"`, { type: 'ResourceInError' })
