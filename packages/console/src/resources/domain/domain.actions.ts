import { domainEndpoints, type Domain } from '@meridian/contract'
import { ScanSearch, X } from 'lucide-react'
import { call } from '../../api/client.ts'
import type { Action, RunningAction } from '../../framework/actions/action.ts'
import { deleteAction } from '../../framework/actions/delete-action.ts'
import { createAction, editAction } from '../../framework/actions/dialog-action.ts'
import { domainContextMessages, domainContextPhrases } from '../../framework/domain-context/domain-context.messages.ts'
import { domainContext, setDomainContext } from '../../framework/domain-context/domain-context.ts'
import { canEdit, memberActions, switchActions } from '../../services/identity/identity-resource.ts'
import { domainManifest as manifest } from './domain.manifest.ts'
import { domainMessages, domainPhrases, memberTexts } from './domain.messages.ts'

const setting = canEdit('domain')
const dialog = async () => (await import('./DomainForm.tsx')).DomainForm

const deletion = deleteAction<Domain>(manifest, {
  policy: [['identity', 'identity:delete_domain']],
  setting,
  remove: ({ id }) => call(domainEndpoints.domainDelete, { params: { id } }),
})

/** Loads a domain whose row says that it is enabled, since the row may be old. If that fails, the row counts. */
async function current(domain: Domain): Promise<Domain> {
  if (!domain.enabled) return domain
  const loaded = await call(domainEndpoints.domainView, { params: { id: domain.id } }).catch(() => null)
  return { ...domain, ...loaded }
}

/** Keystone deletes only disabled domains: for the others it shows a message and asks nothing. */
const deleteDomains: RunningAction<Domain> = {
  ...deletion,
  run: async (rows, tools) => {
    const domains = await Promise.all(rows.map(current))
    for (const { name } of domains.filter(({ enabled }) => enabled))
      tools.notify.danger(tools.intl.formatMessage(domainPhrases.mustBeDisabled, { name }))
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
    notify.success(intl.formatMessage(domainContextPhrases.updated, { name }))
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

export const domainActions: Action<Domain>[] = [
  createAction(manifest, { policy: [['identity', 'identity:create_domain']], setting, dialog }),
  ...memberActions<Domain>(manifest, { scopeOf: ({ id }) => ({ domain: id }), ...memberTexts }),
  editAction<Domain>(manifest, { policy: [['identity', 'identity:update_domain']], setting, dialog }),
  ...switchActions<Domain>(manifest, {
    policy: [['identity', 'identity:update_domain']],
    setting,
    disableWarning: domainMessages.disableWarning,
    // Users would lock themselves out of their own domain.
    mayDisable: ({ id }, { session }) => id !== session.user_domain_id,
    set: (id, enabled) => call(domainEndpoints.domainUpdate, { params: { id }, body: { enabled } }),
  }),
  deleteDomains,
  setContext,
  clearContext,
]
