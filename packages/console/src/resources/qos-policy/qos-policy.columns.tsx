import type { QosPolicy } from '@meridian/contract'
import type { Column } from '../../framework/resource/column.ts'
import { nameColumn } from '../../framework/table/name-column.tsx'
import { yesNo } from '../../framework/text/yes-no.ts'
import { qosPolicyFields } from './qos-policy.messages.ts'
import { qosPolicyManifest } from './qos-policy.manifest.ts'

export const qosPolicyLabel = ({ name, id }: QosPolicy) => name || id

export const qosPolicyColumns: Column<QosPolicy>[] = [
  nameColumn({ type: qosPolicyManifest.type, label: qosPolicyLabel, header: qosPolicyFields.name }),
  {
    id: 'description',
    header: qosPolicyFields.description,
    priority: 2,
    width: 160,
    grow: 4,
    value: ({ description }) => description,
  },
  {
    id: 'shared',
    header: qosPolicyFields.shared,
    priority: 1,
    width: 88,
    grow: 0.5,
    value: ({ shared }) => shared,
    text: ({ shared }, { intl }) => yesNo(intl, shared),
  },
]
