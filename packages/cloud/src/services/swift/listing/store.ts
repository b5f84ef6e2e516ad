import { is } from '../../../core/database/condition.ts'
import type { Condition } from '../../../core/database/condition.ts'

/** A stretch of names in the order of their bytes. */
export interface Span {
  /** The first name that is in. */
  from?: string
  /** The last name that is out, before the first that is in. */
  after?: string
  /** The first name that is out. */
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
