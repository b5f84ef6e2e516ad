import { ShieldCheck } from 'lucide-react'
import { useId, useRef, useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { useChangeScope, useSession } from '../../framework/session/session.ts'
import { cx } from '../../ui/classes.ts'
import { Picker, PickerButton } from '../../ui/popups/Picker.tsx'
import { onDemand } from '../../ui/popups/on-demand.ts'
import { frameMessages as messages } from '../messages/frame.messages.ts'
import type { Half, Navigation } from '../navigation/navigation.ts'

const ScopeList = onDemand(async () => (await import('./ScopeList.tsx')).ScopeList)

/** Loud, by word, icon and fill: what is changed here concerns everybody. */
const LOUD = 'border-ink! bg-ink! text-bg! [&_svg]:text-bg!'

interface ScopeControlProps {
  navigation: Navigation
  /** Whose places are shown. */
  shown: Half
  className?: string
}

/** What project and region everything on the page belongs to: one control, always in sight, for this tab. */
export function ScopeControl({ navigation, shown, className }: ScopeControlProps) {
  const { services_region: region } = useSession()
  const isCloud = shown === 'cloud'
  return (
    <div className={cx('flex min-w-0', className)}>
      <ProjectPicker
        navigation={navigation}
        isCloud={isCloud}
        className={cx('max-w-64 min-w-0 flex-1', region && 'rounded-e-none!', isCloud && LOUD)}
      />
      <RegionPicker className={cx('-ms-px max-w-40 shrink-0 rounded-s-none! max-sm:max-w-22', isCloud && LOUD)} />
    </div>
  )
}

interface ProjectPickerProps {
  navigation: Navigation
  isCloud: boolean
  className: string
}

/** The project or domain of this tab, or the whole cloud; what else there is is loaded when it opens. */
function ProjectPicker({ navigation, isCloud, className }: ProjectPickerProps) {
  const { formatMessage } = useIntl()
  const id = useId()
  const { changing } = useChangeScope()
  const { project_id: project, domain_id: domain, ...session } = useSession()
  const anchor = useRef<HTMLButtonElement>(null)
  const [open, setOpen] = useState(false)
  const inDomain = project === null && domain !== null
  const kind = formatMessage(inDomain ? messages.domain : messages.project)
  const name = inDomain ? session.domain_name : session.project_name
  const cloud = formatMessage(messages.wholeCloud)
  const own = `${kind} ${name ?? ''}`
  const label = isCloud ? `${cloud}, ${own}` : own
  return (
    <>
      <PickerButton
        ref={anchor}
        id={id}
        label={label}
        open={open}
        onOpenChange={setOpen}
        disabled={changing}
        className={className}
      >
        {isCloud ? (
          <span className="flex items-center gap-2 font-semibold">
            <ShieldCheck aria-hidden className="size-4 shrink-0" />
            <span className="truncate">{cloud}</span>
          </span>
        ) : (
          <>
            <span className="max-md:sr-only">{kind} </span>
            <b className="font-medium text-ink">{name ?? <FormattedMessage {...messages.noProject} />}</b>
          </>
        )}
      </PickerButton>
      <ScopeList wanted={open} props={{ id, label, anchor, open, onOpenChange: setOpen, navigation, isCloud }} />
    </>
  )
}

/** The region of this tab; a picker only if there are several. */
function RegionPicker({ className }: { className: string }) {
  const { formatMessage } = useIntl()
  const { services_region: region, available_services_regions: regions } = useSession()
  const { changing, change } = useChangeScope()
  if (!region) return null
  const label = `${formatMessage(messages.region)} ${region}`
  if (regions.length < 2)
    return (
      <span
        title={label}
        className={cx('flex h-8 items-center rounded-md border border-line bg-surface px-2.5 text-ink-2', className)}
      >
        <span className="truncate">{region}</span>
      </span>
    )
  return (
    <Picker
      label={label}
      options={regions.map((name) => ({ value: name, label: name }))}
      value={region}
      onPick={(next) => change({ region: next })}
      disabled={changing}
      className={className}
    >
      {region}
    </Picker>
  )
}
