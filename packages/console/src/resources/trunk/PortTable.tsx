import { portEndpoints, type Port } from '@meridian/contract'
import { pages } from '../../api/pages.ts'
import { Loaded } from '../../framework/loading/Loaded.tsx'
import { useCellContext } from '../../framework/resource/cell-context.ts'
import { fieldColumn, type Column } from '../../framework/resource/column.ts'
import { useFailureMessage } from '../../framework/resource/use-failure-message.ts'
import { words } from '../../framework/text/common.messages.ts'
import { TransferTable, type TransferTableProps } from '../../framework/transfer/TransferTable.tsx'
import { adminStates, statuses } from './trunk.messages.ts'
import { moreWords } from '../../framework/text/more-words.messages.ts'

export interface PortChoice {
  id: string
  name: string
  addresses: string
  adminState: string
  status: string
}

const choiceOf = (port: Port): PortChoice => ({
  id: port.id,
  name: port.name || port.id,
  addresses: port.fixed_ips.map(({ ip_address: ip }) => ip).join(', '),
  adminState: port.admin_state,
  status: port.status,
})

/** Without a device, and in no trunk. */
const isFree = ({ device_owner: owner, trunk_id: trunk, trunk_details: details }: Port) =>
  owner === '' && trunk === undefined && details === undefined

interface Selection {
  /** Ids of ports that are in the trunk already; they are choices, too, even if they are not listed. */
  current?: readonly string[]
  /** Ids of ports that are chosen elsewhere in the form. */
  except: readonly string[]
}

/** The ports that a trunk can consist of. */
export function portChoices(ports: readonly Port[], { current = [], except }: Selection): PortChoice[] {
  const offered = ports.filter((port) => current.includes(port.id) || (isFree(port) && !except.includes(port.id)))
  const listed = new Set(offered.map(({ id }) => id))
  return [
    ...offered.map(choiceOf),
    ...current
      .filter((id) => !listed.has(id))
      .map((id) => ({ id, name: id, addresses: '', adminState: '', status: '' })),
  ]
}

const columns: Column<PortChoice>[] = [
  fieldColumn('name', words.name, { priority: 1, width: 100 }),
  fieldColumn('addresses', moreWords.ip, { priority: 2, width: 120 }),
  fieldColumn('adminState', words.adminState, { width: 80, words: adminStates }),
  fieldColumn('status', words.status, { width: 70, words: statuses }),
]

const portsOf = (project?: string) =>
  pages(portEndpoints.portList, { sort_key: 'name', sort_dir: 'asc', ...(project && { project_id: project }) })

const nameOf = ({ name }: PortChoice) => name

interface PortTableProps extends Pick<
  TransferTableProps<PortChoice>,
  'label' | 'allocated' | 'onChange' | 'max' | 'error' | 'none' | 'chosenColumns'
> {
  /** The choices among the ports of the project. */
  choicesOf: (ports: readonly Port[]) => PortChoice[]
  /** The user's own unless given. */
  project?: string
}

/** Chooses among the ports of a project. */
export function PortTable({ choicesOf, project, ...table }: PortTableProps) {
  const failureMessage = useFailureMessage()
  const context = useCellContext(columns)
  return (
    <Loaded query={portsOf(project)} failed={failureMessage('list', 'OS::Neutron::Port')}>
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
