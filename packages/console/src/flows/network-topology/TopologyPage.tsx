import { topologyEndpoints, type Topology } from '@meridian/contract'
import { Waypoints } from 'lucide-react'
import { useIntl } from 'react-intl'
import { ApiError } from '../../api/api-error.ts'
import { addressOf } from '../../api/client.ts'
import type { GlobalAction } from '../../framework/resource/action.ts'
import { useTab } from '../../framework/details/use-tab.ts'
import { Age } from '../../framework/panel/Age.tsx'
import { RefreshButton } from '../../framework/panel/panel-actions.tsx'
import { breadcrumbsOf } from '../../framework/panel/breadcrumbs.tsx'
import { GlobalActions } from '../../framework/panel/panel-actions.tsx'
import { PanelAlert } from '../../framework/panel/panel-states.tsx'
import { usePolicies } from '../../framework/policy/policy-store.ts'
import type { PageProps } from '../../framework/resource/registry.ts'
import { failureMessage } from '../../framework/resource/resource-text.ts'
import { useServices } from '../../framework/session/services.ts'
import { describeError } from '../../framework/text/error-text.ts'
import { instanceManifest } from '../../resources/instance/instance.manifest.ts'
import { createServer, launchInstance } from '../../resources/instance/launch.actions.ts'
import { networkManifest } from '../../resources/network/network.manifest.ts'
import { createNetwork } from '../../resources/network/network.resource.tsx'
import { createRouter } from '../../resources/router/router.resource.tsx'
import { Card } from '../../ui/Card.tsx'
import { PageHeader } from '../../ui/PageHeader.tsx'
import { Spinner } from '../../ui/progress.tsx'
import { EmptyState, ErrorState } from '../../ui/states.tsx'
import { TopologyViews } from './TopologyViews.tsx'
import { isEmpty } from './model/topology-model.ts'
import { topologyMessages as messages } from './network-topology.messages.ts'
import { useTopology } from './use-topology.ts'

/** A drawing of the project's networks, devices and their states. */
export function TopologyPage({ manifest, scope }: PageProps) {
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
        trail={breadcrumbsOf(manifest, scope).map((step) => intl.formatMessage(step))}
        title={intl.formatMessage(manifest.title)}
        beside={<Age updatedAt={dataUpdatedAt} />}
        actions={
          <>
            <RefreshButton fetching={isFetching} onRefresh={retry} />
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
        <div data-networktopology={addressOf(topologyEndpoints.networkTopology, {})}>
          <TopologyViews model={model} tab={tab} onTab={setTab} />
        </div>
      )}
    </div>
  )
}

/** The primary one last. In their own panels, several of these have the same id. */
const ACTIONS: readonly GlobalAction[] = [
  { ...createNetwork, id: 'create-network' },
  { ...createRouter, id: 'create-router' },
  { ...createServer, services: ['compute'] },
  { ...launchInstance, services: ['compute'] },
]

/** The actions that create something: if the policy allows, and disabled while the quota is used up. */
function TopologyButtons() {
  const allows = usePolicies()
  const serves = useServices()
  const offered = ACTIONS.filter(
    ({ policy = [], services }) =>
      allows(policy) === true && (!services || services.some((each) => serves(each) === true)),
  )
  return <GlobalActions actions={offered} held={false} />
}

interface GapNotice {
  title: string
  error: ApiError
  /** Nothing can be drawn without it. */
  fatal: boolean
}

/** The message about a part that failed to load; if several failed, about the fatal one. */
function useGapNotice(gaps: Topology['gaps'] = []): GapNotice | null {
  const intl = useIntl()
  const gap = gaps.find(({ service }) => service === 'network') ?? gaps[0]
  if (!gap) return null
  const isNetwork = gap.service === 'network'
  return {
    title: failureMessage(intl, 'list', isNetwork ? networkManifest : instanceManifest),
    error: new ApiError(gap.message, {
      reason: 'refused',
      endpoint: `GET ${topologyEndpoints.networkTopology.path}`,
      requestId: gap.request_id,
    }),
    fatal: isNetwork,
  }
}
