import { catalogEndpoints, servicesIn } from '@meridian/contract'
import { useQuery } from '@tanstack/react-query'
import { createContext, useCallback, useContext, useMemo } from 'react'
import { queryOnce } from '../../api/query.ts'
import { useErrorToast } from '../text/error-text.ts'
import { frameworkMessages } from '../text/framework.messages.ts'
import { useSession } from './session.ts'

/** The types that Cinder has gone by in catalogues. */
export const VOLUME_SERVICES = ['volumev3', 'block-storage', 'volumev2', 'volume']

const KnownServices = createContext<readonly string[] | null>(null)

/** The types of service in the session's region where the page came with them; null: the catalogue has to be read. */
export const KnownServicesProvider = KnownServices.Provider

export const catalogQuery = queryOnce(catalogEndpoints.serviceCatalog)

/** What is there even when the catalogue cannot be had. */
const WITHOUT_CATALOG = servicesIn([], null)

/** Answers, for a type of service, whether it is enabled; undefined until the catalogue, read once, is there. */
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

/** Whether any of these types of service is enabled. */
export function useServiceEnabled(types: readonly string[]): boolean | undefined {
  const isEnabled = useServices()
  const answers = types.map(isEnabled)
  return answers.includes(true) || (answers.includes(undefined) ? undefined : false)
}
