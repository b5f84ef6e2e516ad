import { stackCan, stackSnapshotEndpoints, type StackSummary } from '@meridian/contract'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { CircleAlert, Undo2 } from 'lucide-react'
import { Suspense, type ReactNode } from 'react'
import { useIntl } from 'react-intl'
import { query } from '../../../api/query.ts'
import { ItemActionButton } from '../../../framework/actions/ItemActionButton.tsx'
import { AppLink } from '../../../framework/link/AppLink.tsx'
import { usePolicies } from '../../../framework/policy/policy-store.ts'
import { entryOfType, useRegistry } from '../../../framework/resource/registry.ts'
import { paths } from '../../../paths.ts'
import { Button } from '../../../ui/buttons.tsx'
import { buttonClass, linkClass } from '../../../ui/classes.ts'
import { resourcePath } from '../resource/stack-resource.queries.ts'
import { topologyMessages as messages } from '../stack-details.messages.ts'
import { stackManifest } from '../stack.manifest.ts'
import { newestComplete, ownName, type TopologyNode } from './topology-model.ts'
import { useSnapshotAction } from './use-snapshot-action.ts'

interface StackFailureProps {
  stack: StackSummary
  node: TopologyNode | undefined
}

/** Why a stack failed: where it began, and what to do about it. */
export function StackFailure({ stack, node }: StackFailureProps) {
  const { formatMessage } = useIntl()
  const entry = entryOfType(useRegistry(), stackManifest.type)
  const client = useQueryClient()
  if (!stack.stack_status.endsWith('_FAILED')) return null
  const began = node && { name: node.name, link: linkTo(node) }
  const refresh = () => void client.invalidateQueries()
  const button = (action: string) =>
    entry && <ItemActionButton entry={entry} item={stack} action={action} onDone={refresh} />
  return (
    <div role="alert" className="flex gap-2.5 rounded-md bg-bad-soft px-3 py-2">
      <CircleAlert aria-hidden className="mt-0.5 size-4 shrink-0 text-bad" />
      <div className="grid min-w-0 gap-2 wrap-anywhere">
        {/* The story of the failure above has its reason. */}
        {began && <strong>{formatMessage(messages.firstFailed, began)}</strong>}
        <div className="flex flex-wrap gap-2">
          <Suspense>{button('retry')}</Suspense>
          {stackCan.change(stack) && (
            <AppLink
              to={paths.launchStack({ stackId: stack.id, ...(node && { resource: node.name.split('/')[0] }) })}
              className={buttonClass('default')}
            >
              {formatMessage(messages.edit)}
            </AppLink>
          )}
          <RollBack stack={stack} onDone={refresh} />
          <Suspense>{button('delete')}</Suspense>
        </div>
      </div>
    </div>
  )
}

const linkTo = (node: TopologyNode) => (text: ReactNode) => (
  <AppLink key="resource" to={resourcePath(node.stack_id, ownName(node.name))} className={linkClass}>
    {text}
  </AppLink>
)

/** Heat keeps no earlier template of a stack that has failed: it can only go back to a snapshot. */
function RollBack({ stack, onDone }: { stack: StackSummary; onDone: () => void }) {
  const { formatMessage } = useIntl()
  const isAllowed = usePolicies()([['orchestration', 'stacks:restore_snapshot']]) === true
  const { data } = useQuery({
    ...query(stackSnapshotEndpoints.stackSnapshotList, { params: { id: stack.id } }),
    enabled: isAllowed,
  })
  const perform = useSnapshotAction(stack, onDone)
  const snapshot = newestComplete(data?.items ?? [])
  if (!snapshot || !stackCan.change(stack)) return null
  return (
    <Button icon={<Undo2 aria-hidden />} onClick={() => void perform('restore', snapshot)}>
      {formatMessage(messages.rollBack, { name: snapshot.name || snapshot.id })}
    </Button>
  )
}
