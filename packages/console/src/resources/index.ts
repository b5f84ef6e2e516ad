import { register } from '../framework/resource/registry.ts'
import { applicationCredentialPlace } from './application-credential/application-credential.place.ts'
import { containerPlace } from './container/container.place.ts'
import { objectPlace } from './container/object/object.place.ts'
import { domainPlace } from './domain/domain.place.ts'
import { flavorPlace } from './flavor/flavor.place.ts'
import { floatingIpPlace } from './floating-ip/floating-ip.place.ts'
import { groupPlace } from './group/group.place.ts'
import { imagePlace } from './image/image.place.ts'
import { instancePlace } from './instance/instance.place.ts'
import { keypairPlace } from './keypair/keypair.place.ts'
import { networkPlace } from './network/network.place.ts'
import { portPlace } from './network/port/port.place.ts'
import { subnetPlace } from './network/subnet/subnet.place.ts'
import { projectPlace } from './project/project.place.ts'
import { qosPolicyPlace } from './qos-policy/qos-policy.place.ts'
import { rolePlace } from './role/role.place.ts'
import { routerPlace } from './router/router.place.ts'
import { trunkPlace } from './trunk/trunk.place.ts'
import { userPlace } from './user/user.place.ts'
import { securityGroupPlace } from './security-group/security-group.place.ts'
import { rulePlace } from './security-group/rule/rule.place.ts'
import { serverGroupPlace } from './server-group/server-group.place.ts'
import { snapshotPlace } from './volume/snapshot/snapshot.place.ts'
import { volumePlace } from './volume/volume.place.ts'

/** The registry: adding a type to the console is one line here. What it is made of is fetched when it is first shown. */
export const resources = [
  register(instancePlace, async () => (await import('./instance/instance.resource.tsx')).instance),
  register(flavorPlace, async () => (await import('./flavor/flavor.resource.tsx')).flavor),
  register(imagePlace, async () => (await import('./image/image.resource.tsx')).image),
  register(keypairPlace, async () => (await import('./keypair/keypair.resource.tsx')).keypair),
  register(serverGroupPlace, async () => (await import('./server-group/server-group.resource.tsx')).serverGroup),
  register(volumePlace, async () => (await import('./volume/volume.resource.tsx')).volume),
  register(snapshotPlace, async () => (await import('./volume/snapshot/snapshot.resource.tsx')).snapshot),
  register(networkPlace, async () => (await import('./network/network.resource.tsx')).network),
  register(subnetPlace, async () => (await import('./network/subnet/subnet.resource.tsx')).subnet),
  register(portPlace, async () => (await import('./network/port/port.resource.tsx')).port),
  register(routerPlace, async () => (await import('./router/router.resource.tsx')).router),
  register(
    securityGroupPlace,
    async () => (await import('./security-group/security-group.resource.tsx')).securityGroup,
  ),
  register(rulePlace, async () => (await import('./security-group/rule/rule.resource.tsx')).rule),
  register(floatingIpPlace, async () => (await import('./floating-ip/floating-ip.resource.tsx')).floatingIp),
  register(trunkPlace, async () => (await import('./trunk/trunk.resource.tsx')).trunk),
  register(qosPolicyPlace, async () => (await import('./qos-policy/qos-policy.resource.tsx')).qosPolicy),
  register(containerPlace, async () => (await import('./container/container.resource.tsx')).container),
  register(objectPlace, async () => (await import('./container/object/object.resource.tsx')).object),
  register(projectPlace, async () => (await import('./project/project.resource.tsx')).project),
  register(userPlace, async () => (await import('./user/user.resource.tsx')).user),
  register(groupPlace, async () => (await import('./group/group.resource.tsx')).group),
  register(rolePlace, async () => (await import('./role/role.resource.tsx')).role),
  register(domainPlace, async () => (await import('./domain/domain.resource.tsx')).domain),
  register(
    applicationCredentialPlace,
    async () => (await import('./application-credential/application-credential.resource.tsx')).applicationCredential,
  ),
]
