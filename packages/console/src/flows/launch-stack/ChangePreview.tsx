import { MoveRight, Pencil, Plus, Replace, Trash2 } from 'lucide-react'
import { useMemo } from 'react'
import { useIntl } from 'react-intl'
import { parseYaml } from '../../services/orchestration/hot/parse-yaml.ts'
import { valueOf } from '../../services/orchestration/hot/yaml-node.ts'
import { toYaml } from '../../services/orchestration/to-yaml.ts'
import { cx } from '../../ui/classes.ts'
import { Badge } from '../../ui/inline.tsx'
import {
  changePreviewMessages as messages,
  consequences,
  effectHints,
  effectNames,
  previewPhrases,
} from './change-preview.messages.ts'
import { EFFECTS, isLoss, type Effect, type PropertyChange, type ResourceEffect } from './resource-effects.ts'
import { diffLines, type DiffLine } from './template-diff.ts'
import { moreWords } from '../../framework/text/more-words.messages.ts'

const TONES = { replaced: 'bad', deleted: 'bad', updated: 'warn', added: 'ok', unchanged: 'neutral' } as const
const ICONS = { replaced: Replace, deleted: Trash2, updated: Pencil, added: Plus, unchanged: null }
const TILES = { bad: 'bg-bad-soft text-bad', warn: 'bg-warn-soft text-warn', ok: 'bg-ok-soft text-ok', neutral: '' }
const INKS = { bad: 'text-bad', warn: 'text-warn', ok: 'text-ok', neutral: '' }

interface ChangePreviewProps {
  effects: readonly ResourceEffect[]
  parameters: readonly PropertyChange[]
  /** The template's text as it is, and as it will be; null if only Heat knows it. */
  before: string
  after: string | null
}

/** What a change would do with each resource, the most dangerous first, beside the lines of the template that differ. */
export function ChangePreview({ effects, parameters, before, after }: ChangePreviewProps) {
  const intl = useIntl()
  const { formatMessage } = intl
  const byEffect = Map.groupBy(effects, ({ effect }) => effect)
  return (
    <div className="grid gap-4">
      <dl className="grid grid-cols-2 gap-px overflow-hidden rounded-md border border-line bg-line sm:grid-cols-5">
        {COUNTED.map((effect) => (
          <div key={effect} className="grid bg-raised px-3 py-2 max-sm:last:col-span-2">
            <dt className="text-sm text-ink-3">{formatMessage(effectNames[effect])}</dt>
            <dd className={cx('font-semibold tabular-nums', byEffect.has(effect) && INKS[TONES[effect]])}>
              {byEffect.get(effect)?.some(isLoss)
                ? formatMessage(previewPhrases.countLost, { count: byEffect.get(effect)?.length ?? 0 })
                : intl.formatNumber(byEffect.get(effect)?.length ?? 0)}
            </dd>
          </div>
        ))}
      </dl>
      <div className="grid items-start gap-4 lg:grid-cols-2">
        <section className="grid min-w-0 gap-3">
          <h3 className="font-semibold">{formatMessage(messages.effects)}</h3>
          {EFFECTS.flatMap((effect) => {
            const group = byEffect.get(effect)
            return group ? [<EffectGroup key={effect} effect={effect} group={group} />] : []
          })}
        </section>
        <div className="grid min-w-0 gap-4">
          {parameters.length > 0 && (
            <section className="grid gap-3">
              <h3 className="font-semibold">{formatMessage(messages.parameters)}</h3>
              <Changes changes={parameters} />
            </section>
          )}
          <TemplateDiff before={before} after={after} />
        </div>
      </div>
    </div>
  )
}

/** In the order in which people ask. */
const COUNTED: readonly Effect[] = ['added', 'updated', 'replaced', 'deleted', 'unchanged']

function EffectGroup({ effect, group }: { effect: Effect; group: readonly ResourceEffect[] }) {
  const intl = useIntl()
  const heading = (
    <span className="flex flex-wrap items-center gap-2">
      <Badge tone={TONES[effect]}>{intl.formatMessage(effectNames[effect])}</Badge>
      <strong className="tabular-nums">{intl.formatNumber(group.length)}</strong>
      <span className="text-sm text-ink-3">{intl.formatMessage(effectHints[effect])}</span>
    </span>
  )
  const list = (
    <ul className="divide-y divide-line border-t border-line">
      {group.map((each) => (
        <li key={each.key} className="flex gap-3 px-3 py-2.5">
          <EffectIcon effect={effect} />
          <div className="grid min-w-0 flex-1 gap-1.5">
            <EffectOnResource {...each} />
          </div>
        </li>
      ))}
    </ul>
  )
  if (effect !== 'unchanged') {
    return (
      <div className="min-w-0 rounded-md border border-line">
        <div className="bg-sunken px-3 py-2">{heading}</div>
        {list}
      </div>
    )
  }
  return (
    <details className="min-w-0 rounded-md border border-line">
      <summary className="cursor-pointer bg-sunken px-3 py-2 [&>span]:inline-flex">{heading}</summary>
      {list}
    </details>
  )
}

