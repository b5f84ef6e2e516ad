import { useNavigate, useSearch } from '@tanstack/react-router'
import { CircleCheck, Download, Search, SlidersHorizontal } from 'lucide-react'
import { useDeferredValue, useEffect, useMemo, useState } from 'react'
import { useIntl } from 'react-intl'
import { breadcrumbsOf } from '../../framework/panel/breadcrumbs.tsx'
import { noteMark } from '../../framework/panel/panel-marks.ts'
import { Age } from '../../framework/panel/Age.tsx'
import { RefreshButton } from '../../framework/panel/panel-actions.tsx'
import { useCellContext } from '../../framework/resource/cell-context.ts'
import { column } from '../../framework/resource/column.ts'
import { entryOfType, useRegistry, type PageProps } from '../../framework/resource/registry.ts'
import { useOwner, useSession } from '../../framework/session/session.ts'
import { words } from '../../framework/text/common.messages.ts'
import { describeError } from '../../framework/text/error-text.ts'
import { paths } from '../../paths.ts'
import { Card } from '../../ui/Card.tsx'
import { PageHeader } from '../../ui/PageHeader.tsx'
import { Button } from '../../ui/buttons.tsx'
import { TextField } from '../../ui/fields/TextField.tsx'
import { Skeleton } from '../../ui/progress.tsx'
import { EmptyState } from '../../ui/states.tsx'
import { toast } from '../../ui/toast/toast.ts'
import { DismissedCard, FitCard, KindButtons, NotJudgedCard, SelectedCard } from './cards.tsx'
import { useCleanUp } from './clean-up.ts'
import { Dismiss } from './Dismiss.tsx'
import { findingsMessages as messages, findingsPhrases as phrases, kindNames, sureNames } from './findings.messages.ts'
import { judge, RULES } from './judge.ts'
import { dividedBy, useKept } from './kept.ts'
import { KINDS, type Finding, type Kind } from './rule.ts'
import { reasonOf, RuleRows } from './RuleRows.tsx'
import { ruleTitles } from './rules.messages.ts'
import { ThresholdsDialog } from './Thresholds.tsx'
import { listNames, useKnownLists } from './use-known-lists.ts'
import { useLoads } from './use-loads.ts'

const isKind = (text: string | undefined): text is Kind => KINDS.some((kind) => kind === text)

