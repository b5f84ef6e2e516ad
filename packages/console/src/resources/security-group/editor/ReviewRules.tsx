import { cutOff, type SecurityGroup } from '@meridian/contract'
import { TriangleAlert } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import { useIntl } from 'react-intl'
import { ItemNotices } from '../../../framework/notices/ItemNotices.tsx'
import { PlanControls } from '../../../framework/plan/PlanControls.tsx'
import { PlanSteps } from '../../../framework/plan/PlanSteps.tsx'
import type { Plan } from '../../../framework/plan/plan.ts'
import { words } from '../../../framework/text/common.messages.ts'
import { frameworkMessages } from '../../../framework/text/framework.messages.ts'
import { Button } from '../../../ui/buttons.tsx'
import { CheckField } from '../../../ui/fields/CheckField.tsx'
import { Dialog } from '../../../ui/popups/Dialog.tsx'
import { GroupChange } from '../../../services/reach/GroupChange.tsx'
import { NetworkPreflight } from '../../../services/network/NetworkPreflight.tsx'
import { ruleDemands } from '../rule-demands.ts'
import { securityGroupManifest } from '../security-group.manifest.ts'
import { ruleSentence } from './rule-display.tsx'
import type { Lookups } from './rule-remotes.ts'
import { draftOf, type RuleDraft, type RulesChange } from './rules-draft.ts'
import { editorMessages as messages, editorPhrases as phrases } from './rules-editor.messages.ts'

interface ReviewRulesProps {
  open: boolean
  group: SecurityGroup
  change: RulesChange
  lookups: Lookups
  /** The plan once it runs; null before that. */
  plan: Plan | null
  onApply: () => void
  onClose: () => void
}

/** The difference in words before it is applied, then the steps of the plan. */
export function ReviewRules({ open, group, change, lookups, plan, onApply, onClose }: ReviewRulesProps) {
  const intl = useIntl()
  const [anyway, setAnyway] = useState(false)
  const [blockedBy, block] = useState<string | null>(null)
  const { added, removed, replaced, unchanged, superfluous } = change
  const { myAddress } = lookups
  const after = [...unchanged, ...added, ...replaced.map(({ rule }) => rule)]
  const lost = myAddress === null ? [] : cutOff(group.security_group_rules, after, myAddress)
  const count = added.length + removed.length + replaced.length
  return (
    <Dialog
      open={open}
      onClose={onClose}
      size="medium"
      title={intl.formatMessage(messages.applyTitle)}
      description={group.name}
      footer={
        plan ? (
          <Button onClick={onClose}>{intl.formatMessage(words.close)}</Button>
        ) : (
          <>
            <Button onClick={onClose}>{intl.formatMessage(frameworkMessages.cancel)}</Button>
            <Button
              variant={lost.length > 0 ? 'danger' : 'primary'}
              disabled={(lost.length > 0 && !anyway) || blockedBy !== null}
              aria-describedby={blockedBy ?? undefined}
              onClick={onApply}
            >
              {intl.formatMessage(phrases.apply, { count })}
            </Button>
          </>
        )
      }
    >
      {plan ? (
        <div className="grid gap-3">
          <PlanControls plan={plan} title={group.name} />
          <PlanSteps plan={plan} />
        </div>
      ) : (
        <div className="grid gap-4">
          <ItemNotices type={securityGroupManifest.type} ids={[group.id]} on="change" />
          <Part title={intl.formatMessage(messages.added)} sign="+" rules={added} lookups={lookups} />
          <Part
            title={intl.formatMessage(messages.described)}
            sign="±"
            rules={replaced.map(({ rule }) => rule)}
            lookups={lookups}
          />
          <Part title={intl.formatMessage(messages.removed)} sign="−" rules={removed.map(draftOf)} lookups={lookups} />
          <div className="grid gap-1 text-sm text-ink-3">
            <p>{intl.formatMessage(phrases.stay, { count: unchanged.length })}</p>
            {superfluous.length > 0 && <p>{intl.formatMessage(phrases.superfluous, { count: superfluous.length })}</p>}
            {added.length > 0 && removed.length > 0 && <p>{intl.formatMessage(messages.order)}</p>}
          </div>
          <GroupChange groupId={group.id} projectId={group.project_id} rules={after} />
          {/* New rules are added before old ones are removed, so that all of them count. */}
          <NetworkPreflight compact form={{ block }} demands={ruleDemands(added.length)} />
          {lost.length > 0 && myAddress !== null && (
            <Warning>
              <p>{intl.formatMessage(phrases.cutOff, { services: intl.formatList(lost), address: myAddress })}</p>
              <CheckField label={intl.formatMessage(messages.anyway)} value={anyway} onChange={setAnyway} />
            </Warning>
          )}
        </div>
      )}
    </Dialog>
  )
}

const Warning = ({ children }: { children: ReactNode }) => (
  <div role="alert" className="flex gap-2.5 rounded-md bg-warn-soft px-3 py-2">
    <TriangleAlert aria-hidden className="mt-0.5 size-4 shrink-0 text-warn" />
    <div className="grid gap-2">{children}</div>
  </div>
)

interface PartProps {
  title: string
  sign: '+' | '−' | '±'
  rules: readonly RuleDraft[]
  lookups: Lookups
}

const SIGN_COLORS = { '+': 'text-ok', '−': 'text-bad', '±': 'text-ink-2' }

function Part({ title, sign, rules, lookups }: PartProps) {
  const intl = useIntl()
  if (rules.length === 0) return null
  return (
    <section className="grid gap-1">
      <h3 className="font-semibold">{title}</h3>
      <ul className="grid max-h-60 gap-0.5 overflow-auto">
        {rules.map((rule) => (
          <li key={JSON.stringify(rule)} className="flex gap-2">
            <span aria-hidden className={`font-mono ${SIGN_COLORS[sign]}`}>
              {sign}
            </span>
            <span className="min-w-0 wrap-anywhere">
              {ruleSentence(intl, rule, lookups)}
              {rule.description && <span className="text-ink-3"> · {rule.description}</span>}
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}
