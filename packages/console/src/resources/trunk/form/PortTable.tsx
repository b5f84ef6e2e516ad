import type { Port } from '@meridian/contract'
import { useIntl } from 'react-intl'
import { useCellContext } from '../../../framework/resource/cell-context.ts'
import type { Column } from '../../../framework/resource/column.ts'
import { Loaded } from '../../../framework/loading/Loaded.tsx'
import { TransferTable, type TransferTableProps } from '../../../framework/transfer/TransferTable.tsx'
import { wordFor } from '../../../framework/text/word-for.ts'
import { adminStates, statuses } from '../trunk.messages.ts'
import { trunkQueries } from '../trunk.queries.ts'
import type { PortChoice } from './port-choice.ts'
import { portFields, trunkFormMessages } from './trunk-form.messages.ts'

const columns: Column<PortChoice>[] = [
  { id: 'name', header: portFields.name, priority: 1, width: 100, value: ({ name }) => name },
  { id: 'addresses', header: portFields.addresses, priority: 2, width: 120, value: ({ addresses }) => addresses },
  {
    id: 'adminState',
    header: portFields.adminState,
    width: 80,
    value: ({ adminState }) => adminState,
    text: ({ adminState }, { intl }) => wordFor(intl, adminStates, adminState),
  },
  {
    id: 'status',
    header: portFields.status,
    width: 70,
    value: ({ status }) => status,
    text: ({ status }, { intl }) => wordFor(intl, statuses, status),
  },
]

const nameOf = ({ name }: PortChoice) => name

interface PortTableProps extends Pick<
  TransferTableProps<PortChoice>,
  'label' | 'allocated' | 'onChange' | 'max' | 'error' | 'none' | 'chosenColumns'
> {
  /** What is there to choose from, of the project's ports. */
  choicesOf: (ports: readonly Port[]) => PortChoice[]
  /** The user's own unless given. */
  project?: string
}

/** Ports of the project, to choose from. */
export function PortTable({ choicesOf, project, ...table }: PortTableProps) {
  const { formatMessage } = useIntl()
  const context = useCellContext(columns)
  return (
    <Loaded query={trunkQueries.ports(project)} failed={formatMessage(trunkFormMessages.unableToListPorts)}>
      {({ items }) => (
        <TransferTable
          {...table}
          items={choicesOf(items)}
          columns={columns}
          defaultSort="name"
          context={context}
          nameOf={nameOf}
        />
      )}
    </Loaded>
  )
}
