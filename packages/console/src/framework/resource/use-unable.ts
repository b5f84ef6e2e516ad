import { useIntl } from 'react-intl'
import type { Doing } from './define-resource.ts'
import { entryOfType, useRegistry } from './registry.ts'
import { unable } from './unable.ts'

/** `unable('create', type)`: the sentence for what could not be done to things of any type of the console. */
export function useUnable() {
  const intl = useIntl()
  const registry = useRegistry()
  return (doing: Doing, type: string, id?: string): string => {
    const place = entryOfType(registry, type)
    if (!place) throw new Error(`No resource is called ${type}`)
    return unable(intl, doing, place, id)
  }
}