function EffectIcon({ effect }: { effect: Effect }) {
  const Icon = ICONS[effect]
  if (!Icon) return null
  return (
    <span className={cx('grid size-6 shrink-0 place-items-center rounded-sm', TILES[TONES[effect]])}>
      <Icon aria-hidden className="size-3.5" />
    </span>
  )
}

function EffectOnResource({ name, type, effect, changes, consequence, because, kept, despite }: ResourceEffect) {
  const intl = useIntl()
  const { formatMessage } = intl
  const isBad = effect === 'replaced' || effect === 'deleted' || consequence === 'rebuilt'
  return (
    <>
      <span className="flex flex-wrap items-baseline gap-x-2">
        <span className="font-medium wrap-anywhere">{name}</span>
        <span className="text-sm wrap-anywhere text-ink-3">{type}</span>
      </span>
      {changes.length > 0 && <Changes changes={changes} />}
      {because.length > 0 && (
        <span className="text-sm">{formatMessage(previewPhrases.because, { names: intl.formatList(because) })}</span>
      )}
      {despite.length > 0 && (
        <span className="text-sm">{formatMessage(previewPhrases.despite, { names: intl.formatList(despite) })}</span>
      )}
      {consequence && (
        <div className="grid overflow-hidden rounded-md border border-line text-sm sm:auto-cols-fr sm:grid-flow-col">
          <span className={cx('px-2.5 py-1.5', isBad && consequence !== 'retained' ? 'bg-bad-soft' : 'text-ink-3')}>
            {formatMessage(consequences[consequence])}
          </span>
          {kept.length > 0 && (
            <span className="border-line px-2.5 py-1.5 wrap-anywhere max-sm:border-t sm:border-s">
              {formatMessage(previewPhrases.kept, { names: intl.formatList(kept) })}
            </span>
          )}
        </div>
      )}
    </>
  )
}

function Changes({ changes }: { changes: readonly PropertyChange[] }) {
  const { formatMessage } = useIntl()
  return (
    <dl className="grid grid-cols-[minmax(0,auto)_1fr] items-baseline gap-x-3 gap-y-1 text-sm">
      {changes.map(({ name, before, after }) => (
        <div key={name} className="col-span-2 grid grid-cols-subgrid items-baseline">
          <dt className="font-mono wrap-anywhere text-ink-3">{name}</dt>
          <dd className="flex min-w-0 flex-wrap items-baseline gap-x-2 gap-y-1">
            {before !== null && (
              <del className="rounded-sm bg-bad-soft px-1 wrap-anywhere">{before || formatMessage(messages.empty)}</del>
            )}
            {before !== null && after !== null && (
              <MoveRight aria-hidden className="size-3.5 shrink-0 self-center text-ink-3 rtl:-scale-x-100" />
            )}
            {after !== null && (
              <ins className="rounded-sm bg-ok-soft px-1 wrap-anywhere no-underline">
                {after || formatMessage(messages.empty)}
              </ins>
            )}
          </dd>
        </div>
      ))}
    </dl>
  )
}

const SIGNS = { same: ' ', added: '+', removed: '-' }
const LINES = { same: '', added: 'bg-ok-soft', removed: 'bg-bad-soft' }

/** A template as Heat stores it: without comments, and written as the stack's own is. */
function plain(text: string): string {
  const { root, problem } = parseYaml(text)
  return root && !problem ? toYaml(valueOf(root)) : text
}

function TemplateDiff({ before, after }: { before: string; after: string | null }) {
  const { formatMessage } = useIntl()
  const lines = useMemo(() => (after === null ? [] : diffLines(plain(before), plain(after))), [before, after])
  const count = (kind: DiffLine['kind']) => lines.filter((line) => line.kind === kind).length
  const isSame = lines.every(({ kind }) => kind === 'same' || kind === 'skipped')
  return (
    <section className="grid min-w-0 gap-3">
      <h3 className="flex items-baseline gap-2 font-semibold">
        {formatMessage(moreWords.template)}
        {!isSame && (
          <span className="font-mono text-sm font-normal">
            <span className="text-ok">{`+${count('added')}`}</span>{' '}
            <span className="text-bad">{`−${count('removed')}`}</span>
          </span>
        )}
      </h3>
      {isSame ? (
        <p className="text-ink-3">{formatMessage(after === null ? messages.templateUnknown : messages.templateSame)}</p>
      ) : (
        <pre
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keyboard
          tabIndex={0}
          role="region"
          aria-label={formatMessage(moreWords.template)}
          className="max-h-120 overflow-auto rounded-md border border-line py-2 font-mono text-sm"
        >
          <span className="block w-max min-w-full">
            {lines.map((line) =>
              line.kind === 'skipped' ? (
                <span key={line.key} className="block bg-sunken px-3 py-0.5 text-ink-3">
                  {formatMessage(previewPhrases.skipped, { count: line.count })}
                </span>
              ) : (
                <span key={line.key} className={cx('block pe-3', LINES[line.kind])}>
                  <span aria-hidden className="inline-block w-12 pe-3 text-end text-ink-3 select-none">
                    {line.number}
                  </span>
                  {`${SIGNS[line.kind]} ${line.text}`}
                </span>
              ),
            )}
          </span>
        </pre>
      )}
    </section>
  )
}
