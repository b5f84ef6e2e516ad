import { useIntl } from 'react-intl'
import { ErrorState } from '../../ui/states.tsx'
import { describeError } from '../../framework/text/error-text.ts'
import { MetadataEditor } from './MetadataEditor.tsx'
import { entriesOf, type Entry } from './metadata-entries.ts'
import { useMetadataTree } from './metadata-tree.ts'
import type { MetadataKind } from './metadata-tree.ts'
import { metadataMessages } from './metadata.messages.ts'
import { words } from '../../framework/text/common.messages.ts'

interface MetadataFieldProps {
  kind: MetadataKind
  existing: Readonly<Record<string, string>>
  /** The edited entries; null until the user edits, and then the existing ones with their definitions are shown. */
  value: readonly Entry[] | null
  onChange: (entries: Entry[]) => void
}

/** A form field for the metadata of an item; loads the definitions of its kind. */
export function MetadataField({ kind, existing, value, onChange }: MetadataFieldProps) {
  const intl = useIntl()
  const { tree, error, loading, refetch, retrying } = useMetadataTree(kind)
  return (
    <MetadataEditor
      tree={tree}
      entries={value ?? entriesOf(existing, tree)}
      onChange={onChange}
      status={
        loading ? (
          <p role="status" className="p-3 text-ink-3">
            {intl.formatMessage(words.loading)}
          </p>
        ) : error ? (
          <ErrorState
            title={intl.formatMessage(metadataMessages.definitionsFailed)}
            message={describeError(intl, error)}
            requestId={error.requestId}
            onRetry={() => void refetch()}
            retrying={retrying}
          />
        ) : undefined
      }
    />
  )
}
