import { computeExtensionEndpoints, networkFeatureEndpoints, volumeExtensionEndpoints } from '@meridian/contract'
import { useQuery } from '@tanstack/react-query'
import { useCallback } from 'react'
import { ApiError } from '../../api/api-error.ts'
import { queryOnce } from '../../api/query.ts'
import { isOutage, type Presence, untilAnswered } from '../session/outage.ts'
import { useErrorToast } from '../text/error-text.ts'
import { frameworkMessages } from '../text/framework.messages.ts'
import type { Extension } from './manifest.ts'

const LISTS = {
  compute: computeExtensionEndpoints.computeExtensionList,
  network: networkFeatureEndpoints.networkExtensionList,
  volume: volumeExtensionEndpoints.volumeExtensionList,
}

export const extensionsQuery = (service: Extension['of']) => queryOnce(LISTS[service])

/** Whether a service has an extension; its list is fetched once, and again until the service responds. */
export function useExtensionPresence(extensions: readonly Extension[]): (extension: Extension) => Presence {
  const compute = useAliases('compute', extensions)
  const network = useAliases('network', extensions)
  const volume = useAliases('volume', extensions)
  return useCallback(
    ({ of, alias }) => {
      const aliases = { compute, network, volume }[of]
      return aliases instanceof ApiError ? aliases : aliases?.includes(alias)
    },
    [compute, network, volume],
  )
}

/** The same for what a page can do without: it is left out while the service does not respond. */
export function useExtensions(extensions: readonly Extension[]): (extension: Extension) => boolean | undefined {
  const presence = useExtensionPresence(extensions)
  return useCallback(
    (extension) => {
      const found = presence(extension)
      return found instanceof ApiError ? false : found
    },
    [presence],
  )
}

/** The aliases of a service's extensions; none if it refuses the list. The first failure is reported. */
function useAliases(
  service: Extension['of'],
  extensions: readonly Extension[],
): readonly string[] | ApiError | undefined {
  const { data, error, errorUpdateCount } = useQuery({
    ...extensionsQuery(service),
    ...untilAnswered,
    select: aliasesOf,
    enabled: extensions.some(({ of }) => of === service),
  })
  useErrorToast(errorUpdateCount > 1 ? null : error, frameworkMessages.extensionsFailed)
  return error ? (isOutage(error) ? error : NONE) : data
}

const NONE: readonly string[] = []

const aliasesOf = ({ items }: { items: { alias: string }[] }) => items.map(({ alias }) => alias)
