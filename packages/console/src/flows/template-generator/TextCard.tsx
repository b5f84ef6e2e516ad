import { resourceTypeEndpoints } from '@meridian/contract'
import { useQuery } from '@tanstack/react-query'
import { CircleAlert, CircleCheck, Download } from 'lucide-react'
import { useIntl } from 'react-intl'
import { query } from '../../api/query.ts'
import { CodeField } from '../../framework/editor/CodeField.tsx'
import { describeError } from '../../framework/text/error-text.ts'
import { words } from '../../framework/text/common.messages.ts'
import { hotProblems } from '../../services/orchestration/hot/hot.messages.ts'
import { setVersion } from '../../services/orchestration/hot/edit-hot.ts'
import { lineAt } from '../../services/orchestration/hot/yaml-node.ts'
import { Button } from '../../ui/buttons.tsx'
import { Card } from '../../ui/Card.tsx'
import { saveFile } from '../../ui/copy.tsx'
import { SelectField } from '../../ui/fields/SelectField.tsx'
import { generatorMessages as messages, generatorPhrases } from './template-generator.messages.ts'
import type { Generator, Part } from './use-generator.ts'

interface TextCardProps {
  generator: Generator
  onChoose: (part: Part) => void
}

/** Heat's own limit. */
const MAX_TEMPLATE_BYTES = 524_288

/** The template's text beside the canvas, and what is wrong with it. */
export function TextCard({ generator, onChoose }: TextCardProps) {
  const { formatMessage } = useIntl()
  return (
    <Card>
      <div className="grid gap-3">
        <div className="flex flex-wrap items-end gap-2">
          <VersionField generator={generator} />
          <Button
            icon={<Download aria-hidden />}
            disabled={generator.design.template.trim() === ''}
            onClick={() => saveFile('template.yaml', generator.design.template, 'application/yaml')}
          >
            {formatMessage(words.download)}
          </Button>
        </div>
        <CodeField
          label={formatMessage(messages.text)}
          language="yaml"
          limit={MAX_TEMPLATE_BYTES}
          value={generator.design.template}
          onChange={(text) => generator.edit(() => text.replaceAll('\r\n', '\n'), 'text')}
        />
        <Findings generator={generator} onChoose={onChoose} />
      </div>
    </Card>
  )
}

const HOT = 'heat_template_version.'

/** The version decides which functions the template can use. */
function VersionField({ generator: { template, isBroken, edit } }: Pick<TextCardProps, 'generator'>) {
  const { formatMessage } = useIntl()
  const { data } = useQuery(query(resourceTypeEndpoints.templateVersionList))
  const { version } = template
  const known = (data?.items ?? []).filter(({ id }) => id.startsWith(HOT)).map(({ id }) => id.slice(HOT.length))
  const versions = [...new Set([...known.toReversed(), ...(version === undefined ? [] : [version])])]
  return (
    <SelectField
      className="min-w-40 flex-1"
      label={formatMessage(messages.version)}
      disabled={isBroken}
      value={version ?? null}
      options={versions.map((value) => ({ value, label: value }))}
      onChange={(value) => edit((text) => setVersion(text, value))}
    />
  )
}

function Findings({ generator, onChoose }: TextCardProps) {
  const intl = useIntl()
  const { formatMessage } = intl
  const { design, problems, verdict, template } = generator
  if (problems.length === 0 && template.resources.size === 0)
    return <p className="text-ink-3">{formatMessage(messages.start)}</p>
  if (problems.length > 0)
    return (
      <section aria-label={formatMessage(messages.problems)} aria-live="polite" className="grid gap-1">
        <ul className="grid max-h-60 gap-1 overflow-auto">
          {problems.map(({ code, values, resource, from }, at) => {
            const text = formatMessage(generatorPhrases.line, {
              line: lineAt(design.template, from),
              problem: formatMessage(hotProblems[code], values as never), // its own values
            })
            return (
              <li key={`${text}${at}`} className="flex items-start gap-2 text-sm text-bad">
                <CircleAlert aria-hidden className="mt-0.5 size-4 shrink-0" />
                {resource === undefined ? (
                  <span>{text}</span>
                ) : (
                  <button
                    type="button"
                    className="cursor-pointer rounded-sm text-start underline decoration-dotted underline-offset-2"
                    onClick={() => onChoose({ section: 'resources', name: resource })}
                  >
                    {resource}: {text}
                  </button>
                )}
              </li>
            )
          })}
        </ul>
      </section>
    )
  if (verdict.state === 'invalid')
    return (
      <p role="alert" className="wrap-anywhere text-bad">
        <strong className="font-semibold">{formatMessage(messages.refused)}</strong>{' '}
        {describeError(intl, verdict.error)}
      </p>
    )
  return (
    <p role="status" className="flex items-center gap-2 text-ink-2">
      {verdict.state === 'valid' && <CircleCheck aria-hidden className="size-4 text-ok" />}
      {formatMessage(verdict.state === 'valid' ? messages.valid : messages.checking)}
    </p>
  )
}
