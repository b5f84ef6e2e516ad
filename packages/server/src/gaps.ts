import type { Gap } from '@meridian/contract'
import { MissingService, OpenStackError, ServiceOutage } from '@meridian/openstack'

/**
 * Reads that a reply can do without. One that fails leaves its fallback, and the reply names what is missing, so that
 * one dead service costs its own column and not the page.
 */
export class Gaps {
  readonly #gaps: Gap[] = []

  async fill<T>(read: Promise<T>, fallback: T): Promise<T> {
    try {
      return await read
    } catch (error) {
      this.#gaps.push(gapOf(error))
      return fallback
    }
  }

  /** To be spread into the reply. */
  get named(): { gaps?: Gap[] } {
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
