import { KINDS, type Item, type Kind } from './dialog-kinds.ts'
import type { OpenStack } from './openstack.ts'

/** Every dialog that is about no item, and those whose address names one in another way. */
const WITHOUT_ITEM: readonly string[] = [
  'create-host-aggregate',
  'create-flavor',
  'create-image',
  'create-key-pair',
  'import-key-pair',
  'create-server-group',
  'accept-volume-transfer',
  'manage-volume',
  'create-volume-type',
  'create-qos-spec',
  'create-volume-group',
  'create-group-type',
  'create-router',
  'admin-create-router',
  'create-security-group',
  'allocate-floating-ip',
  'admin-allocate-floating-ip',
  'create-trunk',
  'create-qos-policy',
  'create-rbac-policy',
  'create-subnet-pool',
  'create-address-scope',
  'create-address-group',
  'import-namespace',
  'create-container',
  'account-metadata',
  'create-project',
  'create-user',
  'create-group',
  'create-role',
  'create-domain',
  'create-application-credential',
  'create-service',
  'create-endpoint',
  'create-region',
  'create-registered-limit',
  'create-limit',
  'create-load-balancer',
  'add-certificate',
  'create-secret',
  'generate-secret',
  'register-identity-provider',
  'create-mapping',
  'grant-role',
  'create-trust',
  'create-credential',
  'launch-instance',
  'quick-launch',
  'create-volume',
  'add-image',
  'create-network',
  'admin-create-network',
  'network-with-internet',
  'launch-stack',
]

/** Not walked, with the reason. */
export const NOT_WALKED: Readonly<Record<string, string>> = {
  'add-dhcp-agent': 'every agent serves the network; the mechanism of add-implied-role',
  'add-agent-router': 'every router is on the agent; the mechanism of add-implied-role',
  'associate-address': 'the project of administrators has nothing to choose; the form of associate-floating-ip',
  'associate-any-address': 'the form of associate-address',
  'replace-certificate': 'the project of administrators has no certificate; a choice, and nothing is typed',
  'balancer-l7-rule': 'the mechanism of balancer-l7-policy',
  'remove-group-volumes': 'a question: nothing is entered',
  'edit-object': 'a file is chosen, and nothing is typed',
  'unmanage-volume': 'a question: nothing is entered',
  'retrieve-password': 'a private key is pasted, and nothing is sent',
  'revert-volume': 'the cloud begins without a snapshot that a volume can go back to; nothing is entered',
  'volume-attachments': 'a list, with attach-volume and detach-volume',
  'delete-volume-group': 'a question with one switch',
  'object-details': 'shows an object: nothing is entered',
  'object-temporary-link': 'a link is made, and nothing is kept',
  export: 'chooses a format: nothing is entered',
  'page-calls': 'shows calls: nothing is entered',
  'copy-image-to-store': 'the cloud has one store; the mechanism of import-image-data',
}

export interface DialogAddress {
  name: string
  item: string
  /** The parameter of the address that has the item. */
  parameter: string
}

/** Every dialog, with an item of the cloud where it needs one. */
export async function dialogAddresses(cloud: OpenStack): Promise<DialogAddress[]> {
  const about: DialogAddress[] = []
  // One after another: some kinds need what was made for those before.
  for (const { list, make, headers, id = idOf, parameter = 'item', dialogs } of KINDS) {
    await make?.(cloud)
    const first = list ? await firstOf(cloud, list, headers) : {}
    const item = String(await id(first, cloud))
    about.push(...dialogs.map((dialog) => ({ name: dialog, item, parameter })))
  }
  return [...WITHOUT_ITEM.map((name) => ({ name, item: '', parameter: 'item' })), ...about]
}

const idOf = ({ id }: Item) => id

async function firstOf(cloud: OpenStack, [path, name]: NonNullable<Kind['list']>, headers: Kind['headers']) {
  const own = path.replace('PROJECT', cloud.projectId)
  const reply = await cloud.send<Record<string, readonly Item[]>>('GET', own, undefined, headers)
  const [first] = reply[name] ?? []
  if (!first) throw new Error(`no ${name} to open dialogs about`)
  return first
}

export const WALKED: readonly string[] = [...WITHOUT_ITEM, ...KINDS.flatMap(({ dialogs }) => dialogs)]
