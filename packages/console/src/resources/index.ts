import { register } from '../framework/resource/registry.ts'
import { addressGroupManifest } from './address-group/address-group.manifest.ts'
import { addressScopeManifest } from './address-scope/address-scope.manifest.ts'
import { aggregateManifest } from './aggregate/aggregate.manifest.ts'
import { applicationCredentialManifest } from './application-credential/application-credential.manifest.ts'
import { accountManifest } from './container/account/account.manifest.ts'
import { containerManifest } from './container/container.manifest.ts'
import { objectManifest } from './container/object/object.manifest.ts'
import { certificateManifest } from './certificate/certificate.manifest.ts'
import { secretManifest } from './secret/secret.manifest.ts'
import { domainManifest } from './domain/domain.manifest.ts'
import { flavorManifest } from './flavor/flavor.manifest.ts'
import { loadBalancerManifest } from './load-balancer/load-balancer.manifest.ts'
import { floatingIpManifest } from './floating-ip/floating-ip.manifest.ts'
import { groupManifest } from './group/group.manifest.ts'
import { heatResourceTypeManifest } from './heat-resource-type/heat-resource-type.manifest.ts'
import { hypervisorManifest } from './hypervisor/hypervisor.manifest.ts'
import { imageManifest } from './image/image.manifest.ts'
import { instanceManifest } from './instance/instance.manifest.ts'
import { keypairManifest } from './keypair/keypair.manifest.ts'
import { metadataDefinitionManifest } from './metadata-definition/metadata-definition.manifest.ts'
import { migrationManifest } from './migration/migration.manifest.ts'
import { networkManifest, portManifest, subnetManifest } from './network/network.manifest.ts'
import { projectQuotaManifest } from './project/quota/project-quota.manifest.ts'
import { projectManifest } from './project/project.manifest.ts'
import { networkAgentManifest } from './network-agent/network-agent.manifest.ts'
import { qosPolicyManifest } from './qos-policy/qos-policy.manifest.ts'
import { rbacPolicyManifest } from './rbac-policy/rbac-policy.manifest.ts'
import { roleManifest } from './role/role.manifest.ts'
import { routerManifest } from './router/router.manifest.ts'
import { ruleManifest, securityGroupManifest } from './security-group/security-group.manifest.ts'
import { serverGroupManifest } from './server-group/server-group.manifest.ts'
import { subnetPoolManifest } from './subnet-pool/subnet-pool.manifest.ts'
import { stackResourceManifest } from './stack/resource/stack-resource.manifest.ts'
import { stackManifest } from './stack/stack.manifest.ts'
import { templateVersionManifest } from './template-version/template-version.manifest.ts'
import { trunkManifest } from './trunk/trunk.manifest.ts'
import { userManifest } from './user/user.manifest.ts'
import { backupManifest } from './volume/backup/backup.manifest.ts'
import { groupSnapshotManifest } from './volume/group-snapshot/group-snapshot.manifest.ts'
import { volumeGroupManifest } from './volume/group/volume-group.manifest.ts'
import { groupTypeManifest } from './volume/group-type/group-type.manifest.ts'
import { storagePoolManifest } from './volume/pool/storage-pool.manifest.ts'
import { qosSpecManifest } from './volume/qos-spec/qos-spec.manifest.ts'
import { volumeTypeManifest } from './volume/type/volume-type.manifest.ts'
import { snapshotManifest } from './volume/snapshot/snapshot.manifest.ts'
import { volumeManifest } from './volume/volume.manifest.ts'
import { registeredServiceManifest } from './catalog/registered-service.manifest.ts'
import { endpointManifest } from './catalog/endpoint.manifest.ts'
import { regionManifest } from './catalog/region.manifest.ts'
import { registeredLimitManifest } from './limit/registered-limit.manifest.ts'
import { limitManifest } from './limit/limit.manifest.ts'
import { identityProviderManifest } from './federation/identity-provider.manifest.ts'
import { mappingManifest } from './federation/mapping.manifest.ts'
import { roleAssignmentManifest } from './role-assignment/role-assignment.manifest.ts'
import { trustManifest } from './trust/trust.manifest.ts'
import { credentialManifest } from './credential/credential.manifest.ts'

