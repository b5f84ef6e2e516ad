import { serverEndpoints, type ServerGroup } from '@meridian/contract'
import { call } from '../../api/client.ts'
import { ifFound } from '../../api/joined.ts'
import { ResourceLink } from '../../framework/link/AppLink.tsx'
import { ListCard } from '../../framework/loading/PartsTable.tsx'
import { words } from '../../framework/text/common.messages.ts'
import { serverGroupMessages } from './server-group.messages.ts'

/** One request for each: a group has few members, and Nova cannot list servers by their ids. */
export const ServerGroupMembers = ({ group: { members } }: { group: ServerGroup }) => (
  <ListCard
    title={serverGroupMessages.members}
    failed={serverGroupMessages.membersFailed}
    empty={serverGroupMessages.noMembers}
    query={{
      queryKey: ['server group members', ...members],
      queryFn: ({ signal }) => Promise.all(members.map((id) => loadMember(id, signal))),
    }}
    columns={{ name: words.name, id: words.id }}
    cells={cellsOf}
  />
)

const cellsOf = ({ id, name }: { id: string; name: string | null }) => ({
  name: name !== null && <ResourceLink type="OS::Nova::Server" id={id} name={name || id} />,
  id: <code className="font-mono text-sm">{id}</code>,
})

/** The name is null if the server is deleted or belongs to another user. */
async function loadMember(id: string, signal: AbortSignal): Promise<{ id: string; name: string | null }> {
  const server = await ifFound(call(serverEndpoints.serverView, { params: { id } }, { signal }))
  return { id, name: server && server.name }
}
