import type { GraphState } from '../../../ui/graph/graph.ts'

interface Judged {
  /** By the service's own word. */
  original_status: string
  task?: string | null
}

/** What is being built or deleted is on its way; of the rest, whatever is not active is down. */
export function stateOf({ original_status: status, task }: Judged): GraphState {
  if (status === 'BUILD' || task === 'deleting') return 'loading'
  return status === 'ACTIVE' ? 'active' : 'down'
}
