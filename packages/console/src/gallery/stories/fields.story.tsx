import { useState } from 'react'
import { CheckField } from '../../ui/fields/CheckField.tsx'
import { ComboboxField } from '../../ui/fields/ComboboxField.tsx'
import { DateField } from '../../ui/fields/DateField.tsx'
import { KeyValueField, type KeyValue } from '../../ui/fields/KeyValueField.tsx'
import { NumberField } from '../../ui/fields/NumberField.tsx'
import { RadioField } from '../../ui/fields/RadioField.tsx'
import { SelectField } from '../../ui/fields/SelectField.tsx'
import { SwitchField } from '../../ui/fields/SwitchField.tsx'
import { TextArea } from '../../ui/fields/TextArea.tsx'
import { PasswordField, TextField } from '../../ui/fields/TextField.tsx'

export const title = 'Fields'

const FORMATS = [
  { value: 'qcow2', label: 'QCOW2', note: 'QEMU emulator' },
  { value: 'raw', label: 'Raw' },
  { value: 'iso', label: 'ISO', note: 'Optical disk image' },
  { value: 'ova', label: 'OVA', disabled: true },
]

function All() {
  const [name, setName] = useState('web-1')
  const [text, setText] = useState('Two lines\nof text')
  const [size, setSize] = useState<number | null>(20)
  const [count, setCount] = useState<number | null>(1)
  const [format, setFormat] = useState<string | null>('qcow2')
  const [image, setImage] = useState<string | null>(null)
  const [day, setDay] = useState('2026-05-01')
  const [visibility, setVisibility] = useState<string | null>('private')
  const [isProtected, setProtected] = useState(true)
  const [drive, setDrive] = useState(false)
  const [pairs, setPairs] = useState<readonly KeyValue[]>([{ key: 'role', value: 'web' }])
  return (
    <div className="grid max-w-3xl gap-x-6 gap-y-5 sm:grid-cols-2">
      <TextField label="Name" value={name} onChange={(event) => setName(event.target.value)} />
      <PasswordField label="Password" defaultValue="secret" autoComplete="off" />
      <NumberField label="Volume size" unit="GB" min={1} max={100} value={size} onChange={setSize} hint="1 to 100" />
      <NumberField label="Count" value={count} onChange={setCount} />
      <NumberField label="Steps of five" step={5} value={10} onChange={() => {}} disabled />
      <SelectField label="Format" options={FORMATS} value={format} onChange={setFormat} />
      <ComboboxField
        label="Image"
        optional
        placeholder="Type to search"
        options={FORMATS}
        value={image}
        onChange={setImage}
        onClear={() => setImage(null)}
      />
      <DateField label="From" value={day} onChange={setDay} />
      <RadioField
        label="Visibility"
        options={[
          { value: 'public', label: 'Public' },
          { value: 'private', label: 'Private' },
          { value: 'shared', label: 'Shared', disabled: true },
        ]}
        value={visibility}
        onChange={setVisibility}
      />
      <TextArea
        label="Description"
        optional
        limit={255}
        className="sm:col-span-2"
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      <CheckField
        label="Protected"
        hint="A protected image cannot be deleted."
        value={isProtected}
        onChange={setProtected}
      />
      <SwitchField label="Configuration drive" hint="Metadata on a disk" value={drive} onChange={setDrive} />
      <KeyValueField label="Properties" className="sm:col-span-2" value={pairs} onChange={setPairs} />
    </div>
  )
}

const WRONG = 'Name is a required field'

export const stories = {
  all: () => <All />,
  wrong: () => (
    <div className="grid max-w-3xl gap-x-6 gap-y-5 sm:grid-cols-2">
      <TextField label="Name" error={WRONG} />
      <NumberField label="Size" value={0} min={1} onChange={() => {}} error="0 is less than the allowed minimum of 1" />
      <SelectField
        label="Format"
        placeholder="Choose one"
        options={FORMATS}
        value={null}
        onChange={() => {}}
        error={WRONG}
      />
      <ComboboxField
        label="Image"
        options={FORMATS}
        value={null}
        onChange={() => {}}
        onClear={() => {}}
        error={WRONG}
      />
      <TextArea label="Description" limit={5} value="Too long" readOnly error="Description is too long" />
      <DateField label="From" value="2026-13-01" onChange={() => {}} error="From is formatted incorrectly" />
      <CheckField label="I have read it" value={false} onChange={() => {}} error={WRONG} />
      <RadioField
        label="Source"
        options={[{ value: 'a', label: 'Image' }]}
        value={null}
        onChange={() => {}}
        error={WRONG}
      />
    </div>
  ),
}
