import { Plus } from 'lucide-react'
import { Suspense, useState } from 'react'
import { useIntl } from 'react-intl'
import { IconButton } from '../../ui/IconButton.tsx'
import type { SelectOption } from '../../ui/fields/SelectField.tsx'
import { useFlow, type Flow } from '../modals/flow.ts'
import { useModalTools } from '../modals/use-modal-tools.ts'
import { WaitModal } from '../modals/WaitModal.tsx'
import { usePolicies } from '../policy/policies.ts'

interface AddOptionProps {
  /** The name of the flow that makes one. */
  flow: string
  /** The field that what it makes is added to. */
  field: string
  onOption: (option: SelectOption) => void
}

/** A plus beside a field: makes another thing to choose over the form that asks for one, and chooses it. */
export function AddOption({ flow: name, ...rest }: AddOptionProps) {
  const flow = useFlow(name)
  const allows = usePolicies()
  if (!flow || allows(flow.policy ?? []) !== true) return null
  return <AddBy flow={flow} {...rest} />
}

function AddBy({ flow, field, onOption }: Omit<AddOptionProps, 'flow'> & { flow: Flow }) {
  const { formatMessage } = useIntl()
  const modalTools = useModalTools()
  // Counted, so that each time it is opened it begins anew.
  const [visit, setVisit] = useState({ number: 0, open: false })
  const close = () => setVisit((now) => ({ ...now, open: false }))
  return (
    <>
      <IconButton
        variant="default"
        className="mt-7.5"
        label={flow.title ? formatMessage(flow.title) : flow.name}
        icon={<Plus aria-hidden />}
        onClick={() => setVisit(({ number }) => ({ number: number + 1, open: true }))}
      />
      {visit.number > 0 && (
        <Suspense key={visit.number} fallback={<WaitModal open={visit.open} onClose={close} />}>
          <flow.dialog
            tools={modalTools(flow.type, visit.open, close)}
            context={NOTHING}
            addTo={{ field, add: onOption }}
          />
        </Suspense>
      )}
    </>
  )
}

const NOTHING = {}
