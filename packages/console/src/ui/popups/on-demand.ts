import { type ComponentType, createElement, type ReactNode, Suspense, useState } from 'react'
import { lazyPart } from '../lazy-part.ts'

/** Creates a component whose code is loaded when it is first `wanted`; from then on it stays mounted. */
export function onDemand<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  const Part = lazyPart(load)
  return function OnDemand({ wanted, props }: { wanted: boolean; props: Props }): ReactNode {
    const [everWanted, setEverWanted] = useState(wanted)
    if (wanted && !everWanted) setEverWanted(true)
    return wanted || everWanted ? createElement(Suspense, null, createElement(Part, props)) : null
  }
}
