import { useIntl } from 'react-intl'
import { unreadablePhrases } from '../../framework/plan/unreadable.messages.ts'
import { useOnce } from '../../framework/plan/use-once.ts'
import { toast } from '../../ui/toast/toast.ts'
import { StarterDetails } from './starter-plan.ts'
import { useStarter } from './use-starter.ts'

interface ContinueStarterProps {
  item: { id: string; name?: string | null }
  details: unknown
  onEnd: () => void
}

/** Continues to equip a project after the page that began it was closed. */
export function ContinueStarter({ item: { id, name }, details, onEnd }: ContinueStarterProps) {
  const { formatMessage } = useIntl()
  const equip = useStarter()
  useOnce(() => {
    const stored = StarterDetails.safeParse(details)
    if (stored.success) equip({ id, name: name ?? '' }, stored.data.starter, stored.data.made)
    else toast.warning(formatMessage(unreadablePhrases.plans, { count: 1 }))
    onEnd()
  })
  return null
}
