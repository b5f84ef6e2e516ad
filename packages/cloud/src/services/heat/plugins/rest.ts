import { Fault } from '../../../core/fault.ts'
import type { Method } from '../../../core/method.ts'
import type { Json, JsonMap } from '../template/json.ts'
import type { Work } from './plugin.ts'

interface Kind {
  service: string
  /** `/v2.0/networks` */
  path: string
  /** `network` */
  envelope: string
  /** How it is changed; default PUT. */
  changeBy?: Method
  headers?: Record<string, string>
}

/** What nearly all services do with nearly all things. */
export function rest({ service, path, envelope, changeBy = 'PUT', headers = {} }: Kind) {
  const pathOf = (id: string) => `${path}/${encodeURIComponent(id)}`
  const own = ({ resource }: Work) => pathOf(resource.physical_id ?? '')
  const show = (work: Work): JsonMap => work.ask(service, { method: 'GET', path: own(work), headers })[envelope]
  return {
    create: (work: Work, body: JsonMap): JsonMap =>
      work.ask(service, { method: 'POST', path, headers, body: { [envelope]: body } })[envelope],
    show,
    change(work: Work, body: JsonMap): void {
      if (Object.keys(body).length === 0) return
      work.ask(service, { method: changeBy, path: own(work), headers, body: { [envelope]: body } })
    },
    /** What is gone already need not be removed. */
    remove: (work: Work): void => unlessGone(() => work.ask(service, { method: 'DELETE', path: own(work), headers })),
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
      work.ask(service, { method: 'POST', path: `${own(work)}/action`, headers, body: action })
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

/** The id of what was just made. */
export const idOf = (made: JsonMap): string => String(made['id'])

/** Those of the properties that are given, under the names that the service has for them. */
export function given(
  properties: JsonMap,
  names: readonly (string | readonly [own: string, theirs: string])[],
): JsonMap {
  return Object.fromEntries(
    names.flatMap((name) => {
      const [own, theirs] = typeof name === 'string' ? [name, name] : name
      const value = properties[own] ?? null
      return value === null ? [] : [[theirs, value]]
    }),
  )
}

/** The name that was asked for, or one that tells whose it is. */
export const nameOf = ({ properties, resource }: Work): string => String(properties['name'] ?? resource.physical_name)

/** A resource in its service has gone wrong. */
export const inError = (status: Json, reason: string) =>
  new Fault(500, `Went to status ${String(status)} due to "${reason}"`, { type: 'ResourceInError' })
