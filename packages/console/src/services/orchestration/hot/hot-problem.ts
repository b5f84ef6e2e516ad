import type { hotProblems } from './hot.messages.ts'
import type { Span } from './yaml-node.ts'

/** A sentence about a part of the text. */
export interface HotProblem extends Span {
  code: keyof typeof hotProblems
  values: Record<string, string>
  /** The resource that has it. */
  resource?: string
}

export const problemAt = (
  { from, to }: Span,
  code: HotProblem['code'],
  values: Record<string, string> = {},
): HotProblem => ({ from, to, code, values })
