import type { Cloud } from '@meridian/reachability'
import { ArrowLeftRight } from 'lucide-react'
import { useMemo, useState } from 'react'
import { useIntl } from 'react-intl'
import { isIp } from '../../framework/text/addresses.ts'
import { Button } from '../../ui/buttons.tsx'
import { ComboboxField } from '../../ui/fields/ComboboxField.tsx'
import { SelectField } from '../../ui/fields/SelectField.tsx'
import { TextField } from '../../ui/fields/TextField.tsx'
import { ANOTHER, endOptions } from './end-options.ts'
import { hasPort, portsOf, PROTOCOLS, type Asked } from './question.ts'
import { reachMessages as messages } from '../../services/reach/reach.messages.ts'

interface AskBarProps {
  cloud: Cloud
  myAddress: string | null
  asked: Asked
  onAsk: (asked: Asked) => void
}

/** The question as one sentence of fields. */
export function AskBar({ cloud, myAddress, asked, onAsk }: AskBarProps) {
  const { formatMessage } = useIntl()
  const intl = useIntl()
  const options = useMemo(() => endOptions(intl, cloud, myAddress), [intl, cloud, myAddress])
  const change = (part: Partial<Asked>) => onAsk({ ...asked, ...part })
  const hasNumber = hasPort(asked.protocol)
  return (
    <div className="grid grid-cols-1 items-start gap-3 p-4 sm:grid-cols-2 lg:grid-cols-[minmax(0,1fr)_minmax(0,1fr)_7rem_7rem_auto]">
      <EndField
        label={formatMessage(messages.from)}
        options={options}
        value={asked.from}
        onChange={(from) => change({ from })}
      />
      <EndField
        label={formatMessage(messages.to)}
        options={options}
        value={asked.to}
        onChange={(to) => change({ to })}
      />
      <SelectField
        label={formatMessage(messages.protocol)}
        value={asked.protocol}
        onChange={(protocol) => change({ protocol })}
        options={PROTOCOLS.map((value) => ({
          value,
          label: value === 'any' ? formatMessage(messages.any) : value.toUpperCase(),
        }))}
      />
      <PortField
        key={`${asked.port} ${hasNumber}`}
        asked={asked}
        isUsed={hasNumber}
        onChange={(port) => change({ port })}
      />
      <Button
        className="lg:mt-6.5"
        icon={<ArrowLeftRight aria-hidden />}
        onClick={() => change({ from: asked.to, to: asked.from })}
      >
        {formatMessage(messages.swap)}
      </Button>
    </div>
  )
}

interface EndFieldProps {
  label: string
  options: ReturnType<typeof endOptions>
  value: string
  onChange: (value: string) => void
}

function EndField({ label, options, value, onChange }: EndFieldProps) {
  const { formatMessage } = useIntl()
  const [isTyped, setIsTyped] = useState(false)
  const isOther = isTyped || (value !== '' && options.every((option) => option.value !== value))
  return (
    <div className="grid grid-cols-1 gap-2">
      <ComboboxField
        label={label}
        options={options}
        value={isOther ? ANOTHER : value || null}
        onChange={(next) => {
          setIsTyped(next === ANOTHER)
          if (next !== ANOTHER) onChange(next)
        }}
        onClear={() => onChange('')}
      />
      {isOther && (
        <AddressField label={`${label}: ${formatMessage(messages.address)}`} value={value} onChange={onChange} />
      )}
    </div>
  )
}

/** Takes what is typed when it is complete. */
function AddressField({ label, value, onChange }: Omit<EndFieldProps, 'options'>) {
  const { formatMessage } = useIntl()
  const [text, setText] = useState(isIp(value) ? value : '')
  const isWrong = text !== '' && !isIp(text)
  return (
    <TextField
      label={label}
      mono
      value={text}
      error={isWrong && formatMessage(messages.badAddress)}
      onChange={({ currentTarget }) => {
        const typed = currentTarget.value.trim()
        setText(typed)
        if (isIp(typed)) onChange(typed)
      }}
    />
  )
}

function PortField({ asked, isUsed, onChange }: { asked: Asked; isUsed: boolean; onChange: (port: string) => void }) {
  const { formatMessage } = useIntl()
  const [text, setText] = useState(asked.port)
  const send = () => {
    if (text !== asked.port && portsOf(text)) onChange(text)
  }
  return (
    <TextField
      label={formatMessage(messages.port)}
      mono
      inputMode="numeric"
      value={isUsed ? text : ''}
      disabled={!isUsed}
      optional={!isUsed}
      error={isUsed && !portsOf(text) && formatMessage(messages.badPort)}
      onChange={({ currentTarget }) => setText(currentTarget.value)}
      onBlur={send}
      onKeyDown={({ key }) => {
        if (key === 'Enter') send()
      }}
    />
  )
}
