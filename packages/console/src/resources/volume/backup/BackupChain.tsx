import { backupChain, volumeBackupEndpoints, type VolumeBackup } from '@meridian/contract'
import { useIntl } from 'react-intl'
import { pages } from '../../../api/pages.ts'
import { ResourceLink } from '../../../framework/link/AppLink.tsx'
import { Loaded } from '../../../framework/loading/Loaded.tsx'
import { formatMoment } from '../../../framework/text/dates.ts'
import { formatGigabytes } from '../../../framework/text/units.ts'
import { wordFor } from '../../../framework/text/wording.ts'
import { Card } from '../../../ui/Card.tsx'
import { cx } from '../../../ui/classes.ts'
import { backupManifest } from './backup.manifest.ts'
import { backupMessages as messages, backupStatuses } from './backup.messages.ts'

/** The full backup and the increments that build on it, drawn as a line from the oldest. */
export function BackupChain({ backup: { id, volume_id: volume, project_id: project } }: { backup: ChainProps }) {
  const { formatMessage } = useIntl()
  const all = project ? { all_projects: 'true' } : {}
  return (
    <Card title={formatMessage(messages.chain)}>
      <Loaded
        query={pages(volumeBackupEndpoints.backupList, { volume_id: volume, ...all })}
        failed={formatMessage(messages.chainFailed)}
      >
        {({ items }) => {
          const chain = backupChain(
            items.filter((each) => each.volume_id === volume),
            id,
          )
          if (chain.length < 2) return <p className="text-ink-3">{formatMessage(messages.lone)}</p>
          return (
            <>
              <ol aria-label={formatMessage(messages.chain)} className="grid">
                {chain.map((link, index) => (
                  <ChainLink
                    key={link.id}
                    backup={link}
                    isCurrent={link.id === id}
                    isLast={index === chain.length - 1}
                  />
                ))}
              </ol>
              <p className="pt-3 text-sm text-ink-3">{formatMessage(messages.chainHint)}</p>
            </>
          )
        }}
      </Loaded>
    </Card>
  )
}

interface ChainProps {
  id: string
  volume_id: string
  /** Sent to administrators only. */
  project_id: string | null
}

interface ChainLinkProps {
  backup: VolumeBackup
  isCurrent: boolean
  isLast: boolean
}

/** A dot on the line, filled for the backup of the page, and what it stands for. */
function ChainLink({ backup, isCurrent, isLast }: ChainLinkProps) {
  const intl = useIntl()
  const kind = intl.formatMessage(backup.is_incremental ? messages.increment : messages.full)
  return (
    <li aria-current={isCurrent || undefined} className="grid grid-cols-[0.75rem_1fr] gap-x-3">
      <span aria-hidden className="relative grid justify-items-center">
        <span className={cx('mt-1.5 size-3 rounded-full border-2 border-accent', isCurrent && 'bg-accent')} />
        {!isLast && <span className="absolute start-1/2 top-5 -bottom-1 -ms-px w-0.5 bg-line-strong" />}
      </span>
      <div className={cx('min-w-0', !isLast && 'pb-4')}>
        <div className="wrap-anywhere">
          {isCurrent ? (
            <strong className="font-semibold">{backup.name}</strong>
          ) : (
            <ResourceLink type={backupManifest.type} id={backup.id} name={backup.name} />
          )}
        </div>
        <p className="text-sm text-ink-3">
          {[
            kind,
            formatGigabytes(intl, backup.size),
            wordFor(intl, backupStatuses, backup.status),
            formatMoment(intl, backup.created_at),
          ].join(' · ')}
        </p>
      </div>
    </li>
  )
}
