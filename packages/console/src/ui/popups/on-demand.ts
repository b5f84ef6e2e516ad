import { type ComponentType, createElement, lazy, type ReactNode, Suspense, useState } from 'react'

/** Makes a component whose code is fetched when it is first wanted; from then on it is there. */
export function onDemand<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  const Part = lazy(async () => ({ default: await load() }))
  return function OnDemand({ wanted, props }: { wanted: boolean; props: Props }): ReactNode {
    const [everWanted, setEverWanted] = useState(wanted)
    if (wanted && !everWanted) setEverWanted(true)
    return wanted || everWanted ? createElement(Suspense, null, createElement(Part, props)) : null
  }
}
