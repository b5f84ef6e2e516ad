import type { ReactNode } from 'react'
import { useIntl } from 'react-intl'
import type { ItemQuery } from '../../api/query.ts'
import { useFresh } from '../loading/use-fresh.ts'
import { formatText, type Text } from '../resource/resource-text.ts'
import { LoadingModal } from './WaitModal.tsx'

interface FreshDialogProps<T> {
  query: ItemQuery<T>
  title: Text
  /** The failure message. */
  failed: Text | string
  children: (data: T) => ReactNode
}

/** A dialog that begins with what a query returns now, as a form that replaces everything. */
export function FreshDialog<T>({ query, title, failed, children }: FreshDialogProps<T>) {
  const intl = useIntl()
  const read = useFresh(query)
  if (read.data !== undefined) return children(read.data)
  return (
    <LoadingModal
      title={formatText(intl, title)}
      failed={typeof failed === 'string' ? failed : formatText(intl, failed)}
      query={read}
    />
  )
}
