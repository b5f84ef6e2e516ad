import * as z from 'zod'
import { any, is } from '../../../core/database/condition.ts'
import { formatCidr, parseCidr } from '../address/cidr.ts'
import { named } from '../faults.ts'
import { filtersOf, flag, ownerFilters, reference, word } from '../resource/filters.ts'
import type { Kind } from '../resource/kind.ts'
import * as value from '../resource/values.ts'
import { labels as labelRows, rules as ruleRows } from './store.ts'
import type { MeteringLabelRow, MeteringRuleRow } from './store.ts'

const nothing = z.object({})

const label = z.object({
  name: value.name.default(''),
  description: value.description.default(''),
  shared: value.flag.default(false),
})

export const labels: Kind<MeteringLabelRow, typeof label, typeof nothing> = {
  one: 'metering_label',
  many: 'metering_labels',
  create: label,
  update: nothing,
  readOnly: ['id'],
  guarded: [],
  filters: { ...ownerFilters, ...filtersOf(word, 'name', 'description'), ...filtersOf(flag, 'shared') },
  sortable: ['id', 'project_id', 'tenant_id', 'name', 'description', 'shared'],
  rows: labelRows,
  visible: (projectId) => any(is('project_id', projectId), is('shared', true)),
  missing: (id) => named.notFound('MeteringLabelNotFound', `Metering label ${id} does not exist`),
  view: (_, rows) => rows.map((row) => ({ ...row, tenant_id: row.project_id })),
}

const prefix = value.value((data) => {
  if (data === null) return null
  const cidr = typeof data === 'string' ? parseCidr(data) : undefined
  if (!cidr) throw new value.InvalidValue(`'${value.repr(data)}' is not a valid IP subnet`)
  return formatCidr(cidr)
})

const rule = z.object({
  metering_label_id: value.uuid,
  direction: value.oneOf(['ingress', 'egress']),
  excluded: value.flag.default(false),
  remote_ip_prefix: prefix.default(null),
  source_ip_prefix: prefix.default(null),
  destination_ip_prefix: prefix.default(null),
})

export const rules: Kind<MeteringRuleRow, typeof rule, typeof nothing> = {
  one: 'metering_label_rule',
  many: 'metering_label_rules',
  create: rule,
  update: nothing,
  readOnly: ['id'],
  guarded: [],
  filters: {
    ...ownerFilters,
    ...filtersOf(word, 'metering_label_id', 'direction'),
    ...filtersOf(flag, 'excluded'),
    ...filtersOf(reference, 'remote_ip_prefix'),
  },
  sortable: ['id', 'metering_label_id', 'direction', 'excluded', 'remote_ip_prefix'],
  rows: ruleRows,
  visible: (projectId) => is('project_id', projectId),
  missing: (id) => named.notFound('MeteringLabelRuleNotFound', `Metering label rule ${id} does not exist`),
  view: (_, rows) =>
    rows.map(({ project_id: _project, source_ip_prefix, destination_ip_prefix, ...row }) => ({
      ...row,
      ...(source_ip_prefix !== null && { source_ip_prefix }),
      ...(destination_ip_prefix !== null && { destination_ip_prefix }),
    })),
}
