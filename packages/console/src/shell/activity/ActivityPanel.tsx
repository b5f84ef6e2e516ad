import { Popover } from '@base-ui/react/popover'
import { Activity as ActivityIcon } from 'lucide-react'
import { useState, type RefObject } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { forgetEnded, type Activity } from '../../framework/activity/activity.ts'
import { Button } from '../../ui/buttons.tsx'
import { onDemand } from '../../ui/popups/on-demand.ts'
import { EmptyState } from '../../ui/states.tsx'
import { ActivityRow } from './ActivityRow.tsx'
import { activityMessages as messages } from './activity.messages.ts'

export interface ActivityPanelProps {
  activities: readonly Activity[]
  open: boolean
  anchor: RefObject<HTMLElement | null>
  onOpenChange: (open: boolean) => void
}

/** The running and recent activities; the texts of toasts stay readable here. */
export function ActivityPanel({ activities, open, anchor, onOpenChange }: ActivityPanelProps) {
  const { formatMessage } = useIntl()
  const running = activities.filter(({ state }) => state === 'running')
  const ended = activities.filter(({ state }) => state !== 'running')
  const close = () => onOpenChange(false)
  const [sentOf, setSentOf] = useState<Activity | null>(null)
  const [showsSent, setShowsSent] = useState(false)
  const showSent = (activity: Activity) => {
    close()
    setSentOf(activity)
    setShowsSent(true)
  }
  return (
    <>
      {sentOf && (
        <SentRequests
          wanted={showsSent}
          props={{ activity: sentOf, open: showsSent, onClose: () => setShowsSent(false) }}
        />
      )}
      <Popover.Root
        open={open}
        onOpenChange={(next, { event }) => {
          // The button itself toggles the panel: a press on it must not close the panel as well.
          if (next || !(event.target instanceof Node && anchor.current?.contains(event.target))) onOpenChange(next)
        }}
      >
        <Popover.Portal>
          <Popover.Positioner
            anchor={anchor}
            align="end"
            sideOffset={6}
            collisionPadding={8}
            className="z-40 outline-none"
          >
            <Popover.Popup
              finalFocus={anchor}
              className="flex max-h-[min(36rem,var(--available-height))] w-104 max-w-(--available-width) origin-(--transform-origin) flex-col rounded-lg border border-line bg-raised text-ink shadow-far transition-[opacity,scale] duration-100 outline-none data-ending-style:opacity-0 data-starting-style:scale-98 data-starting-style:opacity-0"
            >
              <div className="flex h-11 shrink-0 items-center justify-between border-b border-line ps-4 pe-2">
                <Popover.Title className="font-semibold">{formatMessage(messages.title)}</Popover.Title>
                {ended.length > 0 && (
                  <Button variant="quiet" size="small" onClick={forgetEnded}>
                    <FormattedMessage {...messages.clear} />
                  </Button>
                )}
              </div>
              <div className="min-h-0 overflow-auto">
                {activities.length === 0 && (
                  <EmptyState
                    icon={<ActivityIcon aria-hidden />}
                    title={formatMessage(messages.none)}
                    text={formatMessage(messages.noneHint)}
                  />
                )}
                <Section
                  title={formatMessage(messages.running)}
                  activities={running}
                  onLeave={close}
                  onShowSent={showSent}
                />
                <Section
                  title={formatMessage(messages.ended)}
                  activities={ended}
                  onLeave={close}
                  onShowSent={showSent}
                />
              </div>
            </Popover.Popup>
          </Popover.Positioner>
        </Popover.Portal>
      </Popover.Root>
    </>
  )
}

const SentRequests = onDemand(async () => (await import('./SentRequests.tsx')).SentRequests)

interface SectionProps {
  title: string
  activities: readonly Activity[]
  onLeave: () => void
  onShowSent: (activity: Activity) => void
}

function Section({ title, activities, ...rest }: SectionProps) {
  if (activities.length === 0) return null
  return (
    <section aria-label={title}>
      <h3 className="px-4 pt-3 pb-1 text-xs font-semibold text-ink-3">{title}</h3>
      <ul className="divide-y divide-line">
        {activities.map((activity) => (
          <ActivityRow key={activity.id} activity={activity} {...rest} />
        ))}
      </ul>
    </section>
  )
}
