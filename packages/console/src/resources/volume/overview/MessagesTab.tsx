import { cinderInfoEndpoints } from '@meridian/contract'
import { useIntl } from 'react-intl'
import { query } from '../../../api/query.ts'
import { formatMoment } from '../../../framework/text/dates.ts'
import { LoadedTable } from '../../../framework/loading/LoadedTable.tsx'
import { Card } from '../../../ui/Card.tsx'
import { messageFields } from './overview.messages.ts'

const COLUMNS = ['id', 'level', 'event', 'text', 'created', 'until'] as const

interface MessagesTabProps {
  /** What it is, as Cinder's messages say. */
  of: 'VOLUME' | 'VOLUME_SNAPSHOT'
  id: string
}

/** What Cinder has to say about what went wrong with something. */
export function MessagesTab({ of, id: about }: MessagesTabProps) {
  const intl = useIntl()
  const say = (name: keyof typeof messageFields) => intl.formatMessage(messageFields[name])
  return (
    <Card flush>
      <LoadedTable
        query={query(cinderInfoEndpoints.volumeMessageList, {
          query: { resource_type: of, resource_uuid: about },
        })}
        failed={say('failed')}
        empty={say('empty')}
        label={say('title')}
        columns={COLUMNS.map((id) => ({ id, header: say(id) }))}
        rows={({ items }) =>
          items.map((message) => ({
            id: message.id,
            cells: {
              id: <code className="font-mono text-sm">{message.id}</code>,
              level: message.message_level,
              event: message.event_id,
              text: message.user_message,
              created: formatMoment(intl, message.created_at),
              until: message.guaranteed_until && formatMoment(intl, message.guaranteed_until),
            },
          }))
        }
      />
    </Card>
  )
}
