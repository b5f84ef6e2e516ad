import { FilePenLine } from 'lucide-react'
import { useIntl, type MessageDescriptor } from 'react-intl'
import type { ApiError } from '../../api/api-error.ts'
import { FormAlert } from '../../framework/forms/FormModal.tsx'
import { lineAt } from '../../services/orchestration/hot/yaml-node.ts'
import { Button } from '../../ui/buttons.tsx'
import { launchPhrases } from './launch-stack.messages.ts'

interface LaunchRefusalProps {
  title: MessageDescriptor
  error: ApiError
  template: string
  /** The offset in the template that the refusal is about. */
  place: number | null
  onEdit: (offset: number) => void
}

/** Heat's refusal, with the line of the template that it is about. */
export function LaunchRefusal({ title, error, template, place, onEdit }: LaunchRefusalProps) {
  const { formatMessage } = useIntl()
  return (
    <div className="grid justify-items-start gap-2">
      <div className="w-full">
        <FormAlert title={formatMessage(title)} error={error} />
      </div>
      {place !== null && (
        <Button size="small" icon={<FilePenLine aria-hidden />} onClick={() => onEdit(place)}>
          {formatMessage(launchPhrases.editLine, { line: lineAt(template, place) })}
        </Button>
      )}
    </div>
  )
}
