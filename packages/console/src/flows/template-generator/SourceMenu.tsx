import type { PropertySchema } from '@meridian/contract'
import { SlidersHorizontal } from 'lucide-react'
import { useIntl } from 'react-intl'
import { freeName, setPart } from '../../services/orchestration/hot/edit-hot.ts'
import { nodeAt, type YamlPath } from '../../services/orchestration/hot/edit-yaml.ts'
import type { HotTemplate } from '../../services/orchestration/hot/hot-template.ts'
import { IconButton } from '../../ui/buttons.tsx'
import { Menu } from '../../ui/popups/Menu.tsx'
import type { MenuEntry } from '../../ui/popups/menu-entry.ts'
import { constraintOf } from './link-targets.ts'
import { generatorMessages as messages, generatorPhrases } from './template-generator.messages.ts'

/** How a form changes the template. */
export interface Editing {
  template: HotTemplate
  edit: (change: (text: string) => string) => void
  set: (path: YamlPath, value: unknown) => void
  remove: (path: YamlPath) => void
}

export interface PropertyFieldProps {
  editing: Editing
  path: YamlPath
  schema: PropertySchema
  label: string
}

/** Offers parameters and other resources instead of a value. */
export function SourceMenu({ editing, path, schema, label }: PropertyFieldProps) {
  const { formatMessage } = useIntl()
  const { template, set, remove } = editing
  const [section, owner] = path
  const entries = (): MenuEntry[] => [
    { id: 'value', label: formatMessage(messages.plainValue), onSelect: () => remove(path) },
    { id: 'new', label: formatMessage(messages.newParameter), onSelect: () => addParameter(editing, path, schema) },
    ...[...template.parameters.keys()].map((name) => ({
      id: `parameter ${name}`,
      label: formatMessage(generatorPhrases.parameter, { name }),
      onSelect: () => set(path, { get_param: name }),
    })),
    ...[...template.resources.keys()]
      .filter((name) => section !== 'resources' || name !== owner)
      .map((name) => ({
        id: `resource ${name}`,
        label: formatMessage(generatorPhrases.resource, { name }),
        onSelect: () => set(path, { get_resource: name }),
      })),
  ]
  if (section === 'parameters') return null
  const name = formatMessage(generatorPhrases.source, { name: label })
  return <Menu entries={entries} trigger={<IconButton label={name} icon={<SlidersHorizontal aria-hidden />} />} />
}

const PARAMETER_TYPES: Readonly<Record<string, string>> = {
  integer: 'number',
  number: 'number',
  boolean: 'boolean',
  list: 'comma_delimited_list',
  map: 'json',
}

/** The value becomes a parameter of the same type, with the same constraint. */
function addParameter({ template, edit }: Editing, path: YamlPath, schema: PropertySchema) {
  const name = freeName(template, 'parameters', path.findLast((step) => typeof step === 'string') ?? 'parameter')
  const constraint = constraintOf(schema)
  const old = nodeAt(template.root, path)
  const parameter = {
    type: PARAMETER_TYPES[schema.type] ?? 'string',
    ...(old?.kind === 'scalar' && old.value !== null && old.value !== '' && { default: old.value }),
    ...(constraint !== undefined && { constraints: [{ custom_constraint: constraint }] }),
  }
  edit((text) => setPart(setPart(text, ['parameters', name], parameter), path, { get_param: name }))
}
