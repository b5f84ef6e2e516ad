import { useIntl } from 'react-intl'
import { Field } from '../../../framework/forms/Field.tsx'
import type { ResourceForm } from '../../../framework/forms/use-resource-form.ts'
import { useCellContext } from '../../../framework/resource/cell-context.ts'
import type { Item } from '../../../framework/resource/item.ts'
import { describeError } from '../../../framework/text/error-text.ts'
import { TransferTable, type TransferTableProps } from '../../../framework/transfer/TransferTable.tsx'
import { Skeleton } from '../../../ui/progress.tsx'
import { ErrorState } from '../../../ui/states.tsx'
import { useLaunchable } from '../facts/launchable.ts'
import type { PartName } from '../facts/use-launch-facts.ts'
import type { LaunchForm } from '../launch-form.ts'
import { noneChosen, unableToList } from './choosing.messages.ts'

type ChosenField = 'source' | 'flavor' | 'networks' | 'ports' | 'security_groups' | 'key_pair' | 'server_groups'

const NONE: Record<ChosenField, keyof typeof noneChosen> = {
  source: 'source',
  flavor: 'flavor',
  networks: 'networks',
  ports: 'ports',
  security_groups: 'securityGroups',
  key_pair: 'keyPair',
  server_groups: 'serverGroups',
}

interface ChoosingProps<T extends Item> extends Omit<
  TransferTableProps<T>,
  'label' | 'context' | 'onChange' | 'error' | 'none' | 'details'
> {
  form: ResourceForm<LaunchForm>
  name: ChosenField
  /** What has to be read first. */
  part: PartName
  /** What is wrong with what is chosen, as it stands. */
  problem?: string
  /** It need not be chosen after all: what was said of it before no longer holds. */
  fine?: boolean
  onChosen?: (ids: readonly string[]) => void
  /** What a row unfolds to. */
  renderDetails?: TransferTableProps<T>['details']
}

/** One of the wizard's lists to choose from; that it is not there yet, or cannot be had, is said in its place. */
export function Choosing<T extends Item>({
  form,
  name,
  part: partName,
  problem,
  fine = false,
  onChosen,
  renderDetails,
  ...table
}: ChoosingProps<T>) {
  const intl = useIntl()
  const context = useCellContext(table.columns)
  const part = useLaunchable().parts[partName]
  if (part.error)
    return (
      <ErrorState
        title={intl.formatMessage(unableToList[partName])}
        message={describeError(intl, part.error)}
        requestId={part.error.requestId}
        onRetry={part.retry}
        retrying={part.retrying}
      />
    )
  if (part.loading) return <Waiting />
  return (
    <Field of={form} name={name}>
      {({ label, error }) => (
        <TransferTable
          {...table}
          details={renderDetails}
          label={label}
          context={context}
          none={intl.formatMessage(noneChosen[NONE[name]])}
          error={problem ?? (fine || table.allocated.length > 0 ? undefined : error)}
          onChange={(ids) => {
            form.set(name, ids)
            onChosen?.(ids)
          }}
        />
      )}
    </Field>
  )
}

const Waiting = () => (
  <div role="status" className="grid gap-3 py-2">
    {[0, 1, 2, 3].map((line) => (
      <Skeleton key={line} className="h-8 w-full" />
    ))}
  </div>
)
