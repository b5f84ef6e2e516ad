import { domainEndpoints, settingsEndpoints, type Domain } from '@meridian/contract'
import { ScanSearch, X } from 'lucide-react'
import { call, sendUnlisted } from '../../api/client.ts'
import { keyOf, query, queryClient, type ItemQuery, type ListQuery } from '../../api/query.ts'
import type { Action, RunningAction } from '../../framework/resource/action.ts'
import { deleteAction, createAction, editAction } from '../../framework/actions/dialog-action.ts'
import { domainContext, inDomainContext, setDomainContext } from '../../services/identity/domain-context.ts'
import { domainContextMessages } from '../../services/identity/domain-context.messages.ts'
import { defineResource } from '../../framework/resource/define-resource.ts'
import { settingAt, settingsQuery } from '../../framework/session/settings.ts'
import { idColumn, nameColumn } from '../../framework/table/common-columns.tsx'
import { words } from '../../framework/text/common.messages.ts'
import {
  canEdit,
  descriptionColumn,
  enabledColumn,
  memberActions,
  switchActions,
} from '../../services/identity/identity-resource.ts'
import { domainManifest as manifest } from './domain.manifest.ts'
import { domainMessages, memberTexts } from './domain.messages.ts'

const setting = canEdit('domain')
const dialog = async () => (await import('./DomainForm.tsx')).DomainForm

const deletion = deleteAction<Domain>(manifest, {
  lookAhead: async () => (await import('../../services/deletion/identity-look-ahead.ts')).domainLookAhead,
  policy: [['identity', 'identity:delete_domain']],
  setting,
  remove: ({ id }, send) => send(domainEndpoints.domainDelete, { params: { id } }),
})

/** Loads a domain whose row says that it is enabled, since the row may be old. If that fails, the row counts. */
async function current(domain: Domain): Promise<Domain> {
  if (!domain.enabled) return domain
  const loaded = await call(domainEndpoints.domainView, { params: { id: domain.id } }).catch(() => null)
  return { ...domain, ...loaded }
}

/** Keystone deletes only disabled domains: for the others, a message is shown without a confirmation. */
const deleteDomains: RunningAction<Domain> = {
  ...deletion,
  run: async (rows, tools) => {
    const domains = await Promise.all(rows.map(current))
    for (const { name } of domains.filter(({ enabled }) => enabled))
      tools.notify.danger(tools.intl.formatMessage(domainMessages.mustBeDisabled, { name }))
    const disabled = domains.filter(({ enabled }) => !enabled)
    return disabled.length > 0 ? deletion.run(disabled, tools) : null
  },
}

const cloudAdmin: Pick<RunningAction<Domain>, 'policy'> = {
  policy: [
    ['identity', 'admin_required'],
    ['identity', 'identity:list_domains'],
  ],
}

const setContext: RunningAction<Domain> = {
  ...cloudAdmin,
  id: 'set-context',
  label: domainContextMessages.set,
  icon: ScanSearch,
  allowed: ({ id }, { session }) => session.domain_id === null && domainContext()?.id !== id,
  async run([domain], { intl, notify }) {
    if (!domain) return null
    const { id, name } = domain
    setDomainContext({ id, name })
    notify.success(intl.formatMessage(domainContextMessages.updated, { name }))
    return null
  },
}

const clearContext: RunningAction<Domain> = {
  ...cloudAdmin,
  id: 'clear-context',
  label: domainContextMessages.clear,
  icon: X,
  allowed: ({ id }) => domainContext()?.id === id,
  async run(_domains, { intl, notify }) {
    setDomainContext(null)
    notify.success(intl.formatMessage(domainContextMessages.cleared))
    return null
  },
}

const actions: Action<Domain>[] = [
  createAction(manifest, { policy: [['identity', 'identity:create_domain']], setting, dialog }),
  ...memberActions<Domain>(manifest, { scopeOf: ({ id }) => ({ domain: id }), ...memberTexts }),
  editAction<Domain>(manifest, { policy: [['identity', 'identity:update_domain']], setting, dialog }),
  ...switchActions<Domain>(manifest, {
    policy: [['identity', 'identity:update_domain']],
    setting,
    disableWarning: domainMessages.disableWarning,
    // Users would lock themselves out of their own domain.
    mayDisable: ({ id }, { session }) => id !== session.user_domain_id,
    set: (id, enabled, send) => send(domainEndpoints.domainUpdate, { params: { id }, body: { enabled } }),
  }),
  deleteDomains,
  setContext,
  clearContext,
]

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
  return (await sendUnlisted(settingsEndpoints.policy, { body }, { signal })).allowed
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
  list: { emptyHint: domainMessages.emptyHint, query: list },
  policyTarget: ({ id }) => ({ 'target.domain.id': id }),
  load,
  columns: [
    nameColumn(manifest, { search: true }),
    descriptionColumn(),
    idColumn({ header: words.domainId, search: true }),
    enabledColumn({ search: true }),
  ],
  actions,
})
