import type { Router } from '@meridian/contract'
import type { MessageDescriptor } from 'react-intl'
import { column, type Column } from '../../framework/resource/column.ts'
import type { PolicyRule } from '../../framework/resource/item.ts'

/** Neutron does not give most users the value. */
export const kindColumn = (kind: 'distributed' | 'ha', header: MessageDescriptor, rule: PolicyRule): Column<Router> =>
  column(kind, header, (item) => item[kind] ?? null, { policy: [rule], width: 120, grow: 0.5, format: 'yes-no' })

export const gatewayName = ({ external_gateway_info: gateway }: Router): string =>
  gateway ? (gateway.network_name ?? gateway.network_id) : ''
