import { moveOf, type Server } from '@meridian/contract'
import { useIntl } from 'react-intl'
import { ResourceLink } from '../../framework/link/AppLink.tsx'
import { Loaded } from '../../framework/loading/Loaded.tsx'
import { column, fieldColumn, type Column } from '../../framework/resource/column.ts'
import { SortedTable } from '../../framework/table/SortedTable.tsx'
import { typeNames, words } from '../../framework/text/common.messages.ts'
import { formatGigabytes, formatMegabytes } from '../../framework/text/units.ts'
import { Card } from '../../ui/Card.tsx'
import { ServerStatus } from './ServerStatus.tsx'
import { serversOn } from './host-servers.ts'
import { hypervisorFormMessages as messages, moveNames } from './hypervisor-forms.messages.ts'
import { moreWords } from '../../framework/text/more-words.messages.ts'

const amount = (id: 'vcpus' | 'ram' | 'disk', format?: typeof formatMegabytes): Column<Server> =>
  column(id, words[id], ({ flavor }) => flavor[id], {
    align: 'end',
    width: 80,
    text: ({ flavor: { [id]: value } }, { intl }) =>
      value === null ? '' : format ? format(intl, value) : intl.formatNumber(value),
  })

const columns: Column<Server>[] = [
  fieldColumn('name', words.name, {
    width: 160,
    cell: ({ id, name }) => <ResourceLink type="OS::Nova::Server" id={id} name={name || id} />,
  }),
  column('project', words.project, ({ tenant_id: project }, { projectName }) => projectName(project), {
    width: 120,
    relates: 'project',
  }),
  column('flavor', typeNames.flavor, ({ flavor }) => flavor.name ?? flavor.id, { width: 110 }),
  amount('vcpus'),
  amount('ram', formatMegabytes),
  amount('disk', formatGigabytes),
  fieldColumn('status', words.status, { width: 100, cell: (server) => <ServerStatus server={server} /> }),
  column('moves', messages.moves, (server) => moveOf(server, 'live') ?? 'stays', { width: 110, words: moveNames }),
]

/** The instances of all projects on a host, and how each could leave it. */
export function HostInstances({ host }: { host: string }) {
  const { formatMessage } = useIntl()
  return (
    <Card flush>
      <Loaded query={serversOn(host)} failed={formatMessage(moreWords.unableToRetrieveTheInstances)} padded>
        {({ items }) =>
          items.length === 0 ? (
            <p className="p-4 text-ink-3">{formatMessage(messages.none)}</p>
          ) : (
            <SortedTable
              label={formatMessage(typeNames.instances)}
              items={items}
              columns={columns}
              defaultSort="name"
            />
          )
        }
      </Loaded>
    </Card>
  )
}
