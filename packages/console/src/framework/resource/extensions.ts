import { cinderInfoEndpoints, computeExtensionEndpoints, networkFeatureEndpoints } from '@meridian/contract'
import { useQuery } from '@tanstack/react-query'
import { useCallback } from 'react'
import { queryOnce } from '../../api/query.ts'
import { useErrorToast } from '../text/error-text.ts'
import { frameworkMessages } from '../text/framework.messages.ts'
import type { Extension } from './manifest.ts'

const LISTS = {
  compute: computeExtensionEndpoints.computeExtensionList,
  network: networkFeatureEndpoints.networkExtensionList,
  volume: cinderInfoEndpoints.cinderExtensions,
}

export const extensionsQuery = (service: Extension['of']) => queryOnce(LISTS[service])

/**
 * Returns a function that says whether a service has an extension; undefined until its list is loaded. Each list is
 * fetched once, and only if `wanted`.
 */
export function useExtensions(extensions: readonly Extension[]): (extension: Extension) => boolean | undefined {
  const compute = useAliases('compute', extensions)
  const network = useAliases('network', extensions)
  const volume = useAliases('volume', extensions)
  return useCallback(({ of, alias }) => ({ compute, network, volume })[of]?.includes(alias), [compute, network, volume])
}

/** The aliases of a service's extensions; empty if the request fails, which is reported. */
function useAliases(service: Extension['of'], extensions: readonly Extension[]): readonly string[] | undefined {
  const { data, error } = useQuery({
    ...extensionsQuery(service),
    select: aliasesOf,
    enabled: extensions.some(({ of }) => of === service),
  })
  useErrorToast(error, frameworkMessages.extensionsFailed)
  return error ? NONE : data
}

const NONE: readonly string[] = []

const aliasesOf = ({ items }: { items: { alias: string }[] }) => items.map(({ alias }) => alias)
