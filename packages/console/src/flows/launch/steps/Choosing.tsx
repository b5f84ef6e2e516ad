import { useIntl } from 'react-intl'
import { Field } from '../../../framework/forms/Field.tsx'
import type { ResourceForm } from '../../../framework/forms/use-resource-form.ts'
import { useCellContext } from '../../../framework/resource/cell-context.ts'
import type { Item } from '../../../framework/resource/item.ts'
import { TransferTable, type TransferTableProps } from '../../../framework/transfer/TransferTable.tsx'
import { useLaunchable } from '../../../services/launch/facts/launchable.ts'
import type { LaunchForm } from '../../../services/launch/launch-form.ts'
import { PartState } from '../../../services/launch/PartState.tsx'
import { noneChosen, type listFailures } from '../../../services/launch/choosing.messages.ts'

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
  return (
    <PartState part={part} name={partName} rows>
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
    </PartState>
  )
}
