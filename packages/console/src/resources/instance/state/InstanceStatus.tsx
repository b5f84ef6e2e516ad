import type { Server } from '@meridian/contract'
import { Lock } from 'lucide-react'
import { useIntl } from 'react-intl'
import { StatusCell } from '../../../framework/table/StatusCell.tsx'
import { instanceMessages } from '../instance.messages.ts'
import { isBusy, statusWord, toneOf } from './instance-state.ts'

/** A server's status in shape, word and colour, with a lock where it is locked. */
export function InstanceStatus({ server }: { server: Server }) {
  const intl = useIntl()
  const locked = intl.formatMessage(instanceMessages.locked)
  return (
    <span className="flex min-w-0 items-center gap-2">
      <StatusCell tone={toneOf(server)} word={statusWord(intl, server)} busy={isBusy(server)} />
      {server.locked && <Lock role="img" aria-label={locked} className="size-3.5 shrink-0 text-ink-3" />}
    </span>
  )
}
