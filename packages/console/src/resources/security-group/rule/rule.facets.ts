import type { Facet } from '../../../framework/resource/column.ts'
import { textFacet } from '../../../framework/search/text-facet.ts'
import { directions, ruleFields } from './rule.messages.ts'
import type { Rule } from './rule.queries.ts'

export const ruleFacets: Facet<Rule>[] = [
  {
    id: 'direction',
    label: ruleFields.direction,
    options: Object.entries(directions).map(([value, label]) => ({ value, label })),
    on: { test: ({ direction }, value) => direction === value },
  },
  textFacet('protocol', ruleFields.protocol, ({ protocol }) => protocol ?? ''),
]
