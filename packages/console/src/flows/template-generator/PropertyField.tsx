import type { PropertySchema } from '@meridian/contract'
import { Plus, X } from 'lucide-react'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import { YES_NO } from '../../framework/text/wording.ts'
import { nodeAt, type YamlPath } from '../../services/orchestration/hot/edit-yaml.ts'
import { parseYaml } from '../../services/orchestration/hot/parse-yaml.ts'
import { entriesOf, keyOf, valueOf, type YamlNode } from '../../services/orchestration/hot/yaml-node.ts'
import { toFlow, toYaml } from '../../services/orchestration/to-yaml.ts'
import { firstControl } from '../../ui/first-control.ts'
import { ComboboxField } from '../../ui/fields/ComboboxField.tsx'
import { SelectField } from '../../ui/fields/SelectField.tsx'
import { TextArea } from '../../ui/fields/TextArea.tsx'
import { TextField } from '../../ui/fields/TextField.tsx'
import { Button, IconButton } from '../../ui/buttons.tsx'
import { useChoices } from '../launch-stack/choices.ts'
import { constraintOf, itemSchema, partSchemas } from './link-targets.ts'
import { SourceMenu, type PropertyFieldProps } from './SourceMenu.tsx'
import { generatorMessages as messages, generatorPhrases } from './template-generator.messages.ts'

/** Deeper parts are edited as YAML. */
const MAX_LEVELS = 2

/** The control that suits a property: its value, its parts, or YAML for what is computed by a function. */
function PropertyField({ level = 0, ...field }: PropertyFieldProps & { level?: number }) {
  const { editing, path, schema } = field
  const node = nodeAt(editing.template.root, path)
  const isEmpty = !node || (node.kind === 'scalar' && node.value === null)
  if (level < MAX_LEVELS && (isEmpty || (node.kind === schema.type && !isComputed(node)))) {
    if (schema.type === 'list' && itemSchema(schema)) return <ListField {...field} node={node} level={level} />
    if (schema.type === 'map' && schema.schema) return <MapField {...field} level={level} />
  }
  const isText = isEmpty
    ? schema.type !== 'map' && schema.type !== 'list' && schema.type !== 'json'
    : node.kind === 'scalar'
  // One menu for both, which keeps the focus when a value becomes a function.
  return (
    <div className="grid grid-cols-[1fr_auto] items-start gap-1">
      {isText ? <ScalarField {...field} node={node} /> : <YamlField {...field} node={node} />}
      <span className="mt-6.5">
        <SourceMenu {...field} />
      </span>
    </div>
  )
}

const isComputed = (node: YamlNode) => {
  const [entry, ...others] = entriesOf(node)
  return entry !== undefined && others.length === 0 && /^(?:get|str|list|map)_/.test(keyOf(entry))
}

const textOf = (node: YamlNode | undefined) =>
  node?.kind === 'scalar' && node.value !== null ? String(node.value) : ''

/** What is typed, as the type has it; a text that does not fit stays a text, which the checks report. */
function valueFor(type: string, text: string): unknown {
  if ((type === 'number' || type === 'integer') && /^-?\d+(?:\.\d+)?$/.test(text)) return Number(text)
  return type === 'boolean' ? text === 'true' : text
}

function ScalarField({ editing, path, schema, label, node }: PropertyFieldProps & { node: YamlNode | undefined }) {
  const { formatMessage } = useIntl()
  const choices = useChoices(constraintOf(schema))
  const text = textOf(node)
  const change = (next: string) => (next === '' ? editing.remove(path) : editing.set(path, valueFor(schema.type, next)))
  const common = { label, optional: !schema.required, hint: schema.description ?? undefined }
  const allowed = schema.constraints?.find((each) => Array.isArray(each['allowed_values']))?.['allowed_values']
  const words = Array.isArray(allowed)
    ? allowed.map((value) => ({ value: String(value), label: String(value) }))
    : schema.type === 'boolean'
      ? YES_NO.map(({ value, label: word }) => ({ value, label: formatMessage(word) }))
      : choices
  if (words) {
    const options =
      text === '' || words.some(({ value }) => value === text) ? words : [...words, { value: text, label: text }]
    return choices ? (
      <ComboboxField {...common} options={options} value={text || null} onChange={change} onClear={() => change('')} />
    ) : (
      <SelectField {...common} options={options} value={text || null} onChange={change} />
    )
  }
  const isLong = text.includes('\n') || /user_data$|config$|script$/.test(String(path.at(-1)))
  if (isLong) return <TextArea {...common} mono value={text} onChange={(event) => change(event.target.value)} />
  return (
    <TextField
      {...common}
      autoComplete="off"
      inputMode={schema.type === 'number' || schema.type === 'integer' ? 'decimal' : undefined}
      placeholder={schema.default === undefined || schema.default === null ? undefined : toFlow(schema.default)}
      value={text}
      onChange={(event) => change(event.target.value)}
    />
  )
}

