import { collection } from '../../../core/database/collection.ts'
import { is } from '../../../core/database/condition.ts'
import type { Db } from '../../../core/database/db.ts'

export interface MeteringLabelRow {
  id: string
  project_id: string
  name: string
  description: string
  shared: boolean
}

export interface MeteringRuleRow {
  id: string
  project_id: string
  metering_label_id: string
  direction: 'ingress' | 'egress'
  excluded: boolean
  remote_ip_prefix: string | null
  source_ip_prefix: string | null
  destination_ip_prefix: string | null
}

export const labels = collection<MeteringLabelRow, string>('neutron_metering_labels')
export const rules = collection<MeteringRuleRow, string>('neutron_metering_label_rules')

export const listRules = (db: Db, labelId: string) => rules.list(db, { where: [is('metering_label_id', labelId)] })

export const removeRules = (db: Db, labelId: string) => rules.removeWhere(db, is('metering_label_id', labelId))
