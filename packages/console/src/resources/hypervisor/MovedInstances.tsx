import { moveOf, type MoveMode, type Server } from '@meridian/contract'
import { useQuery } from '@tanstack/react-query'
import { useIntl } from 'react-intl'
import { Loaded } from '../../framework/loading/Loaded.tsx'
import { useProjectNames } from '../../framework/resource/cell-context.ts'
import { words } from '../../framework/text/common.messages.ts'
import { formatMegabytes } from '../../framework/text/units.ts'
import { PlainTable } from '../../ui/PlainTable.tsx'
import { ServerStatus } from './ServerStatus.tsx'
import { moveOrder } from './empty-host.ts'
import { serversOn } from './host-servers.ts'
import {
  hypervisorFormMessages as messages,
  hypervisorFormPhrases as phrases,
  moveNames,
} from './hypervisor-forms.messages.ts'
import { hypervisorQueries } from './hypervisor.queries.ts'
import { moveOutlook } from './move-outlook.ts'
import { moreWords } from '../../framework/text/more-words.messages.ts'

interface MovedInstancesProps {
  host: string
  mode: MoveMode
  /** null: Nova chooses. */
  target: string | null
}

/** The instances of the host in the order of their moves, how each would move, and whether there is room for them. */
export function MovedInstances({ host, mode, target }: MovedInstancesProps) {
  const intl = useIntl()
  const { formatMessage } = intl
  const projectName = useProjectNames(true)
  const row = (server: Server, index: number) => {
    const move = moveOf(server, mode)
    const { ram } = server.flavor
    return {
      id: server.id,
      cells: {
        order: move && intl.formatNumber(index + 1),
        name: server.name || server.id,
        project: projectName(server.tenant_id),
        ram: ram !== null && formatMegabytes(intl, ram),
        status: <ServerStatus server={server} />,
        moves: formatMessage(moveNames[move ?? 'stays']),
      },
    }
  }
  const stays = (server: Server) => moveOf(server, mode) === null
  const title = formatMessage(messages.instances)
  return (
    <section className="grid gap-1.5">
      <h3 className="font-medium">{title}</h3>
      <div className="rounded-lg border border-line">
        <Loaded query={serversOn(host)} failed={formatMessage(moreWords.unableToRetrieveTheInstances)} padded>
          {({ items }) => (
            <>
              {items.length > 0 && <Outlook servers={items} {...{ host, mode, target }} />}
              <PlainTable
                label={title}
                columns={[
                  { id: 'order', header: formatMessage(messages.order) },
                  { id: 'name', header: formatMessage(words.name) },
                  { id: 'project', header: formatMessage(words.project) },
                  { id: 'ram', header: formatMessage(words.ram) },
                  { id: 'status', header: formatMessage(words.status) },
                  { id: 'moves', header: formatMessage(messages.moves) },
                ]}
                rows={[...moveOrder(items, mode).map(({ server }) => server), ...items.filter(stays)].map(row)}
                empty={formatMessage(messages.none)}
              />
            </>
          )}
        </Loaded>
      </div>
    </section>
  )
}

const KINDS = ['live', 'cold', 'evacuate'] as const

/** How many move in each way, and the room of the other hosts. */
function Outlook({ servers, host, mode, target }: MovedInstancesProps & { servers: readonly Server[] }) {
  const intl = useIntl()
  const { formatMessage, formatNumber } = intl
  const { data } = useQuery(hypervisorQueries.list())
  const { counts, ram, hosts, free } = moveOutlook(servers, mode, data?.items ?? [], { from: host, target })
  const room = free !== null && data && { free: formatMegabytes(intl, free), hosts }
  const facts = [
    ...KINDS.filter((kind) => counts[kind] > 0).map((kind) => [moveNames[kind], formatNumber(counts[kind])] as const),
    ...(counts.stays > 0 ? [[messages.staying, formatNumber(counts.stays)] as const] : []),
    [messages.moved, formatMegabytes(intl, ram)] as const,
    ...(room ? [[messages.room, formatMessage(phrases.room, room)] as const] : []),
  ]
  return (
    <div className="grid gap-3 border-b border-line px-4 py-3">
      <dl className="flex flex-wrap gap-x-8 gap-y-2">
        {facts.map(([term, value]) => (
          <div key={term.id}>
            <dt className="text-sm text-ink-3">{formatMessage(term)}</dt>
            <dd className="font-semibold">{value}</dd>
          </div>
        ))}
      </dl>
      {room && free < ram && <p className="rounded-md bg-warn-soft px-3 py-2">{formatMessage(messages.noRoom)}</p>}
    </div>
  )
}
