import { useMemo } from 'react'
import { useExtensions } from '../../framework/extensions.ts'
import { usePolicies } from '../../framework/policy/policies.ts'
import { useRegistry } from '../../framework/registry.ts'
import { useServices } from '../../framework/services.ts'
import { type Navigation, navigationOf } from './navigation.ts'

/** The navigation of this user in this project and region. */
export function useNavigation(): Navigation {
  const resources = useRegistry()
  const serves = useServices()
  const allows = usePolicies()
  const has = useExtensions(useMemo(() => resources.flatMap(({ extensions = [] }) => extensions), [resources]))
  return useMemo(() => navigationOf(resources, { serves, allows, has }), [resources, serves, allows, has])
}
