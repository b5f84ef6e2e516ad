import { Minus } from 'lucide-react'
import { useId } from 'react'
import { useIntl } from 'react-intl'
import { IconButton } from '../../ui/buttons.tsx'
import { Badge } from '../../ui/inline.tsx'
import { EntryControl } from './EntryControl.tsx'
import type { Entry } from './metadata-entries.ts'
import { problemOf } from './metadata-problems.ts'
import { metadataMessages, metadataProblems } from './metadata.messages.ts'
import { moreWords } from '../../framework/text/more-words.messages.ts'

interface EntryRowProps {
  entry: Entry
  onChange: (value: string) => void
  onRemove: () => void
}

/** A metadata key with its value and its problem. */
export function EntryRow({ entry, onChange, onRemove }: EntryRowProps) {
  const { formatMessage } = useIntl()
  const note = useId()
  const { key, definition } = entry
  const name = definition?.title || key
  const problem = problemOf(entry)
  return (
    <li className="grid gap-1 border-b border-line py-2 pe-1.5 ps-3">
      <div className="flex items-start gap-2">
        <div className="min-w-0 flex-1">
          <span className="flex flex-wrap items-center gap-1.5 wrap-anywhere">
            {name}
            {!definition && <Badge>{formatMessage(metadataMessages.custom)}</Badge>}
            {definition?.readonly && <Badge>{formatMessage(moreWords.readOnly)}</Badge>}
          </span>
          {definition && <code className="block font-mono text-xs text-ink-3 wrap-anywhere">{key}</code>}
        </div>
        <IconButton
          size="small"
          label={formatMessage(metadataMessages.removeEntry, { name })}
          icon={<Minus aria-hidden />}
          disabled={definition?.readonly}
          onClick={onRemove}
        />
      </div>
      <div className="pe-1.5">
        <EntryControl
          entry={entry}
          name={name}
          invalid={problem !== null}
          describedBy={problem ? note : undefined}
          onChange={onChange}
        />
        {problem && (
          <p id={note} className="pt-1 text-sm text-bad">
            {formatMessage(metadataProblems[problem.kind], { limit: problem.limit ?? 0 })}
          </p>
        )}
      </div>
    </li>
  )
}
