import { ArrowDown, ArrowUp } from 'lucide-react'
import { useIntl } from 'react-intl'
import { Button, IconButton } from '../../ui/buttons.tsx'
import { NumberField } from '../../ui/fields/NumberField.tsx'
import { Dialog } from '../../ui/popups/Dialog.tsx'
import { useUiTexts } from '../../ui/texts.ts'
import { MIN_WIDTH } from '../table/column-layout.ts'
import { tableMessages } from '../table/table.messages.ts'
import type { Preferences } from '../table/use-preferences.ts'
import { arrangeMessages as messages } from './arrange.messages.ts'

interface ArrangeColumnsProps {
  open: boolean
  /** In their order. */
  columns: readonly { id: string; name: string; width: number }[]
  widths: Preferences['widths']
  onChange: (change: Partial<Preferences>) => void
  onClose: () => void
}

const STEP_PX = 20

/** Moves and resizes the columns of a list, also by keyboard; the list behind it follows at once. */
export function ArrangeColumns({ open, columns, widths, onChange, onClose }: ArrangeColumnsProps) {
  const { formatMessage } = useIntl()
  const texts = useUiTexts()
  const move = (from: number, to: number) => {
    const ids = columns.map(({ id }) => id)
    ids.splice(to, 0, ...ids.splice(from, 1))
    onChange({ order: ids })
  }
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={formatMessage(messages.arrange)}
      description={formatMessage(messages.arrangeHint)}
      footerNote={
        <Button variant="quiet" onClick={() => onChange({ columns: {}, order: [], widths: {} })}>
          {formatMessage(tableMessages.resetColumns)}
        </Button>
      }
      footer={
        <Button variant="primary" onClick={onClose}>
          {texts.close}
        </Button>
      }
    >
      <ol className="grid gap-1">
        {columns.map(({ id, name, width }, at) => (
          <li key={id} className="flex items-center gap-1">
            <span className="min-w-0 flex-1 truncate" title={name}>
              {name}
            </span>
            <NumberField
              label={formatMessage(messages.widthOf, { name })}
              hideLabel
              value={Math.round(widths[id] ?? width)}
              min={MIN_WIDTH}
              step={STEP_PX}
              unit="px"
              onChange={(next) => next !== null && onChange({ widths: { ...widths, [id]: next } })}
            />
            <IconButton
              label={formatMessage(messages.earlier, { name })}
              icon={<ArrowUp aria-hidden />}
              size="small"
              disabled={at === 0}
              focusableWhenDisabled
              onClick={() => move(at, at - 1)}
            />
            <IconButton
              label={formatMessage(messages.later, { name })}
              icon={<ArrowDown aria-hidden />}
              size="small"
              disabled={at === columns.length - 1}
              focusableWhenDisabled
              onClick={() => move(at, at + 1)}
            />
          </li>
        ))}
      </ol>
    </Dialog>
  )
}
