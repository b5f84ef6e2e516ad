import { useIsFetching, useQueryClient } from '@tanstack/react-query'
import { Rocket } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useIntl, type IntlShape } from 'react-intl'
import { AppLink } from '../../framework/link/AppLink.tsx'
import { noteMark } from '../../framework/panel/panel-marks.ts'
import { Age } from '../../framework/panel/Age.tsx'
import { RefreshButton } from '../../framework/panel/panel-actions.tsx'
import { usePolicies } from '../../framework/policy/policy-store.ts'
import type { PageProps } from '../../framework/resource/registry.ts'
import { useServiceEnabled } from '../../framework/session/services.ts'
import { useSession } from '../../framework/session/session.ts'
import { paths } from '../../paths.ts'
import { createServer } from '../../resources/instance/launch.actions.ts'
import { PageHeader } from '../../ui/PageHeader.tsx'
import { buttonClass } from '../../ui/classes.ts'
import { useLimits } from '../overview/use-limits.ts'
import { AttentionCard } from './AttentionCard.tsx'
import { ChangesCard } from './ChangesCard.tsx'
import { FirstSteps } from './FirstSteps.tsx'
import { LimitsCard } from './LimitsCard.tsx'
import { ShortcutsCard } from './ShortcutsCard.tsx'
import { WeekCard } from './WeekCard.tsx'
import { marksOf } from './marks.ts'
import { firstServer, isStarting } from './first-steps.ts'
import { homeMessages as messages, homePhrases } from './home.messages.ts'
import { useRecentServers } from './home.queries.ts'
import { useAttention, type AttentionState } from './use-attention.ts'
import { words } from '../../framework/text/common.messages.ts'

/** How many things need attention; never that nothing does while something could not be read. */
function summaryOf(intl: IntlShape, { all, unchecked, isMore }: AttentionState): string {
  const attention = all.length
  if (unchecked.length === 0 && !isMore) return intl.formatMessage(homePhrases.attention, { attention })
  if (attention === 0) return intl.formatMessage(messages.notChecked)
  return intl.formatMessage(homePhrases.attentionAtLeast, { attention })
}

/** What the user came for: the state of the project's things, and what to do next. Each card loads by itself. */
export function HomePage({ manifest }: PageProps) {
  const intl = useIntl()
  const session = useSession()
  const client = useQueryClient()
  const [now] = useState(Date.now)
  const hasCompute = useServiceEnabled(['compute']) === true
  const mayLaunch = usePolicies()(createServer.policy ?? []) === true && hasCompute
  const limits = useLimits()
  const recent = useRecentServers()
  const attention = useAttention(limits)
  const fetching = useIsFetching() > 0
  const instances = limits.find(({ id }) => id === 'compute')?.query.data?.find(({ id }) => id === 'instances')?.used
  useEffect(() => {
    if (!attention.loading) for (const [path, mark] of marksOf(attention)) noteMark(path, mark)
  })
  // An administrator's own project is often empty, and no beginning.
  const isNew = mayLaunch && !session.is_superuser && isStarting(recent.data?.items, now)
  return (
    <div className="grid grid-cols-1 gap-4">
      <div className="grid gap-1">
        <PageHeader
          title={session.project_name ?? session.domain_name ?? intl.formatMessage(manifest.title)}
          beside={<Age updatedAt={recent.dataUpdatedAt} />}
          actions={
            <>
              <RefreshButton fetching={fetching} onRefresh={() => void client.refetchQueries({ type: 'active' })} />
              {mayLaunch && (
                <AppLink to={paths.createServer()} className={buttonClass(isNew ? 'default' : 'primary')}>
                  <Rocket aria-hidden />
                  {intl.formatMessage(words.createServer)}
                </AppLink>
              )}
            </>
          }
        />
        <p className="min-h-5 text-ink-2">
          {!attention.loading && [
            instances !== undefined && intl.formatMessage(homePhrases.instances, { instances }),
            ' ',
            summaryOf(intl, attention),
          ]}
        </p>
      </div>
      <div className="grid grid-cols-1 items-start gap-4 xl:grid-cols-[minmax(0,1fr)_22rem]">
        <div className="in-order grid grid-cols-1 gap-4">
          {isNew && <FirstSteps server={firstServer(recent.data?.items)} />}
          {(!isNew || attention.all.length > 0 || attention.unchecked.length > 0) && <AttentionCard {...attention} />}
          {!isNew && <WeekCard limits={limits} />}
          {!isNew && <ChangesCard />}
        </div>
        <div className="in-order grid grid-cols-1 gap-4 sm:max-xl:grid-cols-2 sm:max-xl:items-start">
          <LimitsCard groups={limits} isNew={isNew} />
          <ShortcutsCard />
        </div>
      </div>
    </div>
  )
}
