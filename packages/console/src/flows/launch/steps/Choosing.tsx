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
import type { LaunchForm } from '../launch-form.ts'
import { noneChosen, listFailures } from './choosing.messages.ts'

interface ChoosingProps<T extends Item> extends Omit<
  TransferTableProps<T>,
  'label' | 'context' | 'onChange' | 'error' | 'none' | 'details'
> {
  form: ResourceForm<LaunchForm>
  name: keyof typeof noneChosen
  /** The part that must be loaded first. */
  part: keyof typeof listFailures
  /** The problem of the current choice. */
  problem?: string
  /** A choice is no longer required: an earlier error is hidden. */
  optional?: boolean
  onChosen?: (ids: readonly string[]) => void
  /** The content of an expanded row. */
  renderDetails?: TransferTableProps<T>['details']
}

/** A transfer table of the wizard, with its loading and error states. */
export function Choosing<T extends Item>({
  form,
  name,
  part: partName,
  problem,
  optional = false,
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
        title={intl.formatMessage(listFailures[partName])}
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
          half={part.half ? { growing: part.retrying, loadRest: part.retry } : undefined}
          none={intl.formatMessage(noneChosen[name])}
          error={problem ?? (optional || table.allocated.length > 0 ? undefined : error)}
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
