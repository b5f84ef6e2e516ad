import { useIntl } from 'react-intl'
import { CheckField } from '../../ui/fields/CheckField.tsx'
import { previewPhrases } from './change-preview.messages.ts'
import { isLoss, type ResourceEffect } from './resource-effects.ts'

interface AcceptLossesProps {
  effects: readonly ResourceEffect[]
  accepted: boolean
  onAccept: (accepted: boolean) => void
}

/** A user who would lose data confirms that, beside the button. */
export function AcceptLosses({ effects, accepted, onAccept }: AcceptLossesProps) {
  const intl = useIntl()
  const losses = effects.filter(isLoss).map(({ name }) => name)
  if (losses.length === 0) return null
  return (
    <CheckField
      label={intl.formatMessage(previewPhrases.accept, { names: intl.formatList(losses) })}
      value={accepted}
      onChange={onAccept}
    />
  )
}
