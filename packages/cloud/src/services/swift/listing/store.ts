import { is } from '../../../core/database/condition.ts'
import type { Condition } from '../../../core/database/condition.ts'

/** A range of names in byte order. */
export interface Span {
  /** Inclusive lower bound. */
  from?: string
  /** Exclusive lower bound. */
  after?: string
  /** Exclusive upper bound. */
  before?: string
  descending: boolean
  limit: number
}

export const conditionsOf = ({ from, after, before }: Span): Condition[] => [
  ...(from === undefined ? [] : [is('name', from, '>=')]),
  ...(after === undefined ? [] : [is('name', after, '>')]),
  ...(before === undefined ? [] : [is('name', before, '<')]),
]

export const orderOf = ({ descending }: Span) => `ORDER BY name ${descending ? 'DESC' : 'ASC'}`
