import { serverEndpoints, type Volume } from '@meridian/contract'
import { useQuery } from '@tanstack/react-query'
import { useIntl } from 'react-intl'
import { query } from '../../api/query.ts'
import { ResourceLink } from '../../framework/link/ResourceLink.tsx'
import { volumePhrases } from './volume.messages.ts'

export type Attachment = Volume['attachments'][number]

/** What is said of the instance before its name is known. */
export const instanceOf = ({ instance_name: name, server_id: id }: Attachment): string => name || (id ?? '')

/** Names seldom change. */
const KEPT_MS = 60_000

/** Lists do not say what servers are called: each is asked for as its row comes into sight. */
function useServerName({ server_id: id, instance_name: name }: Attachment): string {
  const { data } = useQuery({
    ...query(serverEndpoints.serverView, { params: { id: id ?? '' } }),
    enabled: id !== null && !name,
    staleTime: KEPT_MS,
    retry: false,
  })
  return name || data?.name || (id ?? '')
}

/** The server that has the volume. */
export function ServerName({ attachment }: { attachment: Attachment }) {
  const name = useServerName(attachment)
  if (!attachment.server_id) return null
  return (
    <ResourceLink type="OS::Nova::Server" id={attachment.server_id}>
      {name}
    </ResourceLink>
  )
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
    <ResourceLink type="OS::Nova::Server" id={id}>
      {device ? formatMessage(volumePhrases.attachedAs, { device, instance }) : instance}
    </ResourceLink>
  )
}
