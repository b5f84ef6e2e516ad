import { domainEndpoints, settingsEndpoints, type Domain } from '@meridian/contract'
import { call } from '../../api/client.ts'
import { keyOf, query, queryClient, type ItemQuery, type ListQuery } from '../../api/query.ts'
import { inDomainContext } from '../../framework/domain-context/domain-context.ts'
import { settingAt, settingsQuery } from '../../framework/session/settings.ts'

/** Of the default domain, those who are no administrators learn no more than its name. */
const whole = (domain: Pick<Domain, 'id' | 'name'> & Partial<Domain>): Domain => ({
  description: null,
  enabled: true,
  tags: [],
  options: {},
  links: {},
  ...domain,
})

/** All are for those to see who may list them and work in the domain that the operator calls the default one. */
async function seesAll(home: string, signal: AbortSignal): Promise<boolean> {
  const settings = queryClient.fetchQuery(settingsQuery)
  if (settingAt(await settings, ['OPENSTACK_KEYSTONE_DEFAULT_DOMAIN'], '') !== home) return false
  const body = { rules: [['identity', 'identity:list_domains'] satisfies [string, string]] }
  return (await call(settingsEndpoints.policy, { body }, { signal })).allowed
}

const isInContext = ({ id }: Domain) => id === (inDomainContext({}).domain_id ?? id)

export const domainQueries = {
  list: (): ListQuery<Domain> => ({
    queryKey: keyOf(domainEndpoints.domainList, { query: inDomainContext({}) }),
    queryFn: async ({ signal }) => {
      const home = await call(domainEndpoints.defaultDomain, {}, { signal })
      if (await seesAll(home.name, signal))
        return {
          items: (await call(domainEndpoints.domainList, {}, { signal })).items.filter(isInContext),
          complete: true,
        }
      const only = await call(domainEndpoints.domainView, { params: { id: 'default' } }, { signal })
      return { items: [whole(only)], complete: true }
    },
  }),
  one: (id: string): ItemQuery<Domain> => {
    const { queryKey, queryFn } = query(domainEndpoints.domainView, { params: { id } })
    return { queryKey, queryFn: async (context) => whole(await queryFn(context)) }
  },
}
