import { useState } from 'react'
import { useIntl } from 'react-intl'
import { frameworkMessages } from '../../framework/text/framework.messages.ts'
import { linked } from '../../services/orchestration/hot/edit-hot.ts'
import { Button } from '../../ui/buttons.tsx'
import { ComboboxField } from '../../ui/fields/ComboboxField.tsx'
import { SelectField } from '../../ui/fields/SelectField.tsx'
import { Dialog } from '../../ui/popups/Dialog.tsx'
import { targetsFor } from './link-targets.ts'
import { generatorMessages as messages } from './template-generator.messages.ts'
import type { Generator } from './use-generator.ts'

interface LinkDialogProps {
  generator: Generator
  from: string
  /** Known if the link was drawn. */
  to: string | null
  onClose: () => void
}

/** Which property of a resource takes another resource, or one of its attributes. */
export function LinkDialog({ generator, from, to: drawn, onClose }: LinkDialogProps) {
  const { formatMessage } = useIntl()
  const { template, schemas, edit } = generator
  const others = [...template.resources.keys()].filter((name) => name !== from)
  const [to, setTo] = useState(drawn ?? others[0] ?? null)
  const [chosen, setChosen] = useState<string | null>(null)
  const [attribute, setAttribute] = useState('')
  const typeOf = (name: string | null) => template.resources.get(name ?? '')?.type ?? ''
  const targets = targetsFor(schemas.get(typeOf(from)), typeOf(to))
  const best = targets[0]?.fit ? targets[0] : targets.at(-1)
  const target = targets.find(({ label }) => label === chosen) ?? best
  const attributes = Object.keys(schemas.get(typeOf(to))?.attributes ?? {})
  const isDependency = target?.target[0] === 'depends_on'
  const link = () => {
    if (to === null || !target) return
    const value = attribute === '' || isDependency ? {} : { attribute }
    edit((text) => linked(text, { from, to, target: target.target, ...value }))
    onClose()
  }
  return (
    <Dialog
      open
      onClose={onClose}
      title={formatMessage(messages.linkTitle)}
      onSubmit={(event) => {
        event.preventDefault()
        link()
      }}
      footer={
        <>
          <Button onClick={onClose}>{formatMessage(frameworkMessages.cancel)}</Button>
          <Button type="submit" variant="primary" disabled={to === null}>
            {formatMessage(messages.link)}
          </Button>
        </>
      }
    >
      <div className="grid gap-4">
        <p>
          {formatMessage(messages.from)}: <strong className="font-mono">{from}</strong>
        </p>
        <SelectField
          label={formatMessage(messages.to)}
          value={to}
          options={others.map((name) => ({ value: name, label: name, note: typeOf(name) }))}
          onChange={(name) => {
            setTo(name)
            setChosen(null)
            setAttribute('')
          }}
        />
        <ComboboxField
          label={formatMessage(messages.property)}
          value={target?.label ?? null}
          options={targets.map(({ label, fit }) => ({
            value: label,
            label,
            ...(fit > 0 && { note: formatMessage(messages.suits) }),
          }))}
          onChange={setChosen}
          onClear={() => setChosen(null)}
        />
        {!isDependency && attributes.length > 0 && (
          <SelectField
            label={formatMessage(messages.what)}
            value={attribute}
            options={[
              { value: '', label: formatMessage(messages.itself) },
              ...attributes.map((name) => ({ value: name, label: name })),
            ]}
            onChange={setAttribute}
          />
        )}
      </div>
    </Dialog>
  )
}
