import { rbacPolicyEndpoints, type RbacPolicy } from '@meridian/contract'
import { useQuery } from '@tanstack/react-query'
import { X } from 'lucide-react'
import { useIntl } from 'react-intl'
import * as z from 'zod'
import { sendUnlisted } from '../../api/client.ts'
import { query } from '../../api/query.ts'
import { usePartAction } from '../../framework/actions/apply-result.ts'
import { deleteAction } from '../../framework/actions/dialog-action.ts'
import { WidgetField } from '../../framework/forms/Field.tsx'
import { FormAlert } from '../../framework/forms/FormModal.tsx'
import { useResourceForm } from '../../framework/forms/use-resource-form.ts'
import { ListCard, RowButton } from '../../framework/loading/PartsTable.tsx'
import { usePolicies } from '../../framework/policy/policy-store.ts'
import { words } from '../../framework/text/common.messages.ts'
import { Button } from '../../ui/buttons.tsx'
import { Card } from '../../ui/Card.tsx'
import { TextField } from '../../ui/fields/TextField.tsx'
import { toast } from '../../ui/toast/toast.ts'
import { shareNames, sharingMessages as messages } from './sharing.messages.ts'
import { NetworkPreflight } from './NetworkPreflight.tsx'
import { moreWords } from '../../framework/text/more-words.messages.ts'

export type SharedKind = 'network' | 'qos_policy' | 'security_group'

export interface Shared {
  id: string
  project_id: string
}

interface SharingProps {
  item: Shared
  /** The console's type of the item. */
  type: string
  kind: SharedKind
}

const schema = z.object({ target_tenant: z.string().trim().min(1).max(255) })

/** The projects that may use an item, and a form that adds one. */
export function Sharing({ item, type, kind }: SharingProps) {
  const { formatMessage } = useIntl()
  const allows = usePolicies()
  const target = { project_id: item.project_id, tenant_id: item.project_id }
  const policies = query(rbacPolicyEndpoints.rbacPolicyList, { query: { object_id: item.id, all_projects: 'true' } })
  const { refetch } = useQuery(policies)
  const nameOf = ({ target_tenant: id }: Pick<RbacPolicy, 'target_tenant'>) =>
    id === '*' ? formatMessage(messages.everyone) : id
  const remove = usePartAction<RbacPolicy>({
    action: deleteAction<RbacPolicy>(
      { names: shareNames },
      {
        lookAhead: async () => (await import('../deletion/network-look-ahead.ts')).rbacPolicyLookAhead,
        remove: ({ id }) => removePolicy(id),
      },
    ),
    label: nameOf,
    whole: { type, id: item.id },
  })
  return (
    <div className="grid gap-4">
      <ListCard
        title={messages.title}
        query={policies}
        failed={messages.failed}
        empty={messages.none}
        columns={{ target: moreWords.targetProject, kind: messages.kind, actions: words.actions }}
        cells={(policy) => ({
          target: <span className="wrap-anywhere">{nameOf(policy)}</span>,
          kind: formatMessage(
            policy.action === 'access_as_external' ? moreWords.useAsExternalNetwork : moreWords.share,
          ),
          actions: allows([['network', 'delete_rbac_policy']], { ...policy }) === true && (
            <RowButton
              label={formatMessage(messages.end, { target: nameOf(policy) })}
              icon={<X aria-hidden />}
              onClick={() => void remove(policy).then(() => refetch())}
            />
          ),
        })}
      />
      {allows([['network', 'create_rbac_policy']], target) === true && (
        <ShareForm item={item} kind={kind} onDone={() => void refetch()} />
      )}
    </div>
  )
}

const removePolicy = (id: string) => sendUnlisted(rbacPolicyEndpoints.rbacPolicyDelete, { params: { id } })

function ShareForm({ item, kind, onDone }: Pick<SharingProps, 'item' | 'kind'> & { onDone: () => void }) {
  const { formatMessage } = useIntl()
  const form = useResourceForm({
    schema,
    defaults: { target_tenant: '' },
    labels: { target_tenant: moreWords.targetProject },
    submit: ({ target_tenant }, send) =>
      send(rbacPolicyEndpoints.rbacPolicyCreate, {
        body: { object_type: kind, object_id: item.id, action: 'access_as_shared', target_tenant },
      }),
    done: ({ target_tenant: target }) => {
      toast.success(formatMessage(messages.shared, { target }))
      form.set('target_tenant', '')
      onDone()
    },
  })
  return (
    <Card>
      <form noValidate onSubmit={form.submit} className="grid max-w-xl gap-3">
        {form.failure && <FormAlert title={formatMessage(messages.shareFailed)} error={form.failure} />}
        <WidgetField of={form} name="target_tenant" as={TextField} mono hint={formatMessage(messages.targetHint)} />
        <NetworkPreflight compact form={form} demands={[{ id: 'rbac_policy', label: shareNames.other, added: 1 }]} />
        <div>
          <Button
            type="submit"
            variant="primary"
            busy={form.busy}
            disabled={form.blocked !== null}
            aria-describedby={form.blocked ?? undefined}
          >
            {formatMessage(moreWords.share)}
          </Button>
        </div>
      </form>
    </Card>
  )
}
