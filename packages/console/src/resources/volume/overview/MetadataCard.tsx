import { useIntl } from 'react-intl'
import { compareText } from '../../../framework/text/compare-text.ts'
import { Card } from '../../../ui/Card.tsx'
import { DescriptionList } from '../../../ui/DescriptionList.tsx'
import { overviewMessages } from './overview.messages.ts'

export function MetadataCard({ metadata }: { metadata: Readonly<Record<string, string>> }) {
  const { formatMessage } = useIntl()
  const entries = Object.entries(metadata).sort(([a], [b]) => compareText(a, b))
  return (
    <Card title={formatMessage(overviewMessages.metadata)}>
      {entries.length === 0 ? (
        <p className="text-ink-3">{formatMessage(overviewMessages.noMetadata)}</p>
      ) : (
        <DescriptionList items={entries.map(([term, value]) => ({ term, value }))} />
      )}
    </Card>
  )
}
