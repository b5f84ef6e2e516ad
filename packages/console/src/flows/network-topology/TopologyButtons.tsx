import type { GlobalAction } from '../../framework/actions/action.ts'
import { GlobalActions } from '../../framework/panel/GlobalActions.tsx'
import { usePolicies } from '../../framework/policy/policies.ts'
import { useServices } from '../../framework/session/services.ts'
import { launchInstance } from '../../resources/instance/launch.actions.ts'
import { createNetwork } from '../../resources/network/network.actions.ts'
import { createRouter } from '../../resources/router/router.actions.ts'

/** The main one last, as everywhere. Their ids are those of their own panels, where each is alone. */
const ACTIONS: readonly GlobalAction[] = [
  { ...createNetwork, id: 'create-network' },
  { ...createRouter, id: 'create-router' },
  { ...launchInstance, services: ['compute'] },
]

/** What can be made from here: each where the policy allows, and disabled while its quota is used up. */
export function TopologyButtons() {
  const allows = usePolicies()
  const serves = useServices()
  const offered = ACTIONS.filter(
    ({ policy = [], services }) =>
      allows(policy) === true && (!services || services.some((each) => serves(each) === true)),
  )
  return <GlobalActions actions={offered} held={false} />
}
