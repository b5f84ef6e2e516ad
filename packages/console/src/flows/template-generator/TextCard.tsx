import { CircleAlert, CircleCheck } from 'lucide-react'
import { useIntl } from 'react-intl'
import { CodeField } from '../../framework/editor/CodeField.tsx'
import { describeError } from '../../framework/text/error-text.ts'
import { hotProblems } from '../../services/orchestration/hot/hot-problems.messages.ts'
import { lineAt } from '../../services/orchestration/hot/yaml-node.ts'
import { Card } from '../../ui/Card.tsx'
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

function Findings({ generator, onChoose }: TextCardProps) {
  const intl = useIntl()
  const { formatMessage } = intl
  const { design, problems, verdict } = generator
  if (design.template.trim() === '') return <p className="text-ink-3">{formatMessage(messages.start)}</p>
  if (problems.length > 0)
    return (
      <section aria-label={formatMessage(messages.problems)} aria-live="polite" className="grid gap-1">
        <ul className="grid max-h-60 gap-1 overflow-auto">
          {problems.map(({ kind, name, resource, span }, at) => {
            const text = formatMessage(generatorPhrases.line, {
              line: lineAt(design.template, span.from),
              problem: formatMessage(hotProblems[kind], { name }),
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
