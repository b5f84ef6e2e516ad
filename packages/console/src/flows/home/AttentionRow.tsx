import { Archive, Camera, HardDrive, KeyRound, Layers, ListX, PieChart, Server, type LucideIcon } from 'lucide-react'
import { Suspense, type ReactNode } from 'react'
import { useIntl, type IntlShape } from 'react-intl'
import { ItemActionButton } from '../../framework/actions/ItemActionButton.tsx'
import { AppLink } from '../../framework/link/AppLink.tsx'
import type { Item } from '../../framework/resource/item.ts'
import { entryOfType, useRegistry } from '../../framework/resource/registry.ts'
import { formatAgo, formatMoment, momentOf } from '../../framework/text/dates.ts'
import { paths } from '../../paths.ts'
import { applicationCredentialManifest } from '../../resources/application-credential/application-credential.manifest.ts'
import { causeOf, explanationOf } from '../../services/failure/causes.ts'
import { instanceLabel } from '../../resources/instance/instance-text.ts'
import { instanceManifest } from '../../resources/instance/instance.manifest.ts'
import { stackManifest } from '../../resources/stack/stack.manifest.ts'
import { backupManifest } from '../../resources/volume/backup/backup.manifest.ts'
import { snapshotManifest } from '../../resources/volume/snapshot/snapshot.manifest.ts'
import { volumeManifest } from '../../resources/volume/volume.manifest.ts'
import { statusText } from '../../services/orchestration/stack-status.tsx'
import { buttonClass, cx, nameLinkClass } from '../../ui/classes.ts'
import { Skeleton } from '../../ui/progress.tsx'
import { limitNames } from '../overview/overview.messages.ts'
import { LIMIT_PANELS } from './limit-panels.ts'
import { shareText } from './LimitsCard.tsx'
import { severityOf, type Attention } from './attention.ts'
import { ActivityFix, describeActivity } from './failed-activity.tsx'
import { homeMessages as messages, homePhrases, severityNames } from './home.messages.ts'

const ICONS: Record<Attention['kind'], LucideIcon> = {
  server: Server,
  resize: Server,
  volume: HardDrive,
  snapshot: Camera,
  backup: Archive,
  stack: Layers,
  quota: PieChart,
  credential: KeyRound,
  activity: ListX,
}

/** One thing: what, how bad, since when, why, and what to do. */
export function AttentionRow({ attention, onFixed }: { attention: Attention; onFixed: () => void }) {
  const intl = useIntl()
  const severity = severityOf(attention)
  const isBad = severity !== 'soon' && severity !== 'waiting'
  const Icon = ICONS[attention.kind]
  const { title, since, reason, why } = describe(intl, attention)
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-2 px-4 py-3">
      <span
        aria-hidden
        className={cx(
          'grid size-7 shrink-0 place-items-center rounded-md',
          isBad ? 'bg-bad-soft text-bad' : 'bg-warn-soft text-warn',
        )}
      >
        <Icon className="size-4" />
      </span>
      <div className="grid min-w-0 flex-1 basis-64 gap-0.5">
        <p className="wrap-anywhere">
          {title}{' '}
          <strong className={cx('ms-1 text-sm font-semibold', isBad ? 'text-bad' : 'text-warn')}>
            {intl.formatMessage(severityNames[severity])}
          </strong>
          {since && <span className="text-sm text-ink-3"> · {since}</span>}
        </p>
        <p className="line-clamp-2 text-sm wrap-anywhere text-ink-2" title={reason}>
          {reason}
        </p>
      </div>
      <div className="flex items-center gap-1.5 max-sm:w-full max-sm:justify-end">
        {why && (
          <AppLink
            to={why.to}
            aria-label={`${intl.formatMessage(messages.why)} ${why.name}`}
            className={buttonClass('quiet')}
          >
            {intl.formatMessage(messages.why)}
          </AppLink>
        )}
        <Fix attention={attention} onFixed={onFixed} />
      </div>
    </li>
  )
}

interface Described {
  title: ReactNode
  since?: string
  reason: string
  /** The page that explains it. */
  why?: { to: string; name: string }
}

const STORAGE = {
  volume: { type: volumeManifest.type, phrase: homePhrases.volumeFailed },
  snapshot: { type: snapshotManifest.type, phrase: homePhrases.snapshotFailed },
  backup: { type: backupManifest.type, phrase: homePhrases.backupFailed },
}

/** The arguments of a sentence with a linked name. */
const linked = (to: string, name: string) => ({
  name,
  link: (chunks: ReactNode) => (
    <AppLink key={to} to={to} className={nameLinkClass}>
      {chunks}
    </AppLink>
  ),
})

/** 'in 5 days'. */
function timeTo(intl: IntlShape, iso: string): string {
  const days = Math.floor((momentOf(iso).getTime() - Date.now()) / 86_400_000)
  return intl.formatRelativeTime(days, 'day', { numeric: 'auto' })
}

const ago = (intl: IntlShape, iso: string | null | undefined) =>
  iso ? formatAgo(intl, momentOf(iso).getTime()) : undefined

/** For what does not say when it failed: its last change may be that of its name. */
function createdAgo(intl: IntlShape, iso: string | null): string | undefined {
  const time = ago(intl, iso)
  return time && intl.formatMessage(homePhrases.created, { ago: time })
}

