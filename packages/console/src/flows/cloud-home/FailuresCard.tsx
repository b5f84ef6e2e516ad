import { CircleCheck, HardDrive, Layers, Server } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import { useIntl } from 'react-intl'
import { AppLink } from '../../framework/link/AppLink.tsx'
import { useProjectNames } from '../../framework/resource/cell-context.ts'
import { formatAgo, momentOf } from '../../framework/text/dates.ts'
import { paths } from '../../paths.ts'
import { instanceManifest } from '../../resources/instance/instance.manifest.ts'
import { stackManifest } from '../../resources/stack/stack.manifest.ts'
import { volumeManifest } from '../../resources/volume/volume.manifest.ts'
import { Card } from '../../ui/Card.tsx'
import { Button } from '../../ui/buttons.tsx'
import { nameLinkClass } from '../../ui/classes.ts'
import { Skeleton } from '../../ui/progress.tsx'
import { Unchecked } from '../home/Unchecked.tsx'
import { inspectedNames } from '../home/attention-names.ts'
import { homePhrases } from '../home/home.messages.ts'
import { statusNames } from '../../framework/text/common.messages.ts'
import { cloudHomeMessages as messages } from './cloud-home.messages.ts'
import { useCloudFailures } from './cloud-home.queries.ts'
import type { Failure } from './failures.ts'

/** As many are shown at first. */
const SHOWN = 6

const KINDS = {
  server: { icon: Server, type: instanceManifest.type, phrase: homePhrases.serverFailed },
  volume: { icon: HardDrive, type: volumeManifest.type, phrase: homePhrases.volumeFailed },
  stack: { icon: Layers, type: stackManifest.type, phrase: homePhrases.stackFailed },
}

/** What failed in the last day in any project, newest first. */
export function FailuresCard() {
  const { formatMessage } = useIntl()
  const { recent, older, isMore, loading, unread, retrying, retry } = useCloudFailures()
  const projectName = useProjectNames(recent.length > 0)
  const [whole, setWhole] = useState(false)
  const shown = whole ? recent : recent.slice(0, SHOWN)
  return (
    <Card
      title={formatMessage(messages.failures)}
      flush
      actions={
        isMore &&
        recent.length > 0 && (
          <span className="text-sm text-ink-3">{formatMessage(messages.recentAtLeast, { count: recent.length })}</span>
        )
      }
    >
      <Unchecked names={unread.map((name) => inspectedNames[name])} retrying={retrying} retry={retry} />
      {/* Waiting for all: rows that move while one reads are worse than a short wait. */}
      {loading ? (
        <div aria-hidden className="grid h-16 content-center px-4">
          <Skeleton className="w-1/2" />
        </div>
      ) : (
        <>
          <ul className="divide-y divide-line">
            {shown.map((failure) => (
              <FailureRow key={failure.id} failure={failure} project={projectName(failure.project)} />
            ))}
          </ul>
          {shown.length < recent.length && (
            <div className="border-t border-line p-2">
              <Button variant="quiet" size="small" onClick={() => setWhole(true)}>
                {formatMessage(homePhrases.more, { count: recent.length - shown.length })}
              </Button>
            </div>
          )}
          {recent.length === 0 && unread.length === 0 && (
            <p className="flex h-16 items-center gap-2 px-4 text-ink-2">
              <CircleCheck aria-hidden className="size-4 text-ok" />
              {formatMessage(messages.noFailures)}
            </p>
          )}
          {older > 0 && (
            <p className="border-t border-line px-4 py-2.5 text-sm text-ink-3">
              {formatMessage(isMore ? messages.olderAtLeast : messages.older, { count: older })}
            </p>
          )}
        </>
      )}
    </Card>
  )
}

function FailureRow({ failure: { kind, id, name, at, reason }, project }: { failure: Failure; project: string }) {
  const intl = useIntl()
  const { icon: Icon, type, phrase } = KINDS[kind]
  const to = paths.details(type, id)
  const link = (chunks: ReactNode) => (
    <AppLink key={to} to={to} className={nameLinkClass}>
      {chunks}
    </AppLink>
  )
  return (
    <li className="flex gap-3 px-4 py-3">
      <span aria-hidden className="grid size-7 shrink-0 place-items-center rounded-md bg-bad-soft text-bad">
        <Icon className="size-4" />
      </span>
      <div className="grid min-w-0 flex-1 gap-0.5">
        <p className="wrap-anywhere">
          {intl.formatMessage(phrase, { name, link, status: intl.formatMessage(statusNames.error) })}
          <span className="text-sm text-ink-3">
            {project && ` · ${intl.formatMessage(messages.inProject, { project })}`} ·{' '}
            {formatAgo(intl, momentOf(at).getTime())}
          </span>
        </p>
        {reason && (
          <p className="line-clamp-2 text-sm wrap-anywhere text-ink-2" title={reason}>
            {reason}
          </p>
        )}
      </div>
    </li>
  )
}
