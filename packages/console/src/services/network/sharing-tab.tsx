import type { DetailsTab } from '../../framework/resource/resource.ts'
import { sharingMessages } from './sharing.messages.ts'
import type { Shared, SharedKind } from './Sharing.tsx'
import { lazyPart } from '../../ui/lazy-part.ts'

const Sharing = lazyPart(async () => (await import('./Sharing.tsx')).Sharing)

const ALIASES = { network: 'rbac-policies', qos_policy: 'rbac-policies', security_group: 'rbac-security-groups' }

/** The tab on the page of something that its owner can share with other projects. */
export const sharingTab = <T extends Shared>(type: string, kind: SharedKind): DetailsTab<T> => ({
  id: 'sharing',
  label: sharingMessages.title,
  policy: [['network', 'get_rbac_policy']],
  extensions: [{ of: 'network', alias: ALIASES[kind] }],
  render: (item) => <Sharing item={item} type={type} kind={kind} />,
})
