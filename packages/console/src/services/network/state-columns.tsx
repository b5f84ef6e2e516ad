import type { MessageDescriptor } from 'react-intl'
import type { Column } from '../../framework/resource/column.ts'
import type { Item } from '../../framework/resource/item.ts'
import { wordFor } from '../../framework/text/word-for.ts'
import { adminStates, networkStatuses } from './network-state.messages.ts'
import { NetworkStatus } from './NetworkStatus.tsx'

export const statusColumn = <T extends Item & { status: string }>(header: MessageDescriptor): Column<T> => ({
  id: 'status',
  header,
  priority: 1,
  width: 104,
  value: ({ status }, { intl }) => wordFor(intl, networkStatuses, status),
  cell: ({ status }, { intl }) => <NetworkStatus status={status} intl={intl} />,
})

/** Whether it is switched on. */
export const adminStateColumn = <T extends Item & { admin_state: string }>(header: MessageDescriptor): Column<T> => ({
  id: 'adminState',
  header,
  width: 116,
  grow: 0.5,
  value: ({ admin_state: state }) => state,
  text: ({ admin_state: state }, { intl }) => wordFor(intl, adminStates, state),
})
