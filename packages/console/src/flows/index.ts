import { lazy } from 'react'
import type { Flow } from '../framework/modals/flow.ts'
import { dialogPhrases } from '../framework/resource/resource.messages.ts'
import { named } from '../framework/resource/resource-text.ts'
import { imageManifest } from '../resources/image/image.manifest.ts'
import { instanceManifest } from '../resources/instance/instance.manifest.ts'
import { networkManifest } from '../resources/network/network.manifest.ts'
import { stackManifest } from '../resources/stack/stack.manifest.ts'
import { volumeManifest } from '../resources/volume/volume.manifest.ts'

/** The dialogs that involve several resource types; each is loaded when first opened. */
export const flows: readonly Flow[] = [
  {
    name: 'launch-instance',
    type: instanceManifest.type,
    context: ['imageId', 'volumeId', 'snapshotId', 'serverId', 'networkId', 'successUrl', 'dismissUrl'],
    dialog: lazy(async () => ({ default: (await import('./launch/LaunchInstance.tsx')).LaunchInstance })),
  },
  {
    name: 'quick-launch',
    type: instanceManifest.type,
    context: [],
    dialog: lazy(async () => ({ default: (await import('./quick-launch/QuickLaunch.tsx')).QuickLaunch })),
  },
  {
    name: 'create-volume',
    type: volumeManifest.type,
    title: named(volumeManifest, dialogPhrases.create),
    policy: [['volume', 'volume:create']],
    context: ['snapshotId', 'imageId', 'volumeId'],
    dialog: lazy(async () => ({ default: (await import('./create-volume/CreateVolume.tsx')).CreateVolume })),
  },
  {
    name: 'add-image',
    type: imageManifest.type,
    title: named(imageManifest, dialogPhrases.create),
    policy: [['image', 'add_image']],
    context: [],
    dialog: lazy(async () => ({ default: (await import('../resources/image/AddImage.tsx')).AddImage })),
  },
  {
    name: 'create-network',
    type: networkManifest.type,
    context: [],
    dialog: lazy(async () => ({ default: (await import('./create-network/CreateNetwork.tsx')).CreateNetwork })),
  },
  {
    name: 'admin-create-network',
    type: networkManifest.type,
    context: [],
    dialog: lazy(async () => ({ default: (await import('./create-network/CreateNetwork.tsx')).AdminCreateNetwork })),
  },
  {
    name: 'export',
    type: instanceManifest.type,
    context: [],
    dialog: lazy(async () => ({ default: (await import('./export/ExportDialog.tsx')).ExportDialog })),
  },
  {
    name: 'page-calls',
    type: instanceManifest.type,
    context: [],
    dialog: lazy(async () => ({ default: (await import('./page-calls/PageCalls.tsx')).PageCalls })),
  },
  {
    name: 'launch-stack',
    type: stackManifest.type,
    context: ['stackId', 'resource', 'purpose'],
    dialog: lazy(async () => ({ default: (await import('./launch-stack/LaunchStack.tsx')).LaunchStack })),
  },
  {
    name: 'create-subnet',
    type: 'OS::Neutron::Subnet',
    context: ['networkId'],
    dialog: lazy(async () => ({ default: (await import('./subnet/CreateSubnet.tsx')).CreateSubnet })),
  },
  {
    name: 'edit-subnet',
    type: 'OS::Neutron::Subnet',
    context: ['subnetId'],
    dialog: lazy(async () => ({ default: (await import('./subnet/EditSubnet.tsx')).EditSubnet })),
  },
]
