import type { Port } from '@meridian/contract'
import type { MessageDescriptor } from 'react-intl'
import type { Column } from '../../framework/resource/column.ts'

export const fixedIpsColumn = <T extends Port>(header: MessageDescriptor): Column<T> => ({
  id: 'fixedIps',
  header,
  priority: 2,
  width: 132,
  grow: 2,
  value: ({ fixed_ips: ips }) => ips.map(({ ip_address: ip }) => ip).join(', '),
})
