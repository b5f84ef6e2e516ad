import { EyeOff, SlidersHorizontal } from 'lucide-react'
import { useId, useState } from 'react'
import { useIntl, type IntlShape } from 'react-intl'
import { ResourceLink } from '../../framework/link/AppLink.tsx'
import { entryOfType, useRegistry } from '../../framework/resource/registry.ts'
import { tableMessages } from '../../framework/table/table.messages.ts'
import { formatAge, formatMoment } from '../../framework/text/dates.ts'
import { Status } from '../../ui/Status.tsx'
import { Button, IconButton } from '../../ui/buttons.tsx'
import { cx } from '../../ui/classes.ts'
import { Checkbox } from '../../ui/fields/CheckField.tsx'
import { UnfoldIcon } from '../../ui/inline.tsx'
import { findingsMessages as messages, findingsPhrases as phrases, sureNames } from './findings.messages.ts'
import { thresholdOf, type Thresholds } from './judge.ts'
import type { Finding, Rule, Sure } from './rule.ts'
import { ruleDoubts, ruleReasons, ruleTitles } from './rules.messages.ts'

export const reasonOf = (intl: IntlShape, { rule, count = 0, what = '' }: Finding): string =>
  intl.formatMessage(ruleReasons[rule], { count, what })

/** 'longer than 14 days'; null for a rule without a threshold. */
function thresholdText(intl: IntlShape, rule: Rule, chosen: Thresholds): string | null {
  if (!rule.threshold) return null
  const value = thresholdOf(rule, chosen)
  if (rule.threshold.unit === 'percent') return intl.formatMessage(phrases.percent, { percent: value })
  return intl.formatMessage(rule.id === 'endingCredential' ? phrases.within : phrases.longerThan, { days: value })
}

/** As many are shown at first. */
const FIRST = 5
const NEXT = 50

/** The cells of a row: below each other in a narrow column. */
const ROW =
  'grid grid-cols-[1.5rem_minmax(0,1fr)_2rem] items-start gap-x-3 gap-y-1 px-4 @2xl:grid-cols-[1.5rem_minmax(0,12rem)_minmax(0,1fr)_5.5rem_6rem_2rem]'

interface RuleRowsProps {
  rule: Rule
  findings: readonly Finding[]
  thresholds: Thresholds
  selected: ReadonlySet<string>
  onSelect: (ids: readonly string[], selected: boolean) => void
  onDismiss: (finding: Finding) => void
  onThresholds: () => void
}

/** The findings of a rule below its name; a long list of them is folded. */
export function RuleRows({ rule, findings, thresholds, selected, onSelect, onDismiss, onThresholds }: RuleRowsProps) {
  const intl = useIntl()
  const list = useId()
  const [open, setOpen] = useState(findings.length <= FIRST)
  const [most, setMost] = useState(FIRST)
  const title = intl.formatMessage(ruleTitles[rule.id])
  const limit = thresholdText(intl, rule, thresholds)
  const chosen = findings.filter(({ id }) => selected.has(id)).length
  return (
    <div>
      <h3 className="flex min-h-10 flex-wrap items-center gap-x-3 gap-y-1 bg-sunken px-4 py-1.5">
        <span className="w-6">
          <Checkbox
            label={intl.formatMessage(phrases.selectAll, { name: title })}
            checked={chosen === findings.length}
            indeterminate={chosen > 0 && chosen < findings.length}
            onChange={(checked) =>
              onSelect(
                findings.map(({ id }) => id),
                checked,
              )
            }
          />
        </span>
        <button
          type="button"
          aria-expanded={open}
          aria-controls={list}
          className="flex items-center gap-1.5 rounded-sm text-start font-semibold"
          onClick={() => setOpen(!open)}
        >
          <UnfoldIcon open={open} className="size-4 shrink-0 text-ink-3" />
          {title}
        </button>
        {limit && (
          <button
            type="button"
            aria-label={intl.formatMessage(phrases.setThreshold, { name: title, value: limit })}
            className={cx(
              'inline-flex items-center gap-1 rounded-sm border border-dashed border-line-strong px-1.5 text-sm hover:text-ink',
              thresholds[rule.id] === undefined ? 'text-ink-3' : 'border-accent text-accent',
            )}
            onClick={onThresholds}
          >
            {limit}
            <SlidersHorizontal aria-hidden className="size-3" />
          </button>
        )}
        <span className="ms-auto text-ink-3 tabular-nums">{findings.length}</span>
      </h3>
      <ul id={list} hidden={!open} className="divide-y divide-line border-t border-line">
        {open &&
          findings
            .slice(0, most)
            .map((finding) => (
              <FindingRow
                key={finding.id}
                finding={finding}
                selected={selected.has(finding.id)}
                onSelect={onSelect}
                onDismiss={onDismiss}
              />
            ))}
        {open && most < findings.length && (
          <li className="px-4 py-1">
            <Button variant="quiet" size="small" onClick={() => setMost(most + NEXT)}>
              {intl.formatMessage(tableMessages.more, { count: Math.min(NEXT, findings.length - most) })}
            </Button>
          </li>
        )}
      </ul>
    </div>
  )
}

