import { catalogEndpoints, servicesIn } from '@meridian/contract'
import { useQuery } from '@tanstack/react-query'
import { createContext, useCallback, useContext, useMemo } from 'react'
import { ApiError } from '../../api/api-error.ts'
import { queryOnce } from '../../api/query.ts'
import { useErrorToast } from '../text/error-text.ts'
import { frameworkMessages } from '../text/framework.messages.ts'
import { isOutage, type Presence, untilAnswered } from './outage.ts'
import { useSession } from './session.ts'

const KnownServices = createContext<readonly string[] | null>(null)

/** The service types in the session's region, if the page was served with them; null: the catalogue must be fetched. */
export const KnownServicesProvider = KnownServices.Provider

export const catalogQuery = queryOnce(catalogEndpoints.serviceCatalog)

/** The services that are assumed if the catalogue cannot be fetched. */
const WITHOUT_CATALOG = servicesIn([], null)

/** Whether a service type is enabled; the catalogue is fetched once, and again until it arrives. */
export function useServicePresence(): (type: string) => Presence {
  const { services_region: region } = useSession()
  const known = useContext(KnownServices)
  const { data, error, errorUpdateCount } = useQuery({ ...catalogQuery, ...untilAnswered, enabled: known === null })
  useErrorToast(errorUpdateCount > 1 ? null : error, frameworkMessages.catalogFailed)
  const services = useMemo(
    () => known ?? (data ? servicesIn(data, region) : error ? WITHOUT_CATALOG : null),
    [known, data, region, error],
  )
  const outage = known === null && !data && error && isOutage(error) ? error : false
  return useCallback((type) => (services ? services.includes(type) || outage : undefined), [services, outage])
}

/** The same for what a page can do without: it is left out while the catalogue cannot be fetched. */
export function useServices(): (type: string) => boolean | undefined {
  const presence = useServicePresence()
  return useCallback(
    (type) => {
      const found = presence(type)
      return found instanceof ApiError ? false : found
    },
    [presence],
  )
}

/** Whether any of these service types is enabled. */
export function useServiceEnabled(types: readonly string[]): boolean | undefined {
  const isEnabled = useServices()
  const results = types.map(isEnabled)
  return results.includes(true) || (results.includes(undefined) ? undefined : false)
}
