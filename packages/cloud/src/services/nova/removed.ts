import type { Reply } from '../../core/reply.ts'
import { gone } from '../../core/fault.ts'

/** What Nova once did, and clients may still ask for. */
export const removed = (): Reply => {
  throw gone('This resource is no longer available. No forwarding address is given.')
}
