import { differing, type Changed, type Lists, type Rule, type Thing } from '@meridian/reachability'
import { useCallback } from 'react'
import { useIntl } from 'react-intl'
import { Spinner } from '../../ui/progress.tsx'
import { reachMessages as messages, reachPhrases as phrases } from './reach.messages.ts'
import { useLists } from './use-lists.ts'
import { openText, useSay } from './use-say.ts'
import { useSteps } from './use-steps.ts'

interface GroupChangeProps {
  groupId: string
  /** The project that has the group. */
  projectId: string
  /** All rules of the group as they will be. */
  rules: readonly Omit<Rule, 'id'>[]
}

/** Which connections a change of rules opens and closes, before it is applied. */
export function GroupChange({ groupId, projectId, rules }: GroupChangeProps) {
  const { formatMessage } = useIntl()
  const { cloud, error } = useLists(projectId)
  if (error) return <p className="text-sm text-ink-3">{formatMessage(messages.changeUnknown)}</p>
  if (cloud) return <Connections lists={cloud.lists} groupId={groupId} rules={rules} />
  return <Spinner label={formatMessage(messages.lists)} className="size-4" />
}

function Connections({ lists, groupId, rules }: { lists: Lists } & Omit<GroupChangeProps, 'projectId'>) {
  const { formatMessage } = useIntl()
  const text = JSON.stringify(rules)
  const found = useSteps(
    useCallback(() => {
      const after = JSON.parse(text) as GroupChangeProps['rules'] // what was written a line before
      return differing(
        lists,
        groupId,
        after.map((rule, index) => ({ ...rule, id: String(index) })),
      )
    }, [lists, groupId, text]),
  )
  if (!found) return <Spinner label={formatMessage(messages.lists)} className="size-4" />
  const { opened, closed } = found
  return (
    <section className="grid gap-2">
      {opened.length + closed.length === 0 && <p className="text-ink-2">{formatMessage(messages.noConnection)}</p>}
      <Part title={formatMessage(messages.opened)} sign="+" changes={opened} />
      <Part title={formatMessage(messages.closed)} sign="−" changes={closed} />
      <p className="text-sm text-ink-3">{formatMessage(messages.changeHint)}</p>
    </section>
  )
}

/** Longer lists are counted. */
const SHOWN = 12

function Part({ title, sign, changes }: { title: string; sign: '+' | '−'; changes: readonly Changed[] }) {
  const intl = useIntl()
  const someOf = useSomeNames()
  if (changes.length === 0) return null
  return (
    <div className="grid gap-1">
      <h3 className="font-semibold">{title}</h3>
      <ul className="grid max-h-60 gap-0.5 overflow-auto">
        {changes.slice(0, SHOWN).map(({ from, to, opens }, index) => (
          <li key={index} className="flex gap-2">
            <span aria-hidden className={sign === '+' ? 'font-mono text-ok' : 'font-mono text-bad'}>
              {sign}
            </span>
            <span className="min-w-0 wrap-anywhere">
              {intl.formatMessage(phrases.question, {
                from: someOf(from),
                to: someOf(to),
                what: intl.formatList(opens.map((open) => openText(intl, open))),
              })}
            </span>
          </li>
        ))}
      </ul>
      {changes.length > SHOWN && (
        <p className="text-sm text-ink-3">{intl.formatMessage(phrases.andMore, { count: changes.length - SHOWN })}</p>
      )}
    </div>
  )
}

const SHOWN_NAMES = 3

/** A few names, and how many more there are. */
function useSomeNames() {
  const intl = useIntl()
  const { nameOf } = useSay()
  return (things: readonly Thing[]) => {
    const rest = things.length - SHOWN_NAMES
    if (rest <= 1) return nameOf(things)
    const names = things.slice(0, SHOWN_NAMES).map((thing) => nameOf([thing]))
    return intl.formatList([...names, intl.formatMessage(phrases.andMore, { count: rest })])
  }
}
