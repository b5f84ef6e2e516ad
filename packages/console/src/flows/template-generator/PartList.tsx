import { Plus } from 'lucide-react'
import { useIntl } from 'react-intl'
import { freeName, setPart } from '../../services/orchestration/hot/edit-hot.ts'
import { Button } from '../../ui/buttons.tsx'
import { Card } from '../../ui/Card.tsx'
import { cx } from '../../ui/classes.ts'
import { useArrowKeys } from '../../ui/use-arrow-keys.ts'
import { generatorMessages as messages } from './template-generator.messages.ts'
import type { Generator, Part } from './use-generator.ts'

interface PartListProps {
  generator: Generator
  chosen: Part | null
  onChoose: (part: Part) => void
}

const SECTIONS = ['resources', 'parameters', 'outputs'] as const

const ADDED = {
  parameters: { name: 'parameter', label: messages.addParameter, value: { type: 'string' } },
  outputs: { name: 'output', label: messages.addOutput, value: { value: null } },
} as const

/** All parts of the template: what the canvas shows, for everybody, and what it does not show. */
export function PartList({ generator, chosen, onChoose }: PartListProps) {
  const { formatMessage } = useIntl()
  const { template, edit, isBroken } = generator
  const add = (section: 'parameters' | 'outputs') => {
    const name = freeName(template, section, ADDED[section].name)
    edit((text) => setPart(text, [section, name], ADDED[section].value))
    onChoose({ section, name })
  }
  return (
    <Card title={formatMessage(messages.parts)} flush>
      <div className="grid gap-3 p-3">
        {SECTIONS.map((section) => (
          <section key={section} className="grid gap-1">
            <h3 className="px-2 text-sm font-semibold text-ink-2">{formatMessage(messages[section])}</h3>
            {template[section].size === 0 && <p className="px-2 text-sm text-ink-3">{formatMessage(messages.none)}</p>}
            <Names
              names={[...template[section].keys()]}
              chosen={chosen?.section === section ? chosen.name : null}
              onChoose={(name) => onChoose({ section, name })}
            />
            {section !== 'resources' && (
              <Button
                size="small"
                variant="quiet"
                className="justify-self-start"
                icon={<Plus aria-hidden />}
                disabled={isBroken}
                onClick={() => add(section)}
              >
                {formatMessage(ADDED[section].label)}
              </Button>
            )}
          </section>
        ))}
      </div>
    </Card>
  )
}

interface NamesProps {
  names: readonly string[]
  chosen: string | null
  onChoose: (name: string) => void
}

function Names({ names, chosen, onChoose }: NamesProps) {
  const keys = useArrowKeys(names)
  return (
    <ul {...keys.list} className="max-h-60 overflow-auto">
      {names.map((name) => (
        <li key={name} className="[contain-intrinsic-size:auto_1.75rem] [content-visibility:auto]">
          <button
            {...keys.item(name)}
            type="button"
            aria-pressed={name === chosen}
            className={cx(
              'w-full cursor-pointer truncate rounded-md px-2 py-1 text-start -outline-offset-2 hover:bg-hover',
              name === chosen && 'bg-accent-soft text-accent',
            )}
            onClick={() => onChoose(name)}
          >
            {name}
          </button>
        </li>
      ))}
    </ul>
  )
}
