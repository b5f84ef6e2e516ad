import { Waypoints } from 'lucide-react'
import { useIntl } from 'react-intl'
import { describeError } from '../../framework/text/describe-error.ts'
import { useTab } from '../../framework/details/use-tab.ts'
import type { PageProps } from '../../framework/resource/page.ts'
import { PanelAlert } from '../../framework/panel/PanelAlert.tsx'
import { RefreshButton } from '../../framework/panel/RefreshButton.tsx'
import { breadcrumbsOf } from '../../framework/panel/breadcrumbs.ts'
import { Card } from '../../ui/Card.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { PageHeader } from '../../ui/PageHeader.tsx'
import { Spinner } from '../../ui/Spinner.tsx'
import { useGapNotice } from './gap-notice.ts'
import { isEmpty } from './model/topology-model.ts'
import { topologyMessages as messages } from './network-topology.messages.ts'
import { TopologyButtons } from './TopologyButtons.tsx'
import { TopologyViews } from './TopologyViews.tsx'
import { useTopology } from './use-topology.ts'

/** The project's networks, drawn: what is connected with what, and how it is. */
export function TopologyPage({ place, scope }: PageProps) {
  const intl = useIntl()
  const { data, model, error, isFetching, dataUpdatedAt, refetch } = useTopology()
  const [tab, setTab] = useTab('network-topology', ['topology', 'graph'])
  const retry = () => void refetch()
  const gap = useGapNotice(data?.gaps)
  const failed = intl.formatMessage(messages.failed)
  const reason = gap?.error ?? error
  const isUnknown = model === undefined || (gap?.fatal && isEmpty(model))
  return (
    <div className="grid grid-cols-1 gap-3">
      <PageHeader
        trail={breadcrumbsOf(place, scope).map((step) => intl.formatMessage(step))}
        title={intl.formatMessage(place.title)}
        actions={
          <>
            <RefreshButton updatedAt={dataUpdatedAt} fetching={isFetching} onRefresh={retry} />
            <TopologyButtons />
          </>
        }
      />
      {error && model && <PanelAlert title={failed} error={error} retrying={isFetching} onRetry={retry} />}
      {gap && !isUnknown && <PanelAlert title={gap.title} error={gap.error} retrying={isFetching} onRetry={retry} />}
      {isUnknown ? (
        <Card>
          {reason ? (
            <ErrorState
              title={gap?.title ?? failed}
              message={describeError(intl, reason)}
              requestId={reason.requestId}
              onRetry={retry}
              retrying={isFetching}
            />
          ) : (
            <div className="grid min-h-125 place-items-center text-ink-3">
              <Spinner label={intl.formatMessage(messages.loading)} className="size-6" />
            </div>
          )}
        </Card>
      ) : isEmpty(model) ? (
        <Card>
          <EmptyState
            icon={<Waypoints aria-hidden />}
            title={intl.formatMessage(messages.empty)}
            text={intl.formatMessage(messages.emptyHint)}
          />
        </Card>
      ) : (
        <TopologyViews model={model} tab={tab} onTab={setTab} />
      )}
    </div>
  )
}
