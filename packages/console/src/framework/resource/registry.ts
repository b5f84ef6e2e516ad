import { createContext, useContext, type ComponentType } from 'react'
import type { MessageDescriptor } from 'react-intl'
import type { PanelScope } from './item.ts'
import type { ResourceManifest, Manifest } from './manifest.ts'
import type { AnyResource } from './resource.ts'

/** A type in the registry: every page has its manifest; the rest is loaded on demand. */
export interface RegistryEntry extends ResourceManifest {
  /** The whole declaration, loaded once. */
  resource: () => Promise<AnyResource>
}

/** A type whose declaration is loaded on demand; if that fails, the next call retries. */
export function register(manifest: ResourceManifest, load: () => Promise<AnyResource>): RegistryEntry {
  let fetched: Promise<AnyResource> | null = null
  const forget = () => {
    fetched = null
  }
  return {
    ...manifest,
    resource: () => {
      if (!fetched) {
        fetched = load()
        fetched.catch(forget)
      }
      return fetched
    },
  }
}

const Registry = createContext<readonly RegistryEntry[]>([])

export const RegistryProvider = Registry.Provider

/** All resource types of the console. */
export const useRegistry = () => useContext(Registry)

export const entryOfType = (entries: readonly RegistryEntry[], type: string): RegistryEntry | undefined =>
  entries.find((entry) => entry.type === type)

/** The manifest of a page that does not list one type, as an overview. */
export interface PageManifest extends Manifest {
  title: MessageDescriptor
}

/** A page in the console; loaded when first shown. */
export interface PageEntry extends PageManifest {
  page: () => Promise<ComponentType<PageProps>>
}

export interface PageProps {
  manifest: PageManifest
  /** The panel that is shown. */
  scope: PanelScope
}
