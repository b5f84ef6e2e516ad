import type { Domain } from '@meridian/contract'
import { ScanSearch, X } from 'lucide-react'
import type { RunningAction } from '../../framework/actions/action.ts'
import { domainContextMessages, domainContextPhrases } from '../../framework/domain-context/domain-context.messages.ts'
import { domainContext, setDomainContext } from '../../framework/domain-context/domain-context.ts'

const cloudAdmin: Pick<RunningAction<Domain>, 'policy'> = {
  policy: [
    ['identity', 'admin_required'],
    ['identity', 'identity:list_domains'],
  ],
}

export const setContext: RunningAction<Domain> = {
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

export const clearContext: RunningAction<Domain> = {
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
