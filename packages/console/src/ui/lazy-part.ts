import { lazy, type ComponentType, type LazyExoticComponent } from 'react'

/** A component whose code is loaded when it is first shown. */
export const lazyPart = <Props>(load: () => Promise<ComponentType<Props>>): LazyExoticComponent<ComponentType<Props>> =>
  lazy(async () => ({ default: await load() }))
