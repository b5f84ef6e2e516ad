import { networksOf, type TopologyModel } from './topology-model.ts'

export interface Collapsed extends TopologyModel {
  /** How many servers each collapsed network hides. */
  hidden: ReadonlyMap<string, number>
}

/** Without the servers that are on a collapsed network and nowhere else; routers always stay. */
export function collapse(model: TopologyModel, isCollapsed: (networkId: string) => boolean): Collapsed {
  const hidden = new Map<string, number>()
  const devices = model.devices.filter((device) => {
    const [only, ...others] = networksOf(device)
    const isHidden = device.kind === 'instance' && only !== undefined && others.length === 0 && isCollapsed(only)
    if (isHidden) hidden.set(only, (hidden.get(only) ?? 0) + 1)
    return !isHidden
  })
  return { networks: model.networks, devices, hidden }
}
