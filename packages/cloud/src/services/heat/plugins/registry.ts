import { nestedHooks } from '../engine/nested.ts'
import type { ResourceRow } from '../resources/store.ts'
import type { Design } from '../stacks/store.ts'
import { mappedType } from '../template/environment.ts'
import { volumeAttachment } from './cinder-volume-attachment.ts'
import { volumeType } from './cinder-volume-type.ts'
import { volume } from './cinder-volume.ts'
import { cloudConfig } from './cloud-config.ts'
import { fromTemplate } from './from-template.ts'
import { webImage } from './glance-web-image.ts'
import { project } from './keystone-project.ts'
import { role } from './keystone-role.ts'
import { userRoleAssignment } from './keystone-user-role-assignment.ts'
import { user } from './keystone-user.ts'
import { multipartMime } from './multipart-mime.ts'
import { floatingIpAssociation } from './neutron-floating-ip-association.ts'
import { floatingIp } from './neutron-floating-ip.ts'
import { net } from './neutron-net.ts'
import { port } from './neutron-port.ts'
import { qosPolicy } from './neutron-qos-policy.ts'
import { routerInterface } from './neutron-router-interface.ts'
import { router } from './neutron-router.ts'
import { securityGroupRule } from './neutron-security-group-rule.ts'
import { securityGroup } from './neutron-security-group.ts'
import { subnet } from './neutron-subnet.ts'
import { trunk } from './neutron-trunk.ts'
import { none } from './none.ts'
import { flavor } from './nova-flavor.ts'
import { keyPair } from './nova-key-pair.ts'
import { serverGroup } from './nova-server-group.ts'
import { server } from './nova-server.ts'
import type { Plugin } from './plugin.ts'
import { randomString } from './random-string.ts'
import { resourceGroup } from './resource-group.ts'
import { softwareConfig } from './software-config.ts'
import { stack } from './stack.ts'
import { container } from './swift-container.ts'
import { testResource } from './test-resource.ts'
import { value } from './value.ts'
import { waitConditionHandle } from './wait-condition-handle.ts'
import { waitCondition } from './wait-condition.ts'

const ALL: readonly Plugin[] = [
  volume,
  volumeAttachment,
  volumeType,
  webImage,
  cloudConfig,
  multipartMime,
  none,
  randomString,
  stack,
  resourceGroup,
  softwareConfig,
  testResource,
  value,
  waitCondition,
  waitConditionHandle,
  project,
  role,
  user,
  userRoleAssignment,
  floatingIp,
  floatingIpAssociation,
  net,
  port,
  qosPolicy,
  router,
  routerInterface,
  securityGroup,
  securityGroupRule,
  subnet,
  trunk,
  flavor,
  keyPair,
  server,
  serverGroup,
  container,
]

const ready = (plugin: Plugin): Plugin => (plugin.nested ? { ...nestedHooks(plugin.nested), ...plugin } : plugin)

export const PLUGINS: ReadonlyMap<string, Plugin> = new Map(ALL.map((plugin) => [plugin.type, ready(plugin)]))

const MAX_ALIASES = 10

/** The type of a resource after the environment's mapping: one of ours, or a template in the stack's files. */
export function findPlugin(
  design: Pick<Design, 'environment' | 'files'>,
  type: string,
  resource: string,
): Plugin | undefined {
  let name = type
  for (let steps = 0; steps < MAX_ALIASES; steps++) {
    const next = mappedType(design.environment, name, resource)
    if (next === name) break
    name = next
  }
  const text = Object.hasOwn(design.files, name) ? design.files[name] : undefined
  return PLUGINS.get(name) ?? (text === undefined ? undefined : ready(fromTemplate(type, text)))
}

export const pluginFor = (design: Pick<Design, 'environment' | 'files'>, { type, name }: ResourceRow) =>
  findPlugin(design, type, name)
