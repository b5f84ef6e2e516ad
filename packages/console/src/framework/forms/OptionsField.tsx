import { useQuery } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import { useEffect, useState, Suspense } from 'react'
import type { FieldPath, FieldPathValue, FieldValues } from 'react-hook-form'
import { useIntl } from 'react-intl'
import type { ItemQuery } from '../../api/query.ts'
import { IconButton } from '../../ui/buttons.tsx'
import { ComboboxField } from '../../ui/fields/ComboboxField.tsx'
import type { SelectOption } from '../../ui/fields/SelectField.tsx'
import { WaitModal } from '../modals/WaitModal.tsx'
import { useFlow, type Flow } from '../modals/flow.ts'
import { useDialogSend } from '../modals/dialog-send.ts'
import { useModalTools } from '../modals/use-modal.ts'
import { usePolicies } from '../policy/policy-store.ts'
import { DialogToolsProvider } from '../resource/modal.ts'
import { formatText } from '../resource/resource-text.ts'
import { describeError } from '../text/error-text.ts'
import { Field } from './Field.tsx'
import type { ResourceForm } from './use-resource-form.ts'
import { words } from '../text/common.messages.ts'

interface OptionsFieldProps<V extends FieldValues, T> {
  of: ResourceForm<V>
  name: FieldPath<V>
  query: ItemQuery<T>
  options: (data: T) => SelectOption[]
  placeholder: string
  /** The placeholder if there are no options. */
  none: string
  hint?: string
  /** Selects the option if there is only one. */
  presetsOnlyOne?: boolean
  /** The name of the flow that creates another option, which is then selected. */
  adds?: string
  /** Called on a change, if other fields depend on it; an empty text if nothing is chosen any more. */
  onChosen?: (value: string) => void
}

/** Selects one of the items of a query, which it asks for once it is shown; shows that they are loading or failed to load. */
export function OptionsField<V extends FieldValues, T>({
  of,
  name,
  query,
  options,
  placeholder,
  none,
  hint,
  presetsOnlyOne = false,
  adds,
  onChosen,
}: OptionsFieldProps<V, T>) {
  const intl = useIntl()
  const isHidden = of.isHidden(name)
  const { data, error } = useQuery({ ...query, enabled: !isHidden })
  const [added, setAdded] = useState<readonly SelectOption[]>([])
  const found = data === undefined ? [] : options(data)
  const choices = [...added.filter(({ value }) => !found.some((each) => each.value === value)), ...found]
  const only = presetsOnlyOne && choices.length === 1 ? choices[0]?.value : undefined
  useEffect(() => {
    if (only !== undefined) of.preset(name, only as FieldPathValue<V, FieldPath<V>>) // fields of choices hold strings
    // oxlint-disable-next-line react/exhaustive-deps -- the form object is new on each render, but the same form
  }, [only, name])
  const isWaiting = !isHidden && data === undefined && !error
  const holds = presetsOnlyOne && isWaiting
  // oxlint-disable-next-line react/exhaustive-deps -- the form object is new on each render, but the same form
  useEffect(() => (holds ? of.hold() : undefined), [holds])
  const loadingText = isWaiting ? intl.formatMessage(words.loading) : null
  const chooser = (
    <Field of={of} name={name}>
      {(field, clear) => (
        <ComboboxField
          {...field}
          onChange={(value) => {
            field.onChange(value)
            onChosen?.(value)
          }}
          onClear={() => {
            clear()
            onChosen?.('')
          }}
          className="min-w-0 flex-1"
          options={choices}
          placeholder={loadingText ?? (choices.length > 0 ? placeholder : none)}
          hint={hint}
          error={error ? describeError(intl, error) : field.error}
        />
      )}
    </Field>
  )
  if (!adds || isHidden) return chooser
  const add = (option: SelectOption) => {
    setAdded([option, ...added])
    of.set(name, option.value as FieldPathValue<V, FieldPath<V>>) // the field holds the value of an option
    onChosen?.(option.value)
  }
  return (
    <div className="flex items-start gap-2">
      {chooser}
      <AddOption flow={adds} field={name} onOption={add} />
    </div>
  )
}

interface AddOptionProps {
  /** The name of the flow that creates an option. */
  flow: string
  /** The field that gets the created option. */
  field: string
  onOption: (option: SelectOption) => void
}

/** A plus button beside a field: opens a flow over the form, and selects what it creates. */
function AddOption({ flow: name, ...rest }: AddOptionProps) {
  const flow = useFlow(name)
  const allows = usePolicies()
  if (!flow || allows(flow.policy ?? []) !== true) return null
  return <AddBy flow={flow} {...rest} />
}

function AddBy({ flow, field, onOption }: Omit<AddOptionProps, 'flow'> & { flow: Flow }) {
  const intl = useIntl()
  const modalTools = useModalTools(useDialogSend())
  // The number is the React key, so that the flow starts afresh each time.
  const [visit, setVisit] = useState({ number: 0, open: false })
  const close = () => setVisit((now) => ({ ...now, open: false }))
  return (
    <>
      <IconButton
        variant="default"
        className="mt-7.5"
        label={flow.title ? formatText(intl, flow.title) : flow.name}
        icon={<Plus aria-hidden />}
        onClick={() => setVisit(({ number }) => ({ number: number + 1, open: true }))}
      />
      {visit.number > 0 && (
        <Suspense key={visit.number} fallback={<WaitModal open={visit.open} onClose={close} />}>
          <DialogToolsProvider value={modalTools(flow.type, visit.open, close)}>
            <flow.dialog context={NOTHING} addTo={{ field, add: onOption }} />
          </DialogToolsProvider>
        </Suspense>
      )}
    </>
  )
}

const NOTHING = {}
