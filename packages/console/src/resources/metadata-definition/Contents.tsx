import { useIntl } from 'react-intl'
import { Card } from '../../ui/Card.tsx'
import { CopyButton } from '../../ui/copy.tsx'
import { definitionMessages } from './metadata-definition.messages.ts'
import type { MetadataDefinition } from './metadata-definition.queries.ts'

/** The namespace as JSON, to read, to copy and to import elsewhere. */
export function Contents({ definition }: { definition: MetadataDefinition }) {
  const { formatMessage } = useIntl()
  const { id: _id, owner: _owner, created_at: _created, updated_at: _updated, ...contents } = definition
  const text = JSON.stringify(contents, null, 2)
  return (
    <Card flush>
      <div className="relative">
        <CopyButton value={text} className="absolute end-2 top-2" />
        <pre
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keyboard
          tabIndex={0}
          role="region"
          aria-label={formatMessage(definitionMessages.contents)}
          className="max-h-[calc(100dvh-16rem)] min-h-40 overflow-auto p-4 font-mono text-sm whitespace-pre"
        >
          {text}
        </pre>
      </div>
    </Card>
  )
}