function describe(intl: IntlShape, attention: Attention): Described {
  switch (attention.kind) {
    case 'server': {
      const { server } = attention
      const to = paths.details(instanceManifest.type, server.id)
      const message = server.fault?.message ?? ''
      const cause = causeOf(message)
      const { title, advice } = explanationOf(cause)
      return {
        title: intl.formatMessage(homePhrases.serverFailed, linked(to, instanceLabel(server))),
        since: server.fault ? ago(intl, server.fault.created) : createdAgo(intl, server.created),
        reason:
          (cause === null ? message : `${intl.formatMessage(title)} ${intl.formatMessage(advice)}`) ||
          intl.formatMessage(messages.noReason),
        why: { to, name: instanceLabel(server) },
      }
    }
    case 'resize': {
      const { server } = attention
      const to = paths.details(instanceManifest.type, server.id)
      return {
        title: intl.formatMessage(homePhrases.resizeWaits, linked(to, instanceLabel(server))),
        since: ago(intl, server.updated),
        reason: intl.formatMessage(messages.resizeText),
      }
    }
    case 'volume':
    case 'snapshot':
    case 'backup': {
      const { item } = attention
      const { type, phrase } = STORAGE[attention.kind]
      const to = paths.details(type, item.id)
      const name = item.name || item.id
      return {
        title: intl.formatMessage(phrase, linked(to, name)),
        since: createdAgo(intl, item.created_at),
        reason: (attention.kind === 'backup' && attention.item.fail_reason) || intl.formatMessage(messages.volumeText),
        why: { to, name },
      }
    }
    case 'activity':
      return describeActivity(intl, attention.activity)
    case 'stack': {
      const { stack } = attention
      const to = paths.details(stackManifest.type, stack.id)
      return {
        title: intl.formatMessage(homePhrases.stackFailed, {
          ...linked(to, stack.stack_name),
          status: statusText(intl, stack.stack_status),
        }),
        since: ago(intl, stack.updated_time ?? stack.creation_time),
        reason: stack.stack_status_reason || intl.formatMessage(messages.noReason),
        why: { to: paths.details(stackManifest.type, stack.id, 'events'), name: stack.stack_name },
      }
    }
    case 'quota':
      return {
        title: intl.formatMessage(homePhrases.quotaFilling, {
          ...linked(paths.overview(), intl.formatMessage(limitNames[attention.limited.id])),
          percent: attention.percent,
        }),
        since: shareText(intl, attention.limited),
        reason: intl.formatMessage(messages.quotaText),
      }
    case 'credential': {
      const { name, id, expires_at: ends } = attention.credential
      const link = linked(paths.details(applicationCredentialManifest.type, id), name)
      const phrase = attention.expired ? homePhrases.credentialEnded : homePhrases.credentialEnds
      return {
        title: intl.formatMessage(phrase, { ...link, time: timeTo(intl, ends ?? '') }),
        since: formatMoment(intl, ends ?? ''),
        reason: intl.formatMessage(attention.expired ? messages.expiredText : messages.credentialText),
      }
    }
  }
}

/** The button that fixes it, or leads to where it is fixed. */
function Fix({ attention, onFixed }: { attention: Attention; onFixed: () => void }) {
  const intl = useIntl()
  const link = (to: string, label: string, name: string) => (
    <AppLink to={to} aria-label={`${label} ${name}`.trim()} className={buttonClass()}>
      {label}
    </AppLink>
  )
  switch (attention.kind) {
    case 'server':
      return link(
        paths.launch({ serverId: attention.server.id }),
        intl.formatMessage(messages.launchAgain),
        instanceLabel(attention.server),
      )
    case 'resize':
      return ['revert_resize', 'confirm_resize'].map((action) => (
        <Act key={action} type={instanceManifest.type} item={attention.server} action={action} onFixed={onFixed} />
      ))
    case 'volume':
    case 'snapshot':
    case 'backup':
      return <Act type={STORAGE[attention.kind].type} item={attention.item} onFixed={onFixed} />
    case 'activity':
      return <ActivityFix activity={attention.activity} />
    case 'stack':
      return /^(?:CREATE|DELETE)_/.test(attention.stack.stack_status) ? (
        <Act type={stackManifest.type} item={attention.stack} onFixed={onFixed} />
      ) : (
        link(
          paths.launchStack({ stackId: attention.stack.id }),
          intl.formatMessage(messages.changeStack),
          attention.stack.stack_name,
        )
      )
    case 'quota': {
      const { names, panels } = LIMIT_PANELS[attention.limited.id]
      const to = panels.project?.path
      return to ? link(to, intl.formatMessage(homePhrases.show, { name: intl.formatMessage(names.other) }), '') : null
    }
    case 'credential':
      return link(
        paths.modal('create-application-credential'),
        intl.formatMessage(messages.newCredential),
        attention.credential.name,
      )
  }
}

interface ActProps {
  type: string
  item: Item
  action?: string
  onFixed: () => void
}

/** An action of the type, with its confirmation; its deletion unless given. */
function Act({ type, item, action = 'delete', onFixed }: ActProps) {
  const entry = entryOfType(useRegistry(), type)
  if (!entry) return null
  return (
    <Suspense fallback={<Skeleton className="h-8 w-28" />}>
      <ItemActionButton entry={entry} item={item} action={action} onDone={onFixed} />
    </Suspense>
  )
}
