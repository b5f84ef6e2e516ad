import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from './run-node.ts'

/**
 * Everything that creates something, with the file in which its form compares itself with quotas and names before it is
 * sent; or with the reason why there is nothing to compare.
 */
const CREATING: Readonly<Record<string, { by: string } | { none: string }>> = {
  'flows/create-network/submit-network.ts': { by: 'flows/create-network/CreateNetwork.tsx' },
  'flows/create-server/run/operations.ts': { by: 'flows/create-server/Summary.tsx' },
  'flows/create-volume/CreateVolume.tsx': { by: 'flows/create-volume/CreateVolume.tsx' },
  'flows/launch-stack/LaunchDialog.tsx': { by: 'flows/launch-stack/StackQuotas.tsx' },
  'flows/launch/launch.wizard.ts': { by: 'services/launch/LaunchPreflight.tsx' },
  'flows/subnet/CreateSubnet.tsx': { by: 'flows/subnet/CreateSubnet.tsx' },
  'flows/quick-launch/QuickLaunchWizard.tsx': { by: 'flows/quick-launch/steps/DetailsStep.tsx' },
  'resources/address-group/AddressGroupForm.tsx': { none: 'Neutron has no quota of address groups' },
  'resources/address-scope/AddressScopeForm.tsx': { none: 'Neutron has no quota of address scopes' },
  'resources/aggregate/AggregateForms.tsx': { none: 'administrators have no quota of aggregates' },
  'resources/application-credential/CreateApplicationCredential.tsx': {
    none: 'Keystone does not report the limit of application credentials; a taken name is an error of the field',
  },
  'resources/catalog/CatalogForms.tsx': { none: 'administrators have no quota of the catalogue' },
  'resources/container/CreateContainer.tsx': {
    none: 'Swift limits bytes, not containers; a taken name is an error of the field',
  },
  'resources/container/object/form/ObjectForms.tsx': {
    none: 'Swift reports a quota of bytes only with the refusal, and names may be reused',
  },
  'resources/container/object/upload/send-object.ts': {
    none: 'Swift reports a quota of bytes only with the refusal, and names may be reused',
  },
  'resources/credential/CreateCredential.tsx': { none: 'Keystone does not report the limit of credentials' },
  'resources/domain/DomainForm.tsx': { none: 'no quota of domains; a taken name is an error of the field' },
  'resources/federation/MappingForm.tsx': { none: 'administrators have no quota of mappings' },
  'resources/federation/ProviderForms.tsx': { none: 'administrators have no quota of providers' },
  'resources/flavor/CreateFlavor.tsx': { none: 'no quota of flavors; a taken name is an error of the field' },
  'resources/floating-ip/AllocateFloatingIp.tsx': { by: 'resources/floating-ip/AllocateFloatingIp.tsx' },
  'resources/floating-ip/PortForwardingForm.tsx': { none: 'Neutron has no quota of port forwardings' },
  'resources/group/GroupForms.tsx': { none: 'no quota of groups; a taken name is an error of the field' },
  'resources/image/AddImage.tsx': {
    none: 'Glance reports its limits only where Keystone has unified limits for them; names may repeat',
  },
  'resources/image/CopyImageToStores.tsx': { none: 'the image exists already' },
  'resources/image/CreateVolumeFromImage.tsx': { by: 'resources/image/CreateVolumeFromImage.tsx' },
  'resources/image/ImportImageData.tsx': { none: 'the image exists already' },
  'resources/image/use-create-image.ts': {
    none: 'Glance reports its limits only where Keystone has unified limits for them; names may repeat',
  },
  'resources/instance/forms/FloatingIpDialogs.tsx': { by: 'resources/instance/forms/FloatingIpDialogs.tsx' },
  'resources/keypair/CreateKeyPair.tsx': { by: 'resources/keypair/CreateKeyPair.tsx' },
  'resources/keypair/ImportKeyPair.tsx': { by: 'resources/keypair/ImportKeyPair.tsx' },
  'resources/limit/LimitForms.tsx': { none: 'limits have no limit' },
  'resources/metadata-definition/DefinitionForms.tsx': { none: 'no quota of definitions' },
  'resources/network/PortWizards.tsx': { by: 'resources/network/PortSteps.tsx' },
  'resources/project/ProjectForm.tsx': { none: 'no quota of projects; a taken name is an error of the field' },
  'resources/project/use-starter.ts': { none: 'the project is new, and its quotas are raised first' },
  'resources/qos-policy/QosPolicyForm.tsx': { none: 'Neutron has no quota of QoS policies' },
  'resources/rbac-policy/rbac-policy-dialogs.tsx': { by: 'resources/rbac-policy/rbac-policy-dialogs.tsx' },
  'resources/role/RoleForm.tsx': { none: 'no quota of roles; a taken name is an error of the field' },
  'resources/router/RouterForms.tsx': { by: 'resources/router/RouterForms.tsx' },
  'resources/router/router-form.ts': { by: 'resources/router/RouterForms.tsx' },
  'resources/security-group/AddSecurityGroupRule.tsx': { by: 'resources/security-group/AddSecurityGroupRule.tsx' },
  'resources/security-group/SecurityGroupForm.tsx': { by: 'resources/security-group/SecurityGroupForm.tsx' },
  'resources/security-group/add-rule-form.ts': { by: 'resources/security-group/AddSecurityGroupRule.tsx' },
  'resources/security-group/editor/apply-rules.ts': { by: 'resources/security-group/editor/ReviewRules.tsx' },
  'resources/server-group/CreateServerGroup.tsx': { by: 'resources/server-group/CreateServerGroup.tsx' },
  'resources/stack/CreateStackSnapshot.tsx': { none: 'Heat does not report its limit of snapshots' },
  'resources/subnet-pool/SubnetPoolForm.tsx': { by: 'resources/subnet-pool/SubnetPoolForm.tsx' },
  'resources/trunk/TrunkWizards.tsx': { by: 'resources/trunk/TrunkWizards.tsx' },
  'resources/trunk/trunk-form.ts': { by: 'resources/trunk/TrunkWizards.tsx' },
  'resources/trust/CreateTrust.tsx': { none: 'Keystone does not report a limit of trusts' },
  'resources/user/UserForms.tsx': { none: 'no quota of users; a taken name is an error of the field' },
  'resources/volume/UploadToImage.tsx': {
    none: 'Glance reports its limits only where Keystone has unified limits for them; names may repeat',
  },
  'resources/volume/backup-dialogs.tsx': { by: 'resources/volume/backup-dialogs.tsx' },
  'resources/volume/group-type/group-type-dialogs.tsx': { none: 'administrators have no quota of group types' },
  'resources/volume/group/CreateGroup.tsx': { by: 'resources/volume/group/CreateGroup.tsx' },
  'resources/volume/group/group-dialogs.tsx': { by: 'resources/volume/group/group-dialogs.tsx' },
  'resources/volume/qos-spec/qos-spec-dialogs.tsx': { none: 'administrators have no quota of QoS specs' },
  'resources/volume/snapshot/snapshot-dialogs.tsx': { by: 'resources/volume/snapshot/snapshot-dialogs.tsx' },
  'resources/volume/transfer-dialogs.tsx': { none: 'Cinder counts the volume when the transfer is accepted' },
  'resources/volume/type/volume-type-dialogs.tsx': { none: 'administrators have no quota of volume types' },
  'shell/settings/AddDevice.tsx': { none: 'no quota of credentials' },
  'services/network/Sharing.tsx': { by: 'services/network/Sharing.tsx' },
}

const folder = join(root, 'packages/console/src')
const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', '*.ts', '*.tsx'], {
  cwd: folder,
  encoding: 'utf8',
})
  .split('\n')
  .filter((file) => /^(?:flows|resources|services|shell)\//.test(file) && !file.includes('.test.'))

const read = (file: string) => (existsSync(join(folder, file)) ? readFileSync(join(folder, file), 'utf8') : '')

/** A call that creates, or a form that is posted to its page's URL. */
const CREATES = /Endpoints\.\w+(?:Create|Copy|Import|Upload)\b|\buseWorkflow\(/

test('every form that creates something is listed, with its preflight or the reason why it has none', () => {
  const creating = files.filter((file) => CREATES.test(read(file)) && !/\/Edit\w+\.tsx$/.test(file))
  expect(Object.keys(CREATING).toSorted()).toEqual(creating.toSorted())
})

test('each preflight is there', () => {
  const without = Object.values(CREATING).filter((entry) => 'by' in entry && !/<\w*Preflight\b/.test(read(entry.by)))
  expect(without).toEqual([])
})
