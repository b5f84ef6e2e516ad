import type { StackTopology } from '@meridian/contract'
import type { Stack, StackResource } from '@meridian/wire'
import { stackIdIn } from '../heat/stacks.map.ts'

/** Icons by a part of the resource type; the first match is used. */
const KINDS: [RegExp, string][] = [
  [/LoadBalance|HealthMonitor|Pool/, 'lb'],
  [/DBInstance|Database/, 'db'],
  [/Instance(?!Group)|Server(?!Group)/, 'server'],
  [/Alarm/, 'alarm'],
  [/Volume/, 'volume'],
  [/Stack|AutoScalingGroup|InstanceGroup|ServerGroup|ResourceGroup/i, 'stack'],
  [/Image/, 'image'],
  [/WaitCondition/, 'wait'],
  [/Firewall/, 'firewall'],
  [/FloatingIP/, 'floatingip'],
  [/Router/, 'router'],
  [/ScalingPolicy/, 'policy'],
  [/Config|Deployment|Component/, 'config'],
  [/SecurityGroup/, 'securitygroup'],
  [/Net|Subnet/, 'network'],
  [/Port/, 'port'],
  [/VPNService/, 'vpn'],
  [/Flavor/, 'flavor'],
  [/KeyPair/, 'keypair'],
]

const kindOf = (type: string) =>
  KINDS.find(([pattern]) => pattern.test(type.split('::').slice(1).join('::') || type))?.[1] ?? 'unknown'

/** Colour by status, and whether the icon is animated. */
function statusStyle(status: string): { colour: string; moving: boolean } {
  if (status.includes('IN_PROGRESS')) return { colour: 'gray', moving: true }
  if (status.includes('FAILED') || status.includes('DELETE')) return { colour: 'red', moving: false }
  return status.includes('INIT') ? { colour: 'gray', moving: true } : { colour: 'green', moving: false }
}

const titleCase = (status: string) =>
  status
    .split('_')
    .map((word) => word.charAt(0) + word.slice(1).toLowerCase())
    .join(' ')

const nodeOf = (size: number, kind: string, status: string) => ({
  image: `${kind}-${statusStyle(status).colour}`,
  image_size: size,
  image_x: -size / 2,
  image_y: -size / 2,
  text_x: size === STACK_SIZE ? 40 : 35,
  text_y: '.35em',
  in_progress: statusStyle(status).moving,
  status,
})

const STACK_SIZE = 60
const RESOURCE_SIZE = 50

const reasonOf = (status: string, reason: string) => (status.endsWith('_FAILED') ? { reason } : {})

/** The name of the node that each nested stack is, alone in a list; names of nodes inside begin with it. */
function ownersOf(resources: readonly StackResource[]): Map<string, [string]> {
  const owners = new Map<string, [string]>()
  // Heat lists the resources of a stack before those of the stacks inside it.
  for (const { resource_name: own, links } of resources) {
    const nested = stackIdIn(links, 'nested')
    const outer = owners.get(stackIdIn(links, 'stack') ?? '') ?? []
    if (nested) owners.set(nested, [[...outer, own].join('/')])
  }
  return owners
}

/** A missing stack is drawn as a deleted one. */
export function toStackTopology(
  id: string,
  stack: Pick<Stack, 'stack_name' | 'stack_status' | 'stack_status_reason'> | undefined,
  resources: StackResource[],
): StackTopology {
  const status = stack?.stack_status ?? 'DELETE_COMPLETE'
  const name = stack?.stack_name ?? id
  const owners = ownersOf(resources)
  const ownerOf = ({ links }: StackResource) => owners.get(stackIdIn(links, 'stack') ?? '') ?? []
  const nameOf = (own: string, resource: StackResource) => [...ownerOf(resource), own].join('/')
  return {
    stack: {
      ...nodeOf(STACK_SIZE, 'stack', status),
      in_progress: status.includes('IN_PROGRESS'),
      stack_id: id,
      name,
      info_box: { name, status: titleCase(status), ...reasonOf(status, stack?.stack_status_reason ?? '') },
    },
    nodes: resources.map((resource) => ({
      ...nodeOf(RESOURCE_SIZE, kindOf(resource.resource_type), resource.resource_status),
      name: nameOf(resource.resource_name, resource),
      instance: resource.physical_resource_id || null,
      required_by: [...resource.required_by.map((other) => nameOf(other, resource)), ...ownerOf(resource)],
      stack_id: stackIdIn(resource.links, 'stack') ?? id,
      nested_stack_id: stackIdIn(resource.links, 'nested'),
      info_box: {
        name: nameOf(resource.resource_name, resource),
        status: titleCase(resource.resource_status),
        type: resource.resource_type,
        ...reasonOf(resource.resource_status, resource.resource_status_reason),
      },
    })),
  }
}
