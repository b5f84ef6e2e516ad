import { Activity as ActivityIcon } from 'lucide-react'
import { useRef, useState, useSyncExternalStore } from 'react'
import { useIntl } from 'react-intl'
import { currentActivities, subscribeToActivities } from '../../framework/activity/activity.ts'
import { IconButton } from '../../ui/buttons.tsx'
import { onDemand } from '../../ui/popups/on-demand.ts'
import { activityLabel } from './activity.messages.ts'

const Panel = onDemand(async () => (await import('./ActivityPanel.tsx')).ActivityPanel)

/** Opens the list of activities; its badge counts the running ones. */
export function ActivityButton() {
  const { formatMessage, formatNumber } = useIntl()
  const activities = useSyncExternalStore(subscribeToActivities, currentActivities)
  const [open, setOpen] = useState(false)
  const anchor = useRef<HTMLButtonElement>(null)
  const count = activities.filter(({ state }) => state === 'running').length
  return (
    <>
      <IconButton
        ref={anchor}
        label={formatMessage(activityLabel, { count })}
        aria-haspopup="dialog"
        aria-expanded={open}
        tooltipSide="bottom"
        className="relative"
        icon={
          <>
            <ActivityIcon aria-hidden />
            {count > 0 && (
              <span
                aria-hidden
                className="absolute -end-0.5 -top-0.5 grid h-4 min-w-4 place-items-center rounded-full bg-accent px-1 text-[0.625rem] font-semibold text-accent-ink tabular-nums"
              >
                {formatNumber(count)}
              </span>
            )}
          </>
        }
        onClick={() => setOpen(!open)}
      />
      <Panel wanted={open} props={{ activities, open, anchor, onOpenChange: setOpen }} />
    </>
  )
}
