import type { QosPolicy } from '@meridian/contract'
import { createIntl } from 'react-intl'
import { expect, test } from 'vitest'
import type { CellContext } from '../../framework/resource/item.ts'
import { cellText } from '../../framework/resource/cell-text.ts'
import { qosPolicy } from './qos-policy.resource.tsx'

const intl = createIntl({ locale: 'en' })
const context = { intl, projectName: (id) => `project ${id}` } as CellContext // the columns read no more of it than this
const item = (more: Partial<QosPolicy> = {}): QosPolicy => ({
  id: 'q1',
  name: 'gold',
  description: 'Fast',
  project_id: 'p',
  tenant_id: 'p',
  tags: [],
  shared: true,
  is_default: false,
  rules: [],
  ...more,
})

test('[QOS-01] a row shows project, name, description and whether it is shared; the id if it has no name', () => {
  const texts = (policy: QosPolicy) => qosPolicy.columns.map((column) => cellText(column, policy, context))
  expect(texts(item())).toEqual(['project p', 'gold', 'Fast', 'Yes'])
  expect(texts(item({ name: '', shared: false }))).toEqual(['project p', 'q1', 'Fast', 'No'])
})

test('[QOS-01] the search filters by name, description and shared', () => {
  const passes = (id: string, value: string) => {
    const on = qosPolicy.list.facets.find((facet) => facet.id === id)?.on
    return typeof on === 'object' && on.test(item(), value, context)
  }
  expect([passes('name', 'GOLD'), passes('name', 'tin')]).toEqual([true, false])
  expect([passes('description', 'fast'), passes('description', 'slow')]).toEqual([true, false])
  expect([passes('shared', 'true'), passes('shared', 'false')]).toEqual([true, false])
})
