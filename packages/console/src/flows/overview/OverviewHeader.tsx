import type { UseQueryResult } from '@tanstack/react-query'
import { useIntl } from 'react-intl'
import type { PageProps } from '../../framework/resource/page.ts'
import { RefreshButton } from '../../framework/panel/RefreshButton.tsx'
import { breadcrumbsOf } from '../../framework/panel/breadcrumbs.ts'
import { PageHeader } from '../../ui/PageHeader.tsx'

type Answer = Pick<UseQueryResult, 'dataUpdatedAt' | 'isFetching' | 'refetch'>

/** The head of an overview; it fetches all that the page is made of anew. */
export function OverviewHeader({ place, scope, answers }: PageProps & { answers: readonly Answer[] }) {
  const intl = useIntl()
  return (
    <PageHeader
      trail={breadcrumbsOf(place, scope).map((step) => intl.formatMessage(step))}
      title={intl.formatMessage(place.title)}
      actions={
        <RefreshButton
          updatedAt={Math.max(...answers.map(({ dataUpdatedAt }) => dataUpdatedAt))}
          fetching={answers.some(({ isFetching }) => isFetching)}
          onRefresh={() => answers.forEach(({ refetch }) => void refetch())}
        />
      }
    />
  )
}
