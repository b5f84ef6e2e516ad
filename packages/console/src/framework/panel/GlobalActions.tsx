import type { GlobalAction } from '../actions/action.ts'
import { ActionButton } from '../actions/ActionButton.tsx'
import { useAvailability } from '../polling/use-availability.ts'

interface GlobalActionsProps {
  actions: readonly GlobalAction[]
  /** A menu is open. */
  held: boolean
  /** Rows are still waited for. */
  later?: boolean
}

/** What may be done in a panel without a row; the last is the main one. One that cannot be done now says why. */
export function GlobalActions({ actions, ...asking }: GlobalActionsProps) {
  const whyNot = useAvailability(actions, asking)
  return actions.map((action, index) => (
    <ActionButton
      key={action.id}
      action={action}
      variant={index === actions.length - 1 ? 'primary' : 'default'}
      reason={whyNot(action.id)}
      to={action.open()}
    />
  ))
}
