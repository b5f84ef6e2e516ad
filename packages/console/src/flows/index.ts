import type { Flow } from '../framework/modals/flow.ts'
import { dialogPhrases } from '../framework/resource/resource.messages.ts'
import { named } from '../framework/resource/resource-text.ts'
import { imageManifest } from '../resources/image/image.manifest.ts'
import { instanceManifest } from '../resources/instance/instance.manifest.ts'
import { networkManifest } from '../resources/network/network.manifest.ts'
import { stackManifest } from '../resources/stack/stack.manifest.ts'
import { volumeManifest } from '../resources/volume/volume.manifest.ts'
import { lazyPart } from '../ui/lazy-part.ts'

/** The dialogs that involve several resource types; each is loaded when first opened. */
export const flows: readonly Flow[] = [
  {
    name: 'launch-instance',
    type: instanceManifest.type,
    context: ['imageId', 'volumeId', 'snapshotId', 'serverId', 'networkId', 'successUrl', 'dismissUrl'],
    dialog: lazyPart(async () => (await import('./launch/LaunchInstance.tsx')).LaunchInstance),
  },
  {
    name: 'quick-launch',
    type: instanceManifest.type,
    context: [],
    dialog: lazyPart(async () => (await import('./quick-launch/QuickLaunch.tsx')).QuickLaunch),
  },
  {
    name: 'create-volume',
    type: volumeManifest.type,
    title: named(volumeManifest, dialogPhrases.create),
    policy: [['volume', 'volume:create']],
    context: ['snapshotId', 'imageId', 'volumeId'],
    dialog: lazyPart(async () => (await import('./create-volume/CreateVolume.tsx')).CreateVolume),
  },
  {
    name: 'add-image',
    type: imageManifest.type,
    title: named(imageManifest, dialogPhrases.create),
    policy: [['image', 'add_image']],
    context: [],
    dialog: lazyPart(async () => (await import('../resources/image/AddImage.tsx')).AddImage),
  },
  {
    name: 'create-network',
    type: networkManifest.type,
    context: [],
    dialog: lazyPart(async () => (await import('./create-network/CreateNetwork.tsx')).CreateNetwork),
  },
  {
    name: 'network-with-internet',
    type: networkManifest.type,
    context: [],
    dialog: lazyPart(async () => (await import('./create-network/InternetNetwork.tsx')).InternetNetwork),
  },
  {
    name: 'admin-create-network',
    type: networkManifest.type,
    context: [],
    dialog: lazyPart(async () => (await import('./create-network/CreateNetwork.tsx')).AdminCreateNetwork),
  },
  {
    name: 'export',
    type: instanceManifest.type,
    context: [],
    dialog: lazyPart(async () => (await import('./export/ExportDialog.tsx')).ExportDialog),
  },
  {
    name: 'page-calls',
    type: instanceManifest.type,
    context: [],
    dialog: lazyPart(async () => (await import('./page-calls/PageCalls.tsx')).PageCalls),
  },
  {
    name: 'launch-stack',
    type: stackManifest.type,
    context: ['stackId', 'resource', 'purpose'],
    dialog: lazyPart(async () => (await import('./launch-stack/LaunchStack.tsx')).LaunchStack),
  },
  {
    name: 'create-subnet',
    type: 'OS::Neutron::Subnet',
    context: ['networkId'],
    dialog: lazyPart(async () => (await import('./subnet/CreateSubnet.tsx')).CreateSubnet),
  },
  {
    name: 'edit-subnet',
    type: 'OS::Neutron::Subnet',
    context: ['subnetId'],
    dialog: lazyPart(async () => (await import('./subnet/EditSubnet.tsx')).EditSubnet),
  },
]
