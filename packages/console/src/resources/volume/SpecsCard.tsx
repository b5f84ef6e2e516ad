import { useIntl, type MessageDescriptor } from 'react-intl'
import { compareText } from '../../framework/text/wording.ts'
import { Card, DescriptionList } from '../../ui/Card.tsx'
import { specsMessages } from './volume-type.messages.ts'
import { moreWords } from '../../framework/text/more-words.messages.ts'

interface SpecsCardProps {
  specs: Readonly<Record<string, string | null>>
  title?: MessageDescriptor
}

/** Keys and values, sorted by key. */
export function SpecsCard({ specs, title = moreWords.specs }: SpecsCardProps) {
  const { formatMessage } = useIntl()
  const entries = Object.entries(specs).toSorted(([a], [b]) => compareText(a, b))
  return (
    <Card title={formatMessage(title)}>
      {entries.length === 0 ? (
        <p className="text-ink-3">{formatMessage(specsMessages.none)}</p>
      ) : (
        <DescriptionList items={entries.map(([term, value]) => ({ term, value }))} />
      )}
    </Card>
  )
}

export const specsText = (specs: Readonly<Record<string, string | null>>): string =>
  Object.entries(specs)
    .map(([key, value]) => `${key}=${value ?? ''}`)
    .toSorted(compareText)
    .join(', ')