interface FindingRowProps extends Pick<RuleRowsProps, 'onSelect' | 'onDismiss'> {
  finding: Finding
  selected: boolean
}

function FindingRow({ finding, selected, onSelect, onDismiss }: FindingRowProps) {
  const intl = useIntl()
  const entry = entryOfType(useRegistry(), finding.thing.type)
  const { thing, sure, serious, since, rule } = finding
  return (
    <li className={cx(ROW, 'py-2', selected && 'bg-accent-soft')}>
      <span className="pt-0.5">
        <Checkbox
          label={intl.formatMessage(phrases.select, { name: thing.name })}
          checked={selected}
          onChange={(checked) => onSelect([finding.id], checked)}
        />
      </span>
      <span className="min-w-0 font-medium wrap-anywhere">
        <ResourceLink type={thing.type} id={thing.id} name={thing.name} />{' '}
        {entry && <span className="text-sm font-normal text-ink-3">{intl.formatMessage(entry.names.one)}</span>}
      </span>
      <span className="min-w-0 wrap-anywhere text-ink-2 @max-2xl:col-start-2 @max-2xl:row-start-2">
        {serious && (
          <span className="me-2 inline-block font-semibold">
            <Status tone="bad">{intl.formatMessage(messages.serious)}</Status>
          </span>
        )}
        {reasonOf(intl, finding)}
        {sure !== 'certain' && (
          <span className="block text-sm text-ink-3">
            {intl.formatMessage(phrases.notKnown, { what: intl.formatMessage(ruleDoubts[rule]) })}
          </span>
        )}
      </span>
      <span className="text-sm text-ink-2 @max-2xl:col-start-2 @max-2xl:row-start-3 @2xl:pt-px">
        {since === null ? (
          <span className="text-ink-3">{intl.formatMessage(messages.notRecorded)}</span>
        ) : (
          <time dateTime={since} title={formatMoment(intl, since)}>
            {formatAge(intl, since)}
          </time>
        )}
      </span>
      <span className="@max-2xl:col-start-2 @max-2xl:row-start-4">
        <SureMark sure={sure} />
      </span>
      <span className="-my-1 @max-2xl:col-start-3 @max-2xl:row-start-1">
        <IconButton
          size="small"
          variant="quiet"
          label={intl.formatMessage(messages.dismiss)}
          icon={<EyeOff aria-hidden />}
          onClick={() => onDismiss(finding)}
        />
      </span>
    </li>
  )
}

const BARS: Record<Sure, number> = { certain: 3, likely: 2, guess: 1 }

/** Bars and a word. */
function SureMark({ sure }: { sure: Sure }) {
  const { formatMessage } = useIntl()
  return (
    <span className="inline-flex items-center gap-2 text-sm whitespace-nowrap text-ink-2">
      <span aria-hidden className="inline-flex gap-0.5">
        {[1, 2, 3].map((bar) => (
          <span key={bar} className={cx('h-2.5 w-1 rounded-xs border border-ink-3', bar <= BARS[sure] && 'bg-ink-3')} />
        ))}
      </span>
      {formatMessage(sureNames[sure])}
    </span>
  )
}
