import { catalogEndpoints, servicesIn } from '@meridian/contract'
import { useQuery } from '@tanstack/react-query'
import { createContext, useCallback, useContext, useMemo } from 'react'
import { queryOnce } from '../../api/query.ts'
import { useErrorToast } from '../text/error-text.ts'
import { frameworkMessages } from '../text/framework.messages.ts'
import { useSession } from './session.ts'

/** The service types of Cinder in catalogues. */
export const VOLUME_SERVICES = ['volumev3', 'block-storage', 'volumev2', 'volume']

const KnownServices = createContext<readonly string[] | null>(null)

/** The service types in the session's region, if the page was served with them; null: the catalogue must be fetched. */
export const KnownServicesProvider = KnownServices.Provider

export const catalogQuery = queryOnce(catalogEndpoints.serviceCatalog)

/** The services that are assumed if the catalogue cannot be fetched. */
const WITHOUT_CATALOG = servicesIn([], null)

/**
 * Returns a function that says whether a service type is enabled; undefined until the catalogue is loaded, which is
 * fetched once.
 */
export function useServices(): (type: string) => boolean | undefined {
  const { services_region: region } = useSession()
  const known = useContext(KnownServices)
  const { data, error } = useQuery({ ...catalogQuery, enabled: known === null })
  useErrorToast(error, frameworkMessages.catalogFailed)
  const services = useMemo(
    () => known ?? (data ? servicesIn(data, region) : error ? WITHOUT_CATALOG : null),
    [known, data, region, error],
  )
  return useCallback((type) => services?.includes(type), [services])
}

/** Whether any of these service types is enabled. */
export function useServiceEnabled(types: readonly string[]): boolean | undefined {
  const isEnabled = useServices()
  const results = types.map(isEnabled)
  return results.includes(true) || (results.includes(undefined) ? undefined : false)
}
