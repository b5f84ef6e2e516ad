import { useIntl, type MessageDescriptor } from 'react-intl'
import type { Operation, ResourceManifest } from './manifest.ts'
import { entryOfType, useRegistry } from './registry.ts'
import { failureMessage } from './resource-text.ts'

/** Finds the manifest of any type of the console. */
export function useManifestOf(): (type: string) => ResourceManifest {
  const registry = useRegistry()
  return (type) => {
    const manifest = entryOfType(registry, type)
    if (!manifest) throw new Error(`No resource is called ${type}`)
    return manifest
  }
}

/** `failureMessage('create', type)`: the sentence for a failed operation on any type of the console. */
export function useFailureMessage() {
  const intl = useIntl()
  const manifestOf = useManifestOf()
  return (operation: Operation, type: string, id?: string): string =>
    failureMessage(intl, operation, manifestOf(type), id)
}

/** The sentence for a failed creation: `named` with the `{name}` that the user entered, or the common one without a name. */
export function useCreateFailure(type: string) {
  const { formatMessage } = useIntl()
  const failureOf = useFailureMessage()
  return (withName: MessageDescriptor, name: string): string =>
    name.trim() ? formatMessage(withName, { name }) : failureOf('create', type)
}
