import { keystone, type CatalogEntry } from '@meridian/contract'
import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useIntl } from 'react-intl'
import { query } from '../api/query.ts'
import { toast } from '../ui/toast.ts'
import { describeError } from './describe-error.ts'
import { frameworkMessages } from './framework.messages.ts'
import { useSession } from './session.ts'

/** Whether the catalogue has this type of service in the region. Identity is always there: it signed the user in. */
export const isServiceEnabled = (catalog: readonly CatalogEntry[], type: string, region: string | null): boolean =>
  type === 'identity' ||
  catalog.some(
    (entry) => entry.type === type && entry.endpoints.some((at) => at.region_id === region || at.region === region),
  )

/** Answers, for a type of service, whether it is enabled; undefined until the catalogue, read once, is there. */
export function useServices(): (type: string) => boolean | undefined {
  const intl = useIntl()
  const { services_region: region } = useSession()
  const { data, error } = useQuery({ ...query(keystone.serviceCatalog), staleTime: Infinity, gcTime: Infinity })
  useEffect(() => {
    if (!error) return
    toast.danger(intl.formatMessage(frameworkMessages.catalogFailed), {
      detail: describeError(intl, error),
      requestId: error.requestId,
    })
  }, [error, intl])
  return (type) => (data ? isServiceEnabled(data, type, region) : error ? type === 'identity' : undefined)
}

/** Whether any of these types of service is enabled. */
export function useServiceEnabled(types: readonly string[]): boolean | undefined {
  const isEnabled = useServices()
  const answers = types.map(isEnabled)
  return answers.includes(true) || (answers.includes(undefined) ? undefined : false)
}
