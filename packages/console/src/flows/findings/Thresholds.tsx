import { useIntl } from 'react-intl'
import { Button } from '../../ui/buttons.tsx'
import { NumberField } from '../../ui/fields/NumberField.tsx'
import { Dialog } from '../../ui/popups/Dialog.tsx'
import { useUiTexts } from '../../ui/texts.ts'
import { findingsMessages as messages, findingsPhrases as phrases } from './findings.messages.ts'
import { RULES, thresholdOf, type Thresholds } from './judge.ts'
import { setThreshold } from './kept.ts'
import { ruleDoubts, ruleTitles } from './rules.messages.ts'

interface ThresholdsDialogProps {
  owner: string
  thresholds: Thresholds
  onClose: () => void
}

/** The rules with what they read, what they cannot know, and from when on they say something; a change counts at once. */
export function ThresholdsDialog({ owner, thresholds, onClose }: ThresholdsDialogProps) {
  const { formatMessage } = useIntl()
  const texts = useUiTexts()
  return (
    <Dialog
      open
      onClose={onClose}
      size="large"
      title={formatMessage(messages.thresholds)}
      description={formatMessage(messages.thresholdsHint)}
      footer={<Button onClick={onClose}>{texts.close}</Button>}
    >
      <ul className="divide-y divide-line">
        {RULES.map((rule) => {
          const { id, threshold, facts } = rule
          const isDays = threshold?.unit === 'days'
          const title = formatMessage(ruleTitles[id])
          return (
            <li key={id} className="grid gap-x-6 gap-y-2 py-3 sm:grid-cols-[minmax(0,1fr)_13rem]">
              <div className="grid content-start gap-1">
                <p className="font-medium">{title}</p>
                <p className="text-sm text-ink-3 wrap-anywhere">
                  {formatMessage(messages.reads)}: <span translate="no">{facts}</span>
                </p>
                <p className="text-sm text-ink-3">
                  {formatMessage(messages.cannot)}: {formatMessage(ruleDoubts[id])}
                </p>
              </div>
              {threshold && (
                <NumberField
                  label={title}
                  hideLabel
                  value={thresholdOf(rule, thresholds)}
                  min={threshold.least}
                  max={threshold.most}
                  unit={isDays ? formatMessage(messages.unitDays) : '%'}
                  hint={formatMessage(phrases.usual, {
                    value: isDays
                      ? formatMessage(phrases.days, { days: threshold.usual })
                      : formatMessage(phrases.percent, { percent: threshold.usual }),
                  })}
                  onChange={(value) => {
                    const isValid = value !== null && value >= threshold.least && value <= threshold.most
                    if (isValid) setThreshold(owner, id, value === threshold.usual ? null : value)
                  }}
                />
              )}
            </li>
          )
        })}
      </ul>
    </Dialog>
  )
}
