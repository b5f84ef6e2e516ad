import type { Gap } from '@meridian/contract'
import { MissingService, OpenStackError, ServiceOutage } from '@meridian/openstack'

/**
 * Reads that a reply can do without. A failed one returns its fallback and is listed in the reply's `gaps`, so that an
 * unavailable service costs its own column and not the page.
 */
export class OptionalReads {
  readonly #gaps: Gap[] = []

  async read<T>(read: Promise<T>, fallback: T): Promise<T> {
    try {
      return await read
    } catch (error) {
      const gap = gapOf(error)
      const isKnown = this.#gaps.some(({ service, message }) => service === gap.service && message === gap.message)
      if (!isKnown) this.#gaps.push(gap)
      return fallback
    }
  }

  /** Spread into the reply. */
  get gaps(): { gaps?: Gap[] } {
    return this.#gaps.length ? { gaps: this.#gaps } : {}
  }
}

function gapOf(error: unknown): Gap {
  if (error instanceof OpenStackError)
    return { service: error.service, message: error.message, request_id: error.requestId }
  if (error instanceof ServiceOutage || error instanceof MissingService)
    return { service: error.service, message: error.message, request_id: null }
  throw error
}
