import { lazy } from 'react'
import type { Flow } from '../framework/modals/flow.ts'
import { INSTANCE_TYPE } from '../resources/instance/instance-label.ts'

/** What crosses resource types: each is one entry here, and is fetched when its address is first asked for. */
export const flows: readonly Flow[] = [
  {
    name: 'launch-instance',
    type: INSTANCE_TYPE,
    context: ['imageId', 'volumeId', 'snapshotId', 'serverId', 'successUrl', 'dismissUrl'],
    dialog: lazy(async () => ({ default: (await import('./launch/LaunchInstance.tsx')).LaunchInstance })),
  },
]
