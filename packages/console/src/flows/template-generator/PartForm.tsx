import type { HeatResourceTypeView, PropertySchema } from '@meridian/contract'
import { Link2, Trash2, X } from 'lucide-react'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import { ResourceLink } from '../../framework/link/AppLink.tsx'
import { words } from '../../framework/text/common.messages.ts'
import { linksIn, renamePart, setPart, unlinked } from '../../services/orchestration/hot/edit-hot.ts'
import { removeIn, type YamlPath } from '../../services/orchestration/hot/edit-yaml.ts'
import { Button, IconButton } from '../../ui/buttons.tsx'
import { Card } from '../../ui/Card.tsx'
import { TextField } from '../../ui/fields/TextField.tsx'
import { PropertyFields } from './PropertyField.tsx'
import type { Editing } from './SourceMenu.tsx'
import { generatorMessages as messages, generatorPhrases } from './template-generator.messages.ts'
import type { Generator, Part } from './use-generator.ts'

interface PartFormProps {
  generator: Generator
  part: Part
  /** The part has another name. */
  onChoose: (part: Part) => void
  onRemove: () => void
  onLink: (from: string) => void
}

const field = (type: string, required = false, allowed?: readonly string[]): PropertySchema => ({
  type,
  required,
  update_allowed: false,
  immutable: false,
  ...(allowed && { constraints: [{ allowed_values: allowed }] }),
})

/** As the specification of HOT has them. */
const FIELDS: Readonly<Record<'parameters' | 'outputs', Readonly<Record<string, PropertySchema>>>> = {
  parameters: {
    type: field('string', true, ['string', 'number', 'boolean', 'json', 'comma_delimited_list']),
    label: field('string'),
    description: field('string'),
    default: field('string'),
    hidden: field('boolean'),
    immutable: field('boolean'),
    constraints: field('list'),
    tags: field('list'),
  },
  outputs: { value: field('map', true), description: field('string'), condition: field('string') },
}

/** The form of a resource, a parameter or an output. */
export function PartForm({ generator, part, onChoose, onRemove, onLink }: PartFormProps) {
  const { formatMessage } = useIntl()
  const { template, schemas, edit } = generator
  const { section, name } = part
  const about = (path: YamlPath) => path.join('/')
  const editing: Editing = {
    template,
    edit,
    set: (path, value) => edit((text) => setPart(text, path, value), about(path)),
    remove: (path) => edit((text) => removeIn(text, path), about(path)),
  }
  const type = template.resources.get(name)?.type
  return (
    <Card
      title={formatMessage(generatorPhrases.about, { name })}
      actions={
        <div className="flex gap-1">
          {section === 'resources' && (
            <Button size="small" variant="quiet" icon={<Link2 aria-hidden />} onClick={() => onLink(name)}>
              {formatMessage(messages.link)}
            </Button>
          )}
          <Button
            size="small"
            variant="quiet"
            icon={<Trash2 aria-hidden />}
            onClick={() => {
              edit((text) => removeIn(text, [section, name]))
              onRemove()
            }}
          >
            {formatMessage(messages.remove)}
          </Button>
        </div>
      }
    >
      <div className="grid gap-4">
        <NameField generator={generator} part={part} onChoose={onChoose} />
        {section === 'resources' ? (
          <>
            {type !== undefined && (
              <p className="wrap-anywhere text-ink-3">
                <ResourceLink type="OS::Heat::ResourceType" id={type} name={type} />
              </p>
            )}
            <ResourceFields editing={editing} name={name} schema={schemas.get(type ?? '')} />
            <Links generator={generator} name={name} />
          </>
        ) : (
          <PropertyFields editing={editing} path={[section, name]} schemas={FIELDS[section]} />
        )}
      </div>
    </Card>
  )
}

const ResourceFields = ({ editing, name, schema }: { editing: Editing; name: string; schema?: HeatResourceTypeView }) =>
  schema && <PropertyFields editing={editing} path={['resources', name, 'properties']} schemas={schema.properties} />

/** The name is changed wherever it is used, when the field is left or Enter is pressed. */
function NameField({ generator, part, onChoose }: Pick<PartFormProps, 'generator' | 'part' | 'onChoose'>) {
  const { formatMessage } = useIntl()
  const { section, name } = part
  // One field for all parts: it keeps the focus when the part gets its new name.
  const [entered, setEntered] = useState({ of: name, typed: name })
  const typed = entered.of === name ? entered.typed : name
  const isFree = typed === name || !generator.template[section].has(typed)
  const isRight = isFree && /^[A-Za-z0-9_][\w.-]*$/.test(typed)
  const rename = () => {
    if (!isRight || typed === name) return
    generator.edit((text) => renamePart(text, section, { from: name, to: typed }))
    onChoose({ section, name: typed })
  }
  return (
    <TextField
      label={formatMessage(words.name)}
      mono
      value={typed}
      error={isRight ? undefined : formatMessage(messages.nameTaken)}
      onChange={(event) => setEntered({ of: name, typed: event.target.value })}
      onBlur={rename}
      onKeyDown={(event) => event.key === 'Enter' && rename()}
    />
  )
}

/** What the resource uses, and what uses it. */
function Links({ generator: { template, edit }, name }: { generator: Generator; name: string }) {
  const { formatMessage } = useIntl()
  const links = linksIn(template).filter(({ from, to }) => from === name || to === name)
  if (links.length === 0) return null
  return (
    <section className="grid gap-1">
      <h3 className="font-semibold">{formatMessage(messages.links)}</h3>
      <ul className="grid gap-1">
        {links.map((link) => {
          const { from, to, path, attribute } = link
          const text = `${from}.${path.filter((step) => step !== 'properties').join('.')} → ${to}${attribute === undefined ? '' : `.${attribute}`}`
          return (
            <li key={text} className="flex items-center gap-2">
              <code className="min-w-0 flex-1 font-mono text-sm wrap-anywhere">{text}</code>
              <IconButton
                size="small"
                label={formatMessage(generatorPhrases.removeItem, { name: text })}
                icon={<X aria-hidden />}
                onClick={() => edit((whole) => unlinked(whole, link))}
              />
            </li>
          )
        })}
      </ul>
    </section>
  )
}
