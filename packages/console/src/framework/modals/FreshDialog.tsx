import type { ReactNode } from 'react'
import { useIntl } from 'react-intl'
import type { ItemQuery } from '../../api/query.ts'
import { formatText, type Text } from '../resource/resource-text.ts'
import { LoadingModal } from './WaitModal.tsx'
import { useQuery, type UseQueryResult } from '@tanstack/react-query'

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

/**
 * What a form that replaces everything begins with: read when the form is opened, never from the cache, and not while the
 * user edits. An earlier result would bring back what was changed elsewhere since, as by a switch in the list.
 */
function useFresh<T>(query: ItemQuery<T>): UseQueryResult<T> {
  const result = useQuery({ ...query, staleTime: 0, gcTime: 0, refetchOnWindowFocus: false })
  return result.isFetchedAfterMount ? result : ({ ...result, data: undefined } as UseQueryResult<T>) // as while it is loading
}
