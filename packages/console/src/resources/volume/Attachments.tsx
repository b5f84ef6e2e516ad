import { serverEndpoints, type Volume } from '@meridian/contract'
import { useQuery } from '@tanstack/react-query'
import { useIntl } from 'react-intl'
import { query } from '../../api/query.ts'
import { ResourceLink } from '../../framework/link/AppLink.tsx'
import { volumeMessages } from './volume.messages.ts'

export type Attachment = Volume['attachments'][number]

/** The name of the instance, or its id while the name is unknown. */
export const instanceLabel = ({ instance_name: name, server_id: id }: Attachment): string => name || (id ?? '')

/** Names seldom change. */
const NAME_STALE_MS = 60_000

/** Lists of volumes have no names of servers, so the server is loaded when its row is rendered. */
function useServerName({ server_id: id, instance_name: name }: Attachment): string {
  const { data } = useQuery({
    ...query(serverEndpoints.serverView, { params: { id: id ?? '' } }),
    enabled: id !== null && !name,
    staleTime: NAME_STALE_MS,
    retry: false,
  })
  return name || data?.name || (id ?? '')
}

/** A link to the server that the volume is attached to. */
export function ServerName({ attachment }: { attachment: Attachment }) {
  const name = useServerName(attachment)
  if (!attachment.server_id) return null
  return <ResourceLink type="OS::Nova::Server" id={attachment.server_id} name={name} />
}

/** Where a volume is attached: '/dev/vdb on web-1'. */
export const Attachments = ({ attachments }: Pick<Volume, 'attachments'>) => (
  <ul className="min-w-0">
    {attachments.map((attachment) => (
      <li key={attachment.attachment_id} className="truncate">
        <Attached attachment={attachment} />
      </li>
    ))}
  </ul>
)

function Attached({ attachment }: { attachment: Attachment }) {
  const { formatMessage } = useIntl()
  const instance = useServerName(attachment)
  const { device, server_id: id } = attachment
  if (!id) return device
  return (
    <ResourceLink
      type="OS::Nova::Server"
      id={id}
      name={device ? formatMessage(volumeMessages.attachedAs, { device, instance }) : instance}
    />
  )
}
