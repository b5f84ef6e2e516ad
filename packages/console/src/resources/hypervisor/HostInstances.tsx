import { moveOf, type Server } from '@meridian/contract'
import { useIntl } from 'react-intl'
import { ResourceLink } from '../../framework/link/AppLink.tsx'
import { Loaded } from '../../framework/loading/Loaded.tsx'
import type { Column } from '../../framework/resource/column.ts'
import { SortedTable } from '../../framework/table/SortedTable.tsx'
import { typeNames, words } from '../../framework/text/common.messages.ts'
import { formatGigabytes, formatMegabytes } from '../../framework/text/units.ts'
import { Card } from '../../ui/Card.tsx'
import { ServerStatus } from './ServerStatus.tsx'
import { serversOn } from './host-servers.ts'
import { hypervisorFormMessages as messages, moveNames } from './hypervisor-forms.messages.ts'
import { moreWords } from '../../framework/text/more-words.messages.ts'

const amount = (id: 'vcpus' | 'ram' | 'disk', format?: typeof formatMegabytes): Column<Server> => ({
  id,
  header: words[id],
  align: 'end',
  width: 80,
  value: ({ flavor }) => flavor[id],
  text: ({ flavor: { [id]: value } }, { intl }) =>
    value === null ? '' : format ? format(intl, value) : intl.formatNumber(value),
})

const columns: Column<Server>[] = [
  {
    id: 'name',
    header: words.name,
    width: 160,
    value: ({ name }) => name,
    cell: ({ id, name }) => (
      <ResourceLink type="OS::Nova::Server" id={id}>
        {name || id}
      </ResourceLink>
    ),
  },
  {
    id: 'project',
    header: words.project,
    width: 120,
    relates: 'project',
    value: ({ tenant_id: project }, { projectName }) => projectName(project),
  },
  { id: 'flavor', header: typeNames.flavor, width: 110, value: ({ flavor }) => flavor.name ?? flavor.id },
  amount('vcpus'),
  amount('ram', formatMegabytes),
  amount('disk', formatGigabytes),
  {
    id: 'status',
    header: words.status,
    width: 100,
    value: ({ status }) => status,
    cell: (server) => <ServerStatus server={server} />,
  },
  {
    id: 'moves',
    header: messages.moves,
    width: 110,
    value: (server) => moveOf(server, 'live') ?? 'stays',
    words: moveNames,
  },
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
