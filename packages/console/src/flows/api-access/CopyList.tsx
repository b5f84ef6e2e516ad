import { useIntl, type MessageDescriptor } from 'react-intl'
import { DescriptionList } from '../../ui/Card.tsx'
import { CopyButton } from '../../ui/copy.tsx'

interface CopyListProps<N extends string> {
  labels: Readonly<Record<N, MessageDescriptor>>
  values: Readonly<Record<N, string | null>>
}

/** Values for other programs, each with a copy button. */
export function CopyList<N extends string>({ labels, values }: CopyListProps<N>) {
  const { formatMessage } = useIntl()
  return (
    <DescriptionList
      items={Object.entries<MessageDescriptor>(labels).map(([name, label]) => {
        const value = values[name as N] // the keys of `labels`
        return {
          term: formatMessage(label),
          value: value !== null && (
            <span className="flex items-center gap-1">
              <code className="font-mono text-sm wrap-anywhere">{value}</code>
              <CopyButton value={value} />
            </span>
          ),
        }
      })}
    />
  )
}
