import { useMemo, useState } from 'react'
import { collapse, type Collapsed } from '../model/collapse.ts'
import type { TopologyModel } from '../model/topology-model.ts'
import { useCookieSwitch } from '../topology-preferences.ts'

export interface Folding {
  shown: Collapsed
  /** Whether networks are collapsed unless one is told otherwise. */
  all: boolean
  toggleAll(): void
  isFolded(networkId: string): boolean
  toggle(networkId: string): void
}

const NONE: ReadonlySet<string> = new Set()

/** Which networks are collapsed: all or none of them, but for those that the user chose one by one. */
export function useFolding(model: TopologyModel): Folding {
  const [all, setAll] = useCookieSwitch('are_networks_collapsed', false)
  const [others, setOthers] = useState(NONE)
  const shown = useMemo(() => collapse(model, (id) => all !== others.has(id)), [model, all, others])
  return {
    shown,
    all,
    toggleAll() {
      setAll(!all)
      setOthers(NONE)
    },
    isFolded: (id) => all !== others.has(id),
    toggle: (id) => setOthers((before) => before.symmetricDifference(new Set([id]))),
  }
}
