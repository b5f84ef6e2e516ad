import { CloudOff } from 'lucide-react'
import { useIntl } from 'react-intl'
import { AppLink } from '../../framework/link/AppLink.tsx'
import { PinButton } from '../../framework/panel/PinButton.tsx'
import { useMarks } from '../../framework/panel/panel-marks.ts'
import { pageKey, useChoices } from '../../framework/session/choices.ts'
import { useOwner } from '../../framework/session/session.ts'
import { cx } from '../../ui/classes.ts'
import { Kbd } from '../../ui/inline.tsx'
import { frameMessages } from '../messages/frame.messages.ts'
import type { NavEntry } from '../navigation/navigation.ts'
import { sentenceOf } from '../navigation/sentences.ts'
import { pinOf } from '../navigation/yours.ts'
import { MarkSign } from './MarkSign.tsx'

interface PlaceRowProps {
  entry: NavEntry
  /** The open page is this place, or below it. */
  here?: boolean
  /** Where it is, if the headings around it do not say that. */
  note?: string | undefined
  tight?: boolean
  /** The key that opens it, while the places of its service are shown. */
  code?: string | undefined
  onFollow?: () => void
}

/** A place with what it is for, and the button that keeps it in sight. */
export function PlaceRow({ entry, here = false, note, tight = false, code, onFollow }: PlaceRowProps) {
  const { formatMessage } = useIntl()
  const owner = useOwner() ?? ''
  const isPinned = useChoices('pins', owner).some(({ key }) => key === pageKey(entry.path))
  const mark = useMarks().get(entry.path)
  const sentence = sentenceOf(entry.path)
  const { icon: Icon } = entry
  const id = `place${entry.path.replaceAll('/', '-')}`
  return (
    <li className="group/place relative">
      <AppLink
        to={entry.path}
        data-place={entry.path}
        aria-keyshortcuts={code}
        aria-describedby={sentence && id}
        aria-label={entry.silent ? `${formatMessage(entry.label)} ${formatMessage(frameMessages.silent)}` : undefined}
        aria-labelledby={entry.silent ? undefined : `${id}-name`}
        aria-current={here ? 'true' : undefined}
        onClick={onFollow}
        className={cx(
          'grid grid-cols-[1rem_minmax(0,1fr)] items-start gap-x-2.5 rounded-md ps-2.5 pe-9 text-ink no-underline -outline-offset-2 hover:bg-hover focus-visible:bg-accent-soft pointer-coarse:min-h-11',
          tight ? 'min-h-9 py-px' : 'min-h-10.5 py-1',
          here && 'bg-accent-soft',
        )}
      >
        <Icon className={cx('mt-0.5 size-4', here ? 'text-accent' : 'text-ink-3')} aria-hidden />
        <span className="min-w-0">
          <span className="flex items-center gap-2">
            <span id={`${id}-name`} className={cx('font-medium', here && 'text-accent')}>
              {formatMessage(entry.label)}
            </span>
            {entry.silent && <CloudOff aria-hidden className="size-3.5 shrink-0 text-ink-3" />}
            {mark && <MarkSign mark={mark} />}
            {code && (
              <span aria-hidden className="ms-auto uppercase">
                <Kbd>{code}</Kbd>
              </span>
            )}
          </span>
          <span id={id} className="block text-xs leading-4 text-ink-3">
            {[note, sentence && formatMessage(sentence)].filter(Boolean).join(' · ')}
          </span>
        </span>
      </AppLink>
      <PinButton
        choice={pinOf(entry)}
        className={cx(
          'absolute! end-1',
          tight ? 'top-1' : 'top-1.5',
          isPinned
            ? 'text-accent!'
            : 'opacity-0 group-focus-within/place:opacity-100 group-hover/place:opacity-100 pointer-coarse:opacity-100',
        )}
      />
    </li>
  )
}
