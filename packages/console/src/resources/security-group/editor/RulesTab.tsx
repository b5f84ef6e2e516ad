import { asCidr, ruleNotes, type SecurityGroup } from '@meridian/contract'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { useEffect, useMemo, useRef, useState } from 'react'
import { useIntl } from 'react-intl'
import { useLeaveGuard } from '../../../framework/forms/use-leave-guard.tsx'
import { useHandedOver } from '../../../framework/plan/handed-over.ts'
import { unreadablePhrases } from '../../../framework/plan/unreadable.messages.ts'
import { usePolicies } from '../../../framework/policy/policy-store.ts'
import { ruleOfAddress } from '../../../services/network/rule-address.ts'
import { toast } from '../../../ui/toast/toast.ts'
import { securityGroupManifest } from '../security-group.manifest.ts'
import { PasteRules } from './PasteRules.tsx'
import { ReviewRules } from './ReviewRules.tsx'
import { RuleToolbar, ChangeBar, type Shown } from './RuleToolbar.tsx'
import { RuleTable } from './RuleTable.tsx'
import { UsedBy } from './UsedBy.tsx'
import { ruleSentence } from './rule-display.tsx'
import { parseServices } from './rule-services.ts'
import {
  addRules,
  changeOf,
  editRow,
  isChange,
  putBack,
  removeRow,
  restoreChange,
  rowsOf,
  StoredChange,
  undoBatch,
  type DraftRow,
  type RuleDraft,
} from './rules-draft.ts'
import { editorMessages as messages } from './rules-editor.messages.ts'
import { useApplyRules } from './use-apply-rules.ts'
import { useGroupFacts } from './use-group-facts.ts'

/** The rules of a group in one table, which is edited in place; nothing is sent before it is reviewed. */
export function RulesTab({ group }: { group: SecurityGroup }) {
  const intl = useIntl()
  const allows = usePolicies()
  const facts = useGroupFacts(group)
  const { lookups, hasMembers } = facts
  const { rows, setRows, markSent } = useDraftRows(group)
  useOrderedRules(lookups.myAddress, (rules) => setRows(addRules(rows, rules)))
  const [shown, setShown] = useState<Shown>('all')
  const [search, setSearch] = useState('')
  const [editing, setEditing] = useState<string | null>(null)
  const [pasting, setPasting] = useState(false)
  const [reviewing, setReviewing] = useState(false)
  const { plan, apply, forget } = useApplyRules(group, lookups)
  const change = useMemo(() => changeOf(rows), [rows])
  // What is applied stays in the dialog, although the rows are refreshed while the plan runs.
  const [reviewed, setReviewed] = useState(change)
  useHandedOver({ type: securityGroupManifest.type, id: group.id, action: 'apply-rules' }, (details) => {
    const { data: left } = StoredChange.safeParse(details)
    if (!left) return toast.warning(intl.formatMessage(unreadablePhrases.plans, { count: 1 }))
    const restored = restoreChange(group.security_group_rules, left)
    setRows(restored)
    setReviewed(changeOf(restored))
    setReviewing(isChange(changeOf(restored)))
  })
  const sentence = (row: DraftRow) => ruleSentence(intl, row.rule, lookups)
  const notes = useMemo(
    () =>
      ruleNotes(
        rows.filter(({ removed }) => !removed),
        hasMembers,
      ),
    [rows, hasMembers],
  )
  const target = { project_id: group.project_id, tenant_id: group.project_id }
  const mayChange =
    allows(
      [
        ['network', 'create_security_group_rule'],
        ['network', 'delete_security_group_rule'],
      ],
      target,
    ) === true
  const guard = useLeaveGuard(() => isChange(change) && plan === null)
  const words = search.toLowerCase().split(/\s+/).filter(Boolean)
  const visible = rows.filter(
    (row) =>
      (shown === 'all' || row.rule.direction === shown) &&
      words.every((word) =>
        `${sentence(row)} ${row.rule.port_range_min ?? ''} ${row.rule.description}`.toLowerCase().includes(word),
      ),
  )
  const lastBatch = Math.max(0, ...rows.map(({ batch }) => batch ?? 0))
  const add = (rules: Parameters<typeof addRules>[1], batch: number | null = null) =>
    setRows(addRules(rows, rules, batch))

  return (
    <div className="grid items-start gap-4 lg:grid-cols-[minmax(0,1fr)_18rem]">
      <div className="grid grid-cols-1 gap-3">
        <RuleToolbar
          rows={rows}
          shown={shown}
          onShow={setShown}
          search={search}
          onSearch={setSearch}
          onPaste={mayChange ? () => setPasting(true) : null}
        />
        {!mayChange && <p className="text-sm text-ink-3">{intl.formatMessage(messages.reading)}</p>}
        <RuleTable
          rows={visible}
          isFiltered={visible.length < rows.length}
          notes={notes}
          lookups={lookups}
          sentenceOf={(key) => {
            const row = rows.find((each) => each.key === key)
            return row ? sentence(row) : ''
          }}
          editing={editing}
          onEdited={(key, rules) => {
            setRows(editRow(rows, key, rules))
            setEditing(null)
          }}
          onCancelEdit={() => setEditing(null)}
          onAdd={add}
          onUndoBatch={(batch) => setRows(undoBatch(rows, batch))}
          handlers={
            mayChange
              ? {
                  onEdit: setEditing,
                  onDuplicate: (key) => {
                    const row = rows.find((each) => each.key === key)
                    if (!row) return
                    const next = addRules(rows, [row.rule])
                    setRows(next)
                    setEditing(next.at(-1)?.key ?? null)
                  },
                  onRemove: (key) => setRows(removeRow(rows, key)),
                  onPutBack: (key) => setRows(putBack(rows, key)),
                  onNarrow: (key) =>
                    setRows(
                      rows.map((row) =>
                        row.key === key && lookups.myAddress !== null
                          ? { ...row, rule: { ...row.rule, ...fromAddress(lookups.myAddress) } }
                          : row,
                      ),
                    ),
                }
              : null
          }
        />
        {isChange(change) && (
          <ChangeBar
            change={change}
            notes={[...notes.values()].flat().length}
            onDiscard={() => setRows(rowsOf(group.security_group_rules))}
            onReview={() => {
              setReviewed(change)
              setReviewing(true)
            }}
          />
        )}
      </div>
      <UsedBy group={group} facts={facts} change={change} />
      {pasting && (
        <PasteRules
          open
          lookups={lookups}
          groups={facts.groups.filter(({ id }) => id !== group.id)}
          onClose={() => setPasting(false)}
          onAdd={(rules) => {
            add(rules, lastBatch + 1)
            setPasting(false)
          }}
        />
      )}
      {reviewing && (
        <ReviewRules
          open
          group={group}
          change={reviewed}
          lookups={lookups}
          plan={plan}
          onApply={async () => {
            markSent([...reviewed.added, ...reviewed.replaced.map(({ rule }) => rule)])
            const isDone = await apply(reviewed)
            // What was not applied is still there, as a difference to the rules as they are now.
            if (!isDone) return
            setRows([])
            setReviewing(false)
            forget()
          }}
          onClose={() => {
            setReviewing(false)
            forget()
          }}
        />
      )}
      {guard.question}
    </div>
  )
}

