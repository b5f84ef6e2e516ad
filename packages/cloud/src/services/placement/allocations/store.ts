import { collection } from '../../../core/database/collection.ts'

/** A consumer of resources: a server, or anything else with an id. */
export interface Consumer {
  id: string
  project_id: string
  user_id: string
  generation: number
  /** Default `unknown`. */
  type: string
  /** Provider → class → amount. */
  allocations: Record<string, Record<string, number>>
}

const consumers = collection<Consumer>('placement_consumers')

export const { find, list, insert, remove } = consumers
