import { createContext, useContext, type ComponentType } from 'react'
import type { MessageDescriptor } from 'react-intl'
import type { PanelScope } from './item.ts'
import type { ResourceManifest, Manifest } from './manifest.ts'
import type { AnyResource } from './resource.ts'

/** A type as the registry holds it: every page knows its place, and only those that show it fetch the rest. */
export interface RegistryEntry extends ResourceManifest {
  /** The whole declaration, fetched once. */
  resource: () => Promise<AnyResource>
}

/** A type whose declaration is fetched when it is first needed; where that fails, the next to ask tries again. */
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

/** A page that is no list of one type, as an overview: its place, and what it is called there. */
export interface PageManifest extends Manifest {
  title: MessageDescriptor
}

/** A page as the console lists it: fetched when it is first shown. */
export interface PageEntry extends PageManifest {
  page: () => Promise<ComponentType<PageProps>>
}

export interface PageProps {
  manifest: PageManifest
  /** Which of its panels it is. */
  scope: PanelScope
}
