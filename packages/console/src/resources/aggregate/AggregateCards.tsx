import { useIntl } from 'react-intl'
import { Card, DescriptionList } from '../../ui/Card.tsx'
import { Lines } from '../../ui/inline.tsx'
import { words } from '../../framework/text/common.messages.ts'
import { aggregateMessages as messages } from './aggregate.messages.ts'
import type { Aggregate } from './aggregate.queries.ts'
import { moreWords } from '../../framework/text/more-words.messages.ts'

/** The hosts and the metadata of an aggregate. */
export function AggregateCards({ aggregate: { hosts, metadata } }: { aggregate: Aggregate }) {
  const { formatMessage } = useIntl()
  const entries = Object.entries(metadata)
  return (
    <div className="grid gap-4">
      <Card title={formatMessage(moreWords.hosts)}>
        {hosts.length > 0 ? <Lines of={hosts} /> : <p className="text-ink-3">{formatMessage(messages.noHosts)}</p>}
      </Card>
      <Card title={formatMessage(words.metadata)}>
        {entries.length > 0 ? (
          <DescriptionList items={entries.map(([term, value]) => ({ term, value }))} />
        ) : (
          <p className="text-ink-3">{formatMessage(messages.noMetadata)}</p>
        )}
      </Card>
    </div>
  )
}
