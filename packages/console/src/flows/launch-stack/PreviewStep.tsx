import type { PlannedResource, StackChanges, StackPreview } from '@meridian/contract'
import { useIntl } from 'react-intl'
import { cx } from '../../ui/classes.ts'
import { CheckField } from '../../ui/fields/CheckField.tsx'
import { Badge } from '../../ui/inline.tsx'
import { effectHints, effectNames, launchMessages as messages, launchPhrases } from './launch-stack.messages.ts'
import { diffLines } from './template-diff.ts'

/** What a launch would create. */
export function CreationPreview({ preview: { resources } }: { preview: StackPreview }) {
  const { formatMessage } = useIntl()
  return (
    <section className="grid gap-3">
      <h3 className="font-semibold">{formatMessage(launchPhrases.creates, { count: resources.length })}</h3>
      <ResourceNames resources={resources} />
    </section>
  )
}

function ResourceNames({ resources }: { resources: readonly PlannedResource[] }) {
  return (
    <ul className="grid gap-1">
      {resources.map(({ resource_name: name, resource_type: type, stack_name: stack }) => (
        <li key={`${stack}/${name}`} className="flex flex-wrap items-baseline gap-x-2">
          <span className="font-medium wrap-anywhere">{name}</span>
          <span className="text-sm wrap-anywhere text-ink-3">{type}</span>
        </li>
      ))}
    </ul>
  )
}

const EFFECTS = ['replaced', 'deleted', 'updated', 'added', 'unchanged'] as const
const TONES = { replaced: 'bad', deleted: 'bad', updated: 'warn', added: 'ok', unchanged: 'neutral' } as const

/** Those whose data may be lost. */
export const lossesIn = ({ replaced, deleted }: StackChanges): string[] =>
  [...replaced, ...deleted].map(({ resource_name: name }) => name)

interface ChangePreviewProps {
  changes: StackChanges
  /** The template's text as it is, and as it will be. */
  before: string
  after: string
  accepted: boolean
  onAccept: (accepted: boolean) => void
}

/** What a change would do, ordered by danger, beside the lines of the template that differ. */
export function ChangePreview({ changes, before, after, accepted, onAccept }: ChangePreviewProps) {
  const intl = useIntl()
  const { formatMessage } = intl
  const losses = lossesIn(changes)
  return (
    <div className="grid gap-4">
      <div className="grid items-start gap-4 lg:grid-cols-2">
        <section className="grid gap-3">
          <h3 className="font-semibold">{formatMessage(messages.effects)}</h3>
          {EFFECTS.filter((effect) => changes[effect].length > 0).map((effect) => (
            <div key={effect} className="grid gap-2 rounded-md border border-line p-3">
              <span className="flex flex-wrap items-center gap-2">
                <Badge tone={TONES[effect]}>{formatMessage(effectNames[effect])}</Badge>
                <strong className="tabular-nums">{intl.formatNumber(changes[effect].length)}</strong>
                <span className="text-sm text-ink-3">{formatMessage(effectHints[effect])}</span>
              </span>
              {effect !== 'unchanged' && <ResourceNames resources={changes[effect]} />}
            </div>
          ))}
        </section>
        <TemplateDiff before={before} after={after} />
      </div>
      {losses.length > 0 && (
        <CheckField
          label={formatMessage(launchPhrases.accept, { names: intl.formatList(losses) })}
          value={accepted}
          onChange={onAccept}
        />
      )}
    </div>
  )
}

const SIGNS = { same: ' ', added: '+', removed: '-' }
const LINES = { same: '', added: 'bg-ok-soft', removed: 'bg-bad-soft' }

function TemplateDiff({ before, after }: { before: string; after: string }) {
  const { formatMessage } = useIntl()
  const lines = diffLines(before, after)
  const isSame = lines.every(({ kind }) => kind === 'same' || kind === 'skipped')
  return (
    <section className="grid min-w-0 gap-3">
      <h3 className="font-semibold">{formatMessage(messages.templateDiff)}</h3>
      {isSame ? (
        <p className="text-ink-3">{formatMessage(messages.templateSame)}</p>
      ) : (
        <pre
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keyboard
          tabIndex={0}
          role="region"
          aria-label={formatMessage(messages.templateDiff)}
          className="max-h-96 overflow-auto rounded-md border border-line py-2 font-mono text-sm"
        >
          {lines.map((line) =>
            line.kind === 'skipped' ? (
              <span key={line.key} className="block bg-sunken px-3 py-0.5 text-ink-3">
                {formatMessage(launchPhrases.skipped, { count: line.count })}
              </span>
            ) : (
              <span key={line.key} className={cx('block px-3', LINES[line.kind])}>
                {`${SIGNS[line.kind]} ${line.text}`}
              </span>
            ),
          )}
        </pre>
      )}
    </section>
  )
}
