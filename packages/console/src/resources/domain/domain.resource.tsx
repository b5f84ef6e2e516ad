import { domainEndpoints, settingsEndpoints, type Domain } from '@meridian/contract'
import { call } from '../../api/client.ts'
import { keyOf, query, queryClient, type ItemQuery, type ListQuery } from '../../api/query.ts'
import { inDomainContext } from '../../framework/domain-context/domain-context.ts'
import { defineResource } from '../../framework/resource/define-resource.ts'
import { settingAt, settingsQuery } from '../../framework/session/settings.ts'
import { idColumn } from '../../framework/table/id-column.ts'
import { nameColumn } from '../../framework/table/name-column.tsx'
import { words } from '../../framework/text/common.messages.ts'
import { descriptionColumn, enabledColumn } from '../../services/identity/identity-resource.ts'
import { domainActions } from './domain.actions.ts'
import { domainManifest as manifest } from './domain.manifest.ts'
import { domainMessages } from './domain.messages.ts'

/** The API returns only id and name of the default domain to users who are no administrators. */
const withDefaults = (domain: Pick<Domain, 'id' | 'name'> & Partial<Domain>): Domain => ({
  description: null,
  enabled: true,
  tags: [],
  options: {},
  links: {},
  ...domain,
})

/** Users see all domains if they may list them and work in the domain that the operator's settings call the default. */
async function maySeeAll(defaultDomain: string, signal: AbortSignal): Promise<boolean> {
  const settings = await queryClient.fetchQuery(settingsQuery)
  if (settingAt(settings, ['OPENSTACK_KEYSTONE_DEFAULT_DOMAIN'], '') !== defaultDomain) return false
  const body = { rules: [['identity', 'identity:list_domains'] satisfies [string, string]] }
  return (await call(settingsEndpoints.policy, { body }, { signal })).allowed
}

async function loadDomains(signal: AbortSignal): Promise<Domain[]> {
  const { name } = await call(domainEndpoints.defaultDomain, {}, { signal })
  if (!(await maySeeAll(name, signal)))
    return [withDefaults(await call(domainEndpoints.domainView, { params: { id: 'default' } }, { signal }))]
  const { items } = await call(domainEndpoints.domainList, {}, { signal })
  const { domain_id: context } = inDomainContext<{ domain_id?: string }>({})
  return items.filter(({ id }) => context === undefined || id === context)
}

const list = (): ListQuery<Domain> => ({
  queryKey: keyOf(domainEndpoints.domainList, { query: inDomainContext({}) }),
  queryFn: async ({ signal }) => ({ items: await loadDomains(signal), complete: true }),
})

function load(id: string): ItemQuery<Domain> {
  const { queryKey, queryFn } = query(domainEndpoints.domainView, { params: { id } })
  return { queryKey, queryFn: async (context) => withDefaults(await queryFn(context)) }
}

export const domain = defineResource<Domain>(manifest, {
  emptyHint: domainMessages.emptyHint,
  policyTarget: ({ id }) => ({ 'target.domain.id': id }),
  list,
  load,
  columns: [
    nameColumn(manifest, { search: true }),
    descriptionColumn(),
    idColumn({ header: words.domainId, width: 280, search: true }),
    enabledColumn({ search: true }),
  ],
  actions: domainActions,
})