/** What is wasted, what may go wrong, what does not fit and what is untidy; judged in the browser, from lists. */
export function FindingsPage({ manifest, scope }: PageProps) {
  const intl = useIntl()
  const { formatMessage } = intl
  const navigate = useNavigate()
  const search: Record<string, string | undefined> = useSearch({ strict: false })
  const { project_id: project } = useSession()
  const owner = useOwner() ?? ''
  const [now] = useState(Date.now)
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set())
  const [dismissing, setDismissing] = useState<readonly Finding[]>([])
  const [dialog, setDialog] = useState(false)
  const [text, setText] = useState('')
  const lists = useKnownLists()
  const loads = useLoads(lists.known.servers)
  const kept = useKept(owner)
  const cleanUp = useCleanUp()
  const all = useMemo(
    () =>
      judge(
        { ...lists.known, ...(loads.loads && { loads: loads.loads }) },
        { now, project, thresholds: kept.thresholds },
      ),
    [lists.known, loads.loads, now, project, kept.thresholds],
  )
  const { open, dismissed } = useMemo(() => dividedBy(all, kept, now), [all, kept, now])
  const matches = useMatches(open, useDeferredValue(text))
  const kind = isKind(search['kind']) ? search['kind'] : null
  const shown = matches.filter((finding) => kind === null || finding.kind === kind)
  const serious = open.filter((finding) => finding.serious).length
  const chosen = open.filter(({ id }) => selected.has(id))
  const isReading = lists.waiting.length > 0
  useEffect(() => {
    if (!isReading) noteMark(paths.findings(), { bad: serious, warn: 0 })
  }, [isReading, serious])
  const select = (ids: readonly string[], isOn: boolean) =>
    setSelected(new Set(isOn ? [...selected, ...ids] : [...selected].filter((id) => !ids.includes(id))))
  const deleteChosen = async (findings: readonly Finding[]) => {
    try {
      const result = await cleanUp(findings)
      if (result) setSelected(new Set())
    } catch (error) {
      toast.danger(formatMessage(messages.unreadable), { detail: describeError(intl, error) })
    }
    lists.refetch()
  }
  const csv = useCsv(shown)
  const selection = {
    chosen,
    onClear: () => setSelected(new Set()),
    onDelete: (findings: readonly Finding[]) => void deleteChosen(findings),
    onDismiss: () => setDismissing(chosen),
  }
  return (
    <div className="grid grid-cols-1 gap-3">
      <div className="grid gap-1">
        <PageHeader
          trail={breadcrumbsOf(manifest, scope).map((step) => formatMessage(step))}
          title={formatMessage(manifest.title)}
          beside={<Age updatedAt={Number.isFinite(lists.updatedAt) ? lists.updatedAt : 0} />}
          actions={
            <>
              <RefreshButton fetching={lists.isFetching} onRefresh={lists.refetch} />
              <Button icon={<Download aria-hidden />} disabled={shown.length === 0} onClick={() => void csv()}>
                {'CSV'}
              </Button>
              <Button icon={<SlidersHorizontal aria-hidden />} onClick={() => setDialog(true)}>
                {formatMessage(messages.thresholds)}
              </Button>
            </>
          }
        />
        <p className="min-h-5 text-ink-2" role="status">
          {isReading
            ? formatMessage(phrases.reading, {
                names: intl.formatList(lists.waiting.slice(0, 3).map((name) => formatMessage(listNames[name]))),
              })
            : lists.failed.length > 0
              ? formatMessage(phrases.sumAtLeast, { count: open.length })
              : formatMessage(phrases.sum, { count: open.length, serious })}
        </p>
      </div>
      <KindButtons
        isMeasured={loads.loads !== undefined}
        findings={matches}
        kind={kind}
        onChange={(next) =>
          void navigate({ to: '.', search: (old: object) => ({ ...old, kind: next ?? undefined }), replace: true })
        }
      />
      <div className="grid grid-cols-1 items-start gap-3 xl:grid-cols-[minmax(0,1fr)_20rem]">
        <div className="@container flex min-w-0 flex-col gap-3">
          <TextField
            label={formatMessage(messages.search)}
            hideLabel
            type="search"
            placeholder={formatMessage(messages.search)}
            value={text}
            onChange={(event) => setText(event.target.value)}
          />
          {KINDS.map((one) => {
            const found = shown.filter((finding) => finding.kind === one)
            if (found.length === 0) return null
            const byRule = Map.groupBy(found, ({ rule }) => rule)
            return (
              <Card
                key={one}
                title={formatMessage(kindNames[one])}
                actions={<span className="text-ink-3 tabular-nums">{found.length}</span>}
                flush
              >
                <div className="divide-y divide-line">
                  {RULES.map((rule) => {
                    const some = byRule.get(rule.id)
                    return (
                      some && (
                        <RuleRows
                          key={rule.id}
                          rule={rule}
                          findings={some}
                          thresholds={kept.thresholds}
                          selected={selected}
                          onSelect={select}
                          onDismiss={(finding) => setDismissing([finding])}
                          onThresholds={() => setDialog(true)}
                        />
                      )
                    )
                  })}
                </div>
              </Card>
            )
          })}
          {isReading && (
            <Card>
              <Skeleton className="w-1/2" />
            </Card>
          )}
          {!isReading && shown.length === 0 && (
            <Card>
              <EmptyState
                icon={open.length > 0 ? <Search aria-hidden /> : <CircleCheck aria-hidden />}
                title={formatMessage(open.length > 0 ? messages.noMatch : messages.nothing)}
                text={open.length > 0 ? undefined : formatMessage(messages.nothingText)}
              />
            </Card>
          )}
          <DismissedCard owner={owner} dismissed={dismissed} />
          <SelectedCard className="sticky bottom-2 z-10 max-md:bottom-18 xl:hidden" {...selection} />
        </div>
        <div className="flex h-full flex-col gap-3">
          <SelectedCard className="sticky top-3 z-10 max-xl:hidden" {...selection} />
          <FitCard {...loads} />
          <NotJudgedCard failed={lists.failed} retry={lists.refetch} retrying={lists.isFetching} />
        </div>
      </div>
      {dialog && <ThresholdsDialog owner={owner} thresholds={kept.thresholds} onClose={() => setDialog(false)} />}
      {dismissing.length > 0 && (
        <Dismiss
          owner={owner}
          now={now}
          findings={dismissing}
          onClose={() => setDismissing([])}
          onDismissed={() => {
            select(
              dismissing.map(({ id }) => id),
              false,
            )
            setDismissing([])
          }}
        />
      )}
    </div>
  )
}

/** The findings whose name, type or rule has the text. */
function useMatches(findings: readonly Finding[], text: string): readonly Finding[] {
  const { formatMessage } = useIntl()
  const registry = useRegistry()
  return useMemo(() => {
    const wanted = text.trim().toLowerCase()
    if (wanted === '') return findings
    return findings.filter(({ thing, rule }) => {
      const entry = entryOfType(registry, thing.type)
      const known = [thing.name, thing.id, entry ? formatMessage(entry.names.one) : '', formatMessage(ruleTitles[rule])]
      return known.some((word) => word.toLowerCase().includes(wanted))
    })
  }, [findings, text, registry, formatMessage])
}

/** Returns a function that downloads what is shown. */
function useCsv(items: readonly Finding[]) {
  const intl = useIntl()
  const { formatMessage } = intl
  const context = useCellContext([])
  const width = 0
  const columns = [
    column<Finding>('kind', words.type, ({ kind }) => formatMessage(kindNames[kind]), { width }),
    column<Finding>('rule', messages.rule, ({ rule }) => formatMessage(ruleTitles[rule]), { width }),
    column<Finding>('type', messages.what, ({ thing }) => thing.type, { width }),
    column<Finding>('name', words.name, ({ thing }) => thing.name, { width }),
    column<Finding>('why', messages.why, (finding) => reasonOf(intl, finding), { width }),
    column<Finding>('since', messages.since, ({ since }) => since, { width, text: ({ since }) => since ?? '' }),
    column<Finding>('sure', messages.sureness, ({ sure }) => formatMessage(sureNames[sure]), { width }),
  ]
  return async () =>
    (await import('../../framework/panel/save-rows.ts')).saveRows(intl, { name: 'Findings', items, columns, context })
}
