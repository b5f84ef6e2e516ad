import { useOnce } from '../../framework/plan/use-once.ts'
import { StarterDetails } from './starter-plan.ts'
import { useStarter } from './use-starter.ts'

interface ContinueStarterProps {
  item: { id: string; name?: string | null }
  details: unknown
  onEnd: () => void
}

/** Continues to equip a project after the page that began it was closed. */
export function ContinueStarter({ item: { id, name }, details, onEnd }: ContinueStarterProps) {
  const equip = useStarter()
  useOnce(() => {
    const stored = StarterDetails.safeParse(details)
    if (stored.success) equip({ id, name: name ?? '' }, stored.data.starter, stored.data.made)
    onEnd()
  })
  return null
}
