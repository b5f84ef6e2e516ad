import { cinderInfoEndpoints, volumeEndpoints } from '@meridian/contract'
import { useIntl, type MessageDescriptor } from 'react-intl'
import { query } from '../../api/query.ts'
import { Loaded } from '../../framework/loading/Loaded.tsx'
import { LoadedTable } from '../../framework/loading/PartsTable.tsx'
import { words } from '../../framework/text/common.messages.ts'
import { formatMoment } from '../../framework/text/dates.ts'
import { compareText } from '../../framework/text/wording.ts'
import { Card, DescriptionList } from '../../ui/Card.tsx'
import { encryptionMessages, messagesTab } from './volume.messages.ts'
import { moreWords } from '../../framework/text/more-words.messages.ts'

interface MetadataCardProps {
  metadata: Readonly<Record<string, string>>
  /** 'Metadata' unless given. */
  title?: MessageDescriptor
}

/** The metadata of a volume or snapshot. */
export function MetadataCard({ metadata, title = words.metadata }: MetadataCardProps) {
  const { formatMessage } = useIntl()
  const entries = Object.entries(metadata).sort(([a], [b]) => compareText(a, b))
  return (
    <Card title={formatMessage(title)}>
      {entries.length === 0 ? (
        <p className="text-ink-3">{formatMessage(moreWords.none)}</p>
      ) : (
        <DescriptionList items={entries.map(([term, value]) => ({ term, value }))} />
      )}
    </Card>
  )
}

/** How a volume is encrypted. */
export function EncryptionCard({ id }: { id: string }) {
  const { formatMessage } = useIntl()
  const text = (name: keyof typeof encryptionMessages) => formatMessage(encryptionMessages[name])
  return (
    <Card title={text('title')}>
      <Loaded query={query(volumeEndpoints.volumeEncryption, { params: { id } })} failed={text('failed')}>
        {({ provider, control_location: location, cipher, key_size: bits }) => (
          <DescriptionList
            items={[
              { term: text('provider'), value: provider },
              { term: text('location'), value: location },
              { term: text('cipher'), value: cipher },
              { term: text('keySize'), value: bits },
            ]}
          />
        )}
      </Loaded>
    </Card>
  )
}

const MESSAGE_COLUMNS = {
  id: words.id,
  level: messagesTab.level,
  event: messagesTab.event,
  text: messagesTab.text,
  created: words.createdAt,
  until: messagesTab.until,
}

interface MessagesTabProps {
  /** Cinder's name of the type. */
  of: 'VOLUME' | 'VOLUME_SNAPSHOT' | 'VOLUME_BACKUP'
  id: string
}

/** Cinder's messages to the user about a volume, snapshot or backup: why operations failed. */
export function MessagesTab({ of, id }: MessagesTabProps) {
  const intl = useIntl()
  return (
    <Card flush>
      <LoadedTable
        query={query(cinderInfoEndpoints.volumeMessageList, { query: { resource_type: of, resource_uuid: id } })}
        failed={messagesTab.failed}
        label={messagesTab.title}
        empty={messagesTab.empty}
        columns={MESSAGE_COLUMNS}
        cells={(message) => ({
          id: <code className="font-mono text-sm">{message.id}</code>,
          level: message.message_level,
          event: message.event_id,
          text: message.user_message,
          created: formatMoment(intl, message.created_at),
          until: message.guaranteed_until && formatMoment(intl, message.guaranteed_until),
        })}
      />
    </Card>
  )
}