const fromAddress = (address: string) => ({
  ethertype: address.includes(':') ? 'IPv6' : 'IPv4',
  remote_ip_prefix: asCidr(address),
})

/**
 * Adds the rules that the address orders, once: with `open` those that let the user's own address in, when it is known;
 * with `rule` exactly this one.
 */
function useOrderedRules(myAddress: string | null, add: (rules: RuleDraft[]) => void) {
  const navigate = useNavigate()
  const { open, rule }: { open?: string; rule?: string } = useSearch({ strict: false })
  const latest = useRef(add)
  latest.current = add
  useEffect(() => {
    const opened = open === undefined || myAddress === null ? null : openedTo(myAddress, open)
    const ordered = rule === undefined ? null : ruleOfAddress(rule)
    if (opened === null && rule === undefined) return
    latest.current([...(opened ?? []), ...(ordered ? [{ ...ordered, description: '' }] : [])])
    const search = (now: object) => ({ ...now, rule: undefined, ...(opened && { open: undefined }) })
    void navigate({ to: '.', search, replace: true })
  }, [open, rule, myAddress, navigate])
}

const openedTo = (myAddress: string, open: string): RuleDraft[] =>
  (parseServices(open).traffic ?? []).map((traffic) => ({
    direction: 'ingress',
    ...traffic,
    ...NO_REMOTE,
    ...fromAddress(myAddress),
    description: '',
  }))

const NO_REMOTE = { remote_group_id: null, remote_address_group_id: null }

/** The rows with their edits, which stay when the rules are refreshed. */
function useDraftRows(group: SecurityGroup) {
  const { security_group_rules: rules } = group
  const [edited, setRows] = useState<DraftRow[]>([])
  const [sent, setSent] = useState<ReadonlySet<RuleDraft>>(new Set())
  const rows = useMemo(() => rowsOf(rules, edited, sent), [rules, edited, sent])
  return { rows, setRows, markSent: (more: readonly RuleDraft[]) => setSent(new Set([...sent, ...more])) }
}
