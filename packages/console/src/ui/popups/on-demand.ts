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

/** What appears on top of the page, in one piece: fetched when the first of them does. */
export { DialogPopup } from './DialogPopup.tsx'
export { DrawerPopup } from './DrawerPopup.tsx'
export { MenuPopup } from './MenuPopup.tsx'
export { PickerPopup } from './PickerPopup.tsx'
export { ToastList } from '../toast/ToastList.tsx'
export { TooltipPopup } from './TooltipPopup.tsx'
