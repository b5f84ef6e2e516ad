import * as z from 'zod'
import { del, get } from '../endpoint.ts'
import { items } from '../items.ts'

/** What a project can contain. */
export const CONTENT_KINDS = [
  'stack',
  'server',
  'server_group',
  'load_balancer',
  'floating_ip',
  'trunk',
  'router',
  'port',
  'network',
  'rbac_policy',
  'security_group',
  'address_group',
  'subnet_pool',
  'address_scope',
  'qos_policy',
  'backup',
  'group_snapshot',
  'snapshot',
  'volume_group',
  'volume',
  'image',
  'container',
] as const
const Kind = z.enum(CONTENT_KINDS)
export type ContentKind = z.infer<typeof Kind>

/** The kinds that must be deleted before a kind, because the services refuse what is in use. */
export const DELETED_BEFORE: Readonly<Partial<Record<ContentKind, readonly ContentKind[]>>> = {
  server: ['stack'],
  server_group: ['server'],
  load_balancer: ['stack'],
  floating_ip: ['stack', 'server', 'load_balancer'],
  trunk: ['stack', 'server'],
  router: ['stack', 'floating_ip'],
  port: ['server', 'trunk', 'router', 'load_balancer'],
  network: ['port', 'router'],
  // They vanish with their network; while it is used, Neutron refuses.
  rbac_policy: ['network'],
  security_group: ['server', 'port'],
  address_group: ['security_group'],
  subnet_pool: ['network'],
  address_scope: ['subnet_pool'],
  qos_policy: ['network', 'port', 'floating_ip'],
  backup: ['stack'],
  group_snapshot: ['stack', 'server'],
  snapshot: ['server', 'backup', 'group_snapshot'],
  // Its volumes are deleted with it: Cinder refuses single volumes of a group.
  volume_group: ['snapshot', 'server'],
  volume: ['snapshot', 'volume_group', 'backup'],
  image: ['server', 'volume'],
  // Stacks may own containers; backups and images may be stored in them.
  container: ['stack', 'backup', 'image'],
}

const ContentItem = z.object({
  kind: Kind,
  id: z.string(),
  name: z.string(),
  /** The ids of items of the same kind that must be deleted before. */
  after: z.array(z.string()).default([]),
})
export type ContentItem = z.infer<typeof ContentItem>

/** A key for each item, and the keys of all that must be deleted before it. */
export function deletionOrder(contents: readonly ContentItem[]): { item: ContentItem; key: string; needs: string[] }[] {
  const keyOf = ({ kind, id }: Pick<ContentItem, 'kind' | 'id'>) => `${kind} ${id}`
  return contents.map((item) => ({
    item,
    key: keyOf(item),
    needs: contents
      .filter(({ kind, id }) =>
        kind === item.kind ? item.after.includes(id) : DELETED_BEFORE[item.kind]?.includes(kind),
      )
      .map(keyOf),
  }))
}

export const projectContentEndpoints = {
  projectContentList: get(
    '/api/keystone/projects/:id/contents/',
    'List what a project contains in all services; `gaps` names the services that could not be read',
    { result: items(ContentItem) },
  ),
  projectContentDelete: del(
    '/api/keystone/projects/:id/contents/:kind/:itemId',
    'Delete an item of a project; the reply says whether it is gone already, else call again',
    { result: z.object({ gone: z.boolean() }) },
  ),
}