function MapField({ editing, path, schema, label, level }: PropertyFieldProps & { level: number }) {
  return (
    <fieldset className="grid gap-3 border-s-2 border-line ps-3">
      <legend className="float-start mb-2 w-full font-medium">{label}</legend>
      <PropertyFields editing={editing} path={path} schemas={partSchemas(schema)} level={level + 1} />
    </fieldset>
  )
}

function ListField({
  editing,
  path,
  schema,
  label,
  node,
  level,
}: PropertyFieldProps & { node?: YamlNode; level: number }) {
  const { formatMessage } = useIntl()
  const items = itemSchema(schema)
  const count = node?.kind === 'list' ? node.items.length : 0
  if (!items) return null
  return (
    <fieldset className="grid gap-3 border-s-2 border-line ps-3">
      <legend className="float-start mb-2 w-full font-medium">{label}</legend>
      {Array.from({ length: count }, (_, at) => {
        const name = `${label} ${at + 1}`
        return (
          <div key={at} className="grid grid-cols-[1fr_auto] items-start gap-1">
            <PropertyField editing={editing} path={[...path, at]} schema={items} label={name} level={level + 1} />
            <IconButton
              label={formatMessage(generatorPhrases.removeItem, { name })}
              icon={<X aria-hidden />}
              onClick={() => editing.remove([...path, at])}
            />
          </div>
        )
      })}
      <Button
        size="small"
        className="justify-self-start"
        icon={<Plus aria-hidden />}
        aria-label={`${formatMessage(messages.addItem)}: ${label}`}
        onClick={() => editing.set([...path, count], items.type === 'map' ? {} : '')}
      >
        {formatMessage(messages.addItem)}
      </Button>
    </fieldset>
  )
}

/** What the forms do not know is edited as it is written; it is taken over while it is valid. */
function YamlField({ editing, path, schema, label, node }: PropertyFieldProps & { node: YamlNode | undefined }) {
  const { formatMessage } = useIntl()
  const written = node ? toYaml(valueOf(node)).trimEnd() : ''
  const [typed, setTyped] = useState<{ text: string; for: string } | null>(null)
  // What is typed is shown until the template has another value from elsewhere.
  const text = typed && typed.for === written ? typed.text : written
  const change = (next: string) => {
    const { root, problem } = parseYaml(next)
    setTyped({ text: next, for: problem ? written : root ? toYaml(valueOf(root)).trimEnd() : '' })
    if (problem) return
    if (root) editing.set(path, valueOf(root))
    else editing.remove(path)
  }
  return (
    <TextArea
      label={label}
      optional={!schema.required}
      hint={schema.description ?? undefined}
      error={parseYaml(text).problem ? formatMessage(messages.badYaml) : undefined}
      mono
      rows={2}
      value={text}
      onChange={(event) => change(event.target.value)}
    />
  )
}

/** The field of a property that was just added, which then can be typed in. */
const focusIn = (field: HTMLElement | null) => {
  if (field) requestAnimationFrame(() => firstControl(field)?.focus())
}

interface PropertyFieldsProps {
  editing: PropertyFieldProps['editing']
  path: YamlPath
  schemas: Readonly<Record<string, PropertySchema>>
  level?: number
}

/** The fields that are required or have a value; the others can be added. */
export function PropertyFields({ editing, path, schemas, level = 0 }: PropertyFieldsProps) {
  const { formatMessage } = useIntl()
  const [added, setAdded] = useState<readonly string[]>([])
  const given = new Set(entriesOf(nodeAt(editing.template.root, path)).map(keyOf))
  const names = Object.keys(schemas)
  const isShown = (name: string) => schemas[name]?.required || given.has(name) || added.includes(name)
  const others = names.filter((name) => !isShown(name))
  const shown = [
    ...names.filter((name) => schemas[name]?.required),
    ...names.filter((name) => !schemas[name]?.required),
  ]
  return (
    <>
      {shown.filter(isShown).map((name) => {
        const schema = schemas[name]
        return (
          schema && (
            <div key={name} ref={name === added.at(-1) ? focusIn : undefined}>
              <PropertyField editing={editing} path={[...path, name]} schema={schema} label={name} level={level} />
            </div>
          )
        )
      })}
      {others.length > 0 && (
        <ComboboxField
          label={formatMessage(messages.addProperty)}
          optional
          value={null}
          options={others.map((name) => ({ value: name, label: name, note: schemas[name]?.description ?? undefined }))}
          onChange={(name) => setAdded([...added, name])}
          onClear={() => {}}
        />
      )}
    </>
  )
}