/** The registry: adding a type to the console is one line here. Its code is loaded when it is first shown. */
export const resources = [
  register(projectQuotaManifest, async () => (await import('./project/quota/project-quota.resource.tsx')).projectQuota),
  register(hypervisorManifest, async () => (await import('./hypervisor/hypervisor.resource.tsx')).hypervisor),
  register(migrationManifest, async () => (await import('./migration/migration.resource.tsx')).migration),
  register(aggregateManifest, async () => (await import('./aggregate/aggregate.resource.tsx')).aggregate),
  register(instanceManifest, async () => (await import('./instance/instance.resource.tsx')).instance),
  register(flavorManifest, async () => (await import('./flavor/flavor.resource.tsx')).flavor),
  register(imageManifest, async () => (await import('./image/image.resource.tsx')).image),
  register(keypairManifest, async () => (await import('./keypair/keypair.resource.tsx')).keypair),
  register(certificateManifest, async () => (await import('./certificate/certificate.resource.tsx')).certificate),
  register(secretManifest, async () => (await import('./secret/secret.resource.tsx')).secret),
  register(serverGroupManifest, async () => (await import('./server-group/server-group.resource.tsx')).serverGroup),
  register(volumeManifest, async () => (await import('./volume/volume.resource.tsx')).volume),
  register(backupManifest, async () => (await import('./volume/backup/backup.resource.tsx')).backup),
  register(snapshotManifest, async () => (await import('./volume/snapshot/snapshot.resource.tsx')).snapshot),
  register(volumeTypeManifest, async () => (await import('./volume/type/volume-type.resource.tsx')).volumeType),
  register(qosSpecManifest, async () => (await import('./volume/qos-spec/qos-spec.resource.tsx')).qosSpec),
  register(storagePoolManifest, async () => (await import('./volume/pool/storage-pool.resource.tsx')).storagePool),
  register(volumeGroupManifest, async () => (await import('./volume/group/volume-group.resource.tsx')).volumeGroup),
  register(
    groupSnapshotManifest,
    async () => (await import('./volume/group-snapshot/group-snapshot.resource.tsx')).groupSnapshot,
  ),
  register(groupTypeManifest, async () => (await import('./volume/group-type/group-type.resource.tsx')).groupType),
  register(networkManifest, async () => (await import('./network/network.resource.tsx')).network),
  register(subnetManifest, async () => (await import('./network/subnet.resource.tsx')).subnet),
  register(portManifest, async () => (await import('./network/port.resource.tsx')).port),
  register(routerManifest, async () => (await import('./router/router.resource.tsx')).router),
  register(
    securityGroupManifest,
    async () => (await import('./security-group/security-group.resource.tsx')).securityGroup,
  ),
  register(ruleManifest, async () => (await import('./security-group/security-group-rule.resource.tsx')).rule),
  register(floatingIpManifest, async () => (await import('./floating-ip/floating-ip.resource.tsx')).floatingIp),
  register(loadBalancerManifest, async () => (await import('./load-balancer/load-balancer.resource.tsx')).loadBalancer),
  register(trunkManifest, async () => (await import('./trunk/trunk.resource.tsx')).trunk),
  register(qosPolicyManifest, async () => (await import('./qos-policy/qos-policy.resource.tsx')).qosPolicy),
  register(rbacPolicyManifest, async () => (await import('./rbac-policy/rbac-policy.resource.tsx')).rbacPolicy),
  register(networkAgentManifest, async () => (await import('./network-agent/network-agent.resource.tsx')).networkAgent),
  register(subnetPoolManifest, async () => (await import('./subnet-pool/subnet-pool.resource.tsx')).subnetPool),
  register(addressScopeManifest, async () => (await import('./address-scope/address-scope.resource.tsx')).addressScope),
  register(addressGroupManifest, async () => (await import('./address-group/address-group.resource.tsx')).addressGroup),
  register(stackManifest, async () => (await import('./stack/stack.resource.tsx')).stack),
  register(
    stackResourceManifest,
    async () => (await import('./stack/resource/stack-resource.resource.tsx')).stackResource,
  ),
  register(
    heatResourceTypeManifest,
    async () => (await import('./heat-resource-type/heat-resource-type.resource.tsx')).heatResourceType,
  ),
  register(
    templateVersionManifest,
    async () => (await import('./template-version/template-version.resource.tsx')).templateVersion,
  ),
  register(
    metadataDefinitionManifest,
    async () => (await import('./metadata-definition/metadata-definition.resource.tsx')).metadataDefinition,
  ),
  register(accountManifest, async () => (await import('./container/account/account.resource.tsx')).account),
  register(containerManifest, async () => (await import('./container/container.resource.tsx')).container),
  register(objectManifest, async () => (await import('./container/object/object.resource.tsx')).object),
  register(projectManifest, async () => (await import('./project/project.resource.tsx')).project),
  register(userManifest, async () => (await import('./user/user.resource.tsx')).user),
  register(groupManifest, async () => (await import('./group/group.resource.tsx')).group),
  register(roleManifest, async () => (await import('./role/role.resource.tsx')).role),
  register(domainManifest, async () => (await import('./domain/domain.resource.tsx')).domain),
  register(
    applicationCredentialManifest,
    async () => (await import('./application-credential/application-credential.resource.tsx')).applicationCredential,
  ),
  register(
    registeredServiceManifest,
    async () => (await import('./catalog/registered-service.resource.tsx')).registeredService,
  ),
  register(endpointManifest, async () => (await import('./catalog/endpoint.resource.tsx')).endpoint),
  register(regionManifest, async () => (await import('./catalog/region.resource.tsx')).region),
  register(
    registeredLimitManifest,
    async () => (await import('./limit/registered-limit.resource.tsx')).registeredLimit,
  ),
  register(limitManifest, async () => (await import('./limit/limit.resource.tsx')).limit),
  register(
    identityProviderManifest,
    async () => (await import('./federation/identity-provider.resource.tsx')).identityProvider,
  ),
  register(mappingManifest, async () => (await import('./federation/mapping.resource.tsx')).mapping),
  register(
    roleAssignmentManifest,
    async () => (await import('./role-assignment/role-assignment.resource.tsx')).roleAssignment,
  ),
  register(trustManifest, async () => (await import('./trust/trust.resource.tsx')).trust),
  register(credentialManifest, async () => (await import('./credential/credential.resource.tsx')).credential),
]
