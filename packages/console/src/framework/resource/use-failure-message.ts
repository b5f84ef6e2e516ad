import { useIntl } from 'react-intl'
import type { Operation } from './define-resource.ts'
import { entryOfType, useRegistry } from './registry.ts'
import { failureMessage } from './failure-message.ts'

/** `failureMessage('create', type)`: the sentence for what could not be done to things of any type of the console. */
export function useFailureMessage() {
  const intl = useIntl()
  const registry = useRegistry()
  return (doing: Operation, type: string, id?: string): string => {
    const place = entryOfType(registry, type)
    if (!place) throw new Error(`No resource is called ${type}`)
    return failureMessage(intl, doing, place, id)
  }
}
