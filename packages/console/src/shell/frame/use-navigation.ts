import { useMemo } from 'react'
import { pages } from '../../flows/pages.ts'
import { useExtensions } from '../../framework/resource/extensions.ts'
import { usePolicies } from '../../framework/policy/policies.ts'
import { useRegistry } from '../../framework/resource/registry.ts'
import { useServices } from '../../framework/session/services.ts'
import { settingAt, useSettings } from '../../framework/session/settings.ts'
import { type Navigation, navigationOf } from './navigation.ts'

/** The navigation of this user in this project and region. */
export function useNavigation(): Navigation {
  const resources = useRegistry()
  const serves = useServices()
  const allows = usePolicies()
  const places = useMemo(() => [...pages, ...resources], [resources])
  const has = useExtensions(useMemo(() => places.flatMap(({ extensions = [] }) => extensions), [places]))
  const settings = useSettings()
  return useMemo(() => {
    const isOn = (setting: readonly string[]) => settings && settingAt<boolean>(settings, setting, true)
    return navigationOf(places, { serves, allows, has, isOn })
  }, [places, serves, allows, has, settings])
}
