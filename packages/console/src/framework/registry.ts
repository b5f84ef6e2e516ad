import { createContext, useContext } from 'react'
import type { AnyResource } from './define-resource.ts'

const Registry = createContext<readonly AnyResource[]>([])

export const RegistryProvider = Registry.Provider

/** All resource types of the console. */
export const useRegistry = () => useContext(Registry)

export const resourceOfType = (resources: readonly AnyResource[], type: string): AnyResource | undefined =>
  resources.find((resource) => resource.type === type)
