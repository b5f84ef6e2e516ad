import { domainEndpoints, type Domain } from '@meridian/contract'
import { Pencil, Plus, Trash2 } from 'lucide-react'
import { call } from '../../api/client.ts'
import type { GlobalAction, RunningAction } from '../../framework/actions/action.ts'
import { batchAction } from '../../framework/actions/batch-action.ts'
import { canEdit } from '../../services/identity/can-edit.ts'
import { memberActions } from '../../services/identity/member-actions.ts'
import { switchActions } from '../../services/identity/switch-actions.ts'
import { opens } from '../../framework/actions/dialog-action.ts'
import { paths } from '../../paths.ts'
import { deleteMessages, disableMessages, domainMessages, domainPhrases, enableMessages } from './domain.messages.ts'

const setting = canEdit('domain')

export const createDomain: GlobalAction = {
  id: 'create',
  label: domainMessages.create,
  icon: Plus,
  policy: [['identity', 'identity:create_domain']],
  setting,
  open: () => paths.modal('create-domain'),
}

export const [manageDomainMembers, modifyDomainGroups] = memberActions<Domain>('domain')

export const editDomain = opens<Domain>('edit-domain', {
  id: 'edit',
  label: domainMessages.edit,
  icon: Pencil,
  policy: [['identity', 'identity:update_domain']],
  setting,
})

export const [enableDomains, disableDomains] = switchActions<Domain>({
  enable: enableMessages,
  disable: disableMessages,
  policy: [['identity', 'identity:update_domain']],
  setting,
  // Who works in a domain would be shut out with it.
  mayDisable: ({ id }, { session }) => id !== session.user_domain_id,
  set: (id, enabled) => call(domainEndpoints.domainUpdate, { params: { id }, body: { enabled } }),
})

const removal = batchAction<Domain>({
  id: 'delete',
  icon: Trash2,
  danger: true,
  batch: true,
  removes: true,
  policy: [['identity', 'identity:delete_domain']],
  setting,
  messages: deleteMessages,
  perform: ({ id }) => call(domainEndpoints.domainDelete, { params: { id } }),
})

/** As it is now: its row may be from before it was disabled. What cannot be looked at is as its row says. */
const looked = async (domain: Domain): Promise<Domain> => {
  if (!domain.enabled) return domain
  const now = await call(domainEndpoints.domainView, { params: { id: domain.id } }).catch(() => null)
  return { ...domain, ...now }
}

/** Keystone only deletes what is disabled: of the others it says so, instead of asking and failing. */
export const deleteDomains: RunningAction<Domain> = {
  ...removal,
  run: async (rows, tools) => {
    const domains = await Promise.all(rows.map(looked))
    for (const { name } of domains.filter(({ enabled }) => enabled))
      tools.notify.danger(tools.intl.formatMessage(domainPhrases.mustBeDisabled, { name }))
    const ready = domains.filter(({ enabled }) => !enabled)
    return ready.length > 0 ? removal.run(ready, tools) : null
  },
}
