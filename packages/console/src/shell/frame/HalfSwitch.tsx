import { Link } from '@tanstack/react-router'
import { FolderKanban, ShieldCheck } from 'lucide-react'
import { useIntl } from 'react-intl'
import { sumOfMarks, useMarks } from '../../framework/panel/panel-marks.ts'
import { scopeMessages } from '../../framework/text/framework.messages.ts'
import { paths } from '../../paths.ts'
import { cx } from '../../ui/classes.ts'
import { Tooltip } from '../../ui/popups/Tooltip.tsx'
import { frameMessages } from '../messages/frame.messages.ts'
import { entriesOfHalf, type Half, type NavHalf, type Navigation } from '../navigation/navigation.ts'
import { MarkSign } from '../places/MarkSign.tsx'

const NAMES = { project: scopeMessages.project, cloud: scopeMessages.admin }
const ICONS = { project: FolderKanban, cloud: ShieldCheck }

/** Leads from a project's places to those of the whole cloud, and back; the other half's marks stay in sight. */
export function HalfSwitch({
  navigation,
  shown,
  iconsOnly,
}: {
  navigation: Navigation
  shown: Half
  iconsOnly: boolean
}) {
  const { formatMessage } = useIntl()
  const marks = useMarks()
  const markOf = (half: NavHalf) => sumOfMarks(entriesOfHalf(half).map(({ path }) => marks.get(path)))
  return (
    <div
      role="group"
      aria-label={formatMessage(frameMessages.half)}
      className={cx('mb-1 grid gap-0.5 rounded-lg border border-line bg-sunken p-0.5', !iconsOnly && 'grid-cols-2')}
    >
      {navigation.halves.map((half) => {
        const name = formatMessage(NAMES[half.half])
        const Icon = ICONS[half.half]
        const here = half.half === shown
        const link = (
          <Link
            to={half.home?.path ?? paths.places(half.half)}
            activeOptions={{ exact: true }}
            aria-current={here ? 'true' : undefined}
            aria-label={iconsOnly ? name : undefined}
            className={cx(
              'flex h-7 items-center justify-center gap-2 rounded-md no-underline -outline-offset-2',
              here ? 'bg-ink font-semibold text-bg' : 'text-ink-2 hover:bg-hover hover:text-ink',
            )}
          >
            {iconsOnly ? <Icon aria-hidden className="size-4" /> : name}
          </Link>
        )
        return iconsOnly ? (
          <Tooltip key={half.half} label={name} side="right">
            {link}
          </Tooltip>
        ) : (
          <div key={half.half} className="relative">
            {link}
            {!here && <MarkSign mark={markOf(half)} bare className="absolute inset-y-0 end-2" />}
          </div>
        )
      })}
    </div>
  )
}
