import { ruleEffect, type RuleEffect, type SecurityGroup } from '@meridian/contract'
import { Info, Minus, Plus, TriangleAlert } from 'lucide-react'
import { useIntl } from 'react-intl'
import { AppLink, ResourceLink } from '../../../framework/link/AppLink.tsx'
import { paths } from '../../../paths.ts'
import { Card } from '../../../ui/Card.tsx'
import { linkClass } from '../../../ui/classes.ts'
import { Skeleton } from '../../../ui/progress.tsx'
import type { GroupUser } from './group-users.ts'
import { ruleSentence } from './rule-display.tsx'
import { draftOf, isChange, type RuleDraft, type RulesChange } from './rules-draft.ts'
import { editorMessages as messages, editorPhrases as phrases } from './rules-editor.messages.ts'
import type { GroupFacts } from './use-group-facts.ts'

const SERVER = 'OS::Nova::Server'
const PORT = 'OS::Neutron::Port'
const GROUP = 'OS::Neutron::SecurityGroup'

interface UsedByProps {
  group: SecurityGroup
  facts: GroupFacts
  change: RulesChange
}

/** Who is in the group and what the change does to each, and which groups depend on it. */
export function UsedBy({ group, facts, change }: UsedByProps) {
  const { formatMessage } = useIntl()
  const { users, usersFailed, groups } = facts
  const naming = groups.flatMap(({ id, name, security_group_rules: rules }) => {
    const count = rules.filter(({ remote_group_id: remote }) => remote === group.id).length
    return count > 0 && id !== group.id ? [{ id, name, count }] : []
  })
  const instances = users?.filter(({ isInstance }) => isInstance).length ?? 0
  return (
    <aside className="grid content-start gap-4">
      <Card
        title={formatMessage(messages.usedBy)}
        flush
        actions={
          users && users.length > 0 ? (
            <span className="text-sm text-ink-3">{formatMessage(phrases.instances, { count: instances })}</span>
          ) : null
        }
      >
        {usersFailed ? (
          <p className="p-4 text-ink-3">{formatMessage(messages.usersFailed)}</p>
        ) : !users ? (
          <div className="p-4">
            <Skeleton className="h-4 w-3/4" />
          </div>
        ) : users.length === 0 ? (
          <p className="flex gap-2 p-4 text-ink-2">
            <TriangleAlert aria-hidden className="mt-0.5 size-4 shrink-0 text-warn" />
            {formatMessage(messages.unused)}
          </p>
        ) : (
          <ul className="max-h-96 divide-y divide-line overflow-auto">
            {users.map((user) => (
              <UserItem key={user.id} user={user} group={group} facts={facts} change={change} />
            ))}
          </ul>
        )}
      </Card>
      {naming.length > 0 && (
        <Card title={formatMessage(messages.namedIn)} flush>
          <ul className="divide-y divide-line">
            {naming.map(({ id, name, count }) => (
              <li key={id} className="flex justify-between gap-3 px-4 py-2">
                <AppLink to={paths.details(GROUP, id)} className={linkClass}>
                  {name || id}
                </AppLink>
                <span className="text-sm text-ink-3">{formatMessage(phrases.rules, { count })}</span>
              </li>
            ))}
          </ul>
        </Card>
      )}
      <p className="flex gap-2 px-1 text-sm text-ink-3">
        <Info aria-hidden className="mt-0.5 size-4 shrink-0" />
        {formatMessage(messages.soon)}
      </p>
    </aside>
  )
}

function UserItem({ user, group, facts, change }: UsedByProps & { user: GroupUser }) {
  const others = facts.groups
    .filter(({ id }) => id !== group.id && user.groups.includes(id))
    .map(({ name, id, security_group_rules: rules }) => ({ group: name || id, rules }))
  const effect = ruleEffect<RuleDraft>(
    {
      added: change.added,
      removed: change.removed.map(draftOf),
      unchanged: [...change.unchanged.map(draftOf), ...change.replaced.map(({ rule }) => rule)],
    },
    others,
  )
  return (
    <li className="grid gap-0.5 px-4 py-2.5">
      <ResourceLink type={user.isInstance ? SERVER : PORT} id={user.id} name={user.name} />
      <span className="font-mono text-sm text-ink-2 wrap-anywhere">{user.addresses.join(' · ')}</span>
      {isChange(change) && <Effect effect={effect} facts={facts} />}
    </li>
  )
}

function Effect({ effect, facts }: { effect: RuleEffect<RuleDraft>; facts: GroupFacts }) {
  const intl = useIntl()
  const { opens, closes, stays } = effect
  const sentences = (rules: readonly RuleDraft[]) =>
    intl.formatList(rules.map((rule) => ruleSentence(intl, rule, facts.lookups)))
  if (opens.length + closes.length + stays.length === 0)
    return <span className="text-sm text-ink-3">{intl.formatMessage(messages.noEffect)}</span>
  const icon = 'mt-0.5 size-4 shrink-0'
  return (
    <ul className="grid gap-0.5 text-sm text-ink-2">
      {opens.length > 0 && (
        <li className="flex gap-1.5">
          <Plus aria-hidden className={`${icon} text-ok`} />
          {intl.formatMessage(phrases.opens, { rules: sentences(opens) })}
        </li>
      )}
      {closes.length > 0 && (
        <li className="flex gap-1.5">
          <Minus aria-hidden className={`${icon} text-bad`} />
          {intl.formatMessage(phrases.closes, { rules: sentences(closes) })}
        </li>
      )}
      {stays.map(({ rule, group }) => (
        <li key={sentences([rule])} className="flex gap-1.5">
          <TriangleAlert aria-hidden className={`${icon} text-warn`} />
          {intl.formatMessage(phrases.stays, { rule: sentences([rule]), group })}
        </li>
      ))}
    </ul>
  )
}
