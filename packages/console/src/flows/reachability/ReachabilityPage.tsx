import { useNavigate, useSearch } from '@tanstack/react-router'
import { Link2, Route } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useIntl } from 'react-intl'
import { breadcrumbsOf } from '../../framework/panel/breadcrumbs.tsx'
import { Age } from '../../framework/panel/Age.tsx'
import { RefreshButton } from '../../framework/panel/panel-actions.tsx'
import type { PageProps } from '../../framework/resource/registry.ts'
import { useOwner, useSession } from '../../framework/session/session.ts'
import { describeError } from '../../framework/text/error-text.ts'
import { AppLink } from '../../framework/link/AppLink.tsx'
import { paths } from '../../paths.ts'
import { Card } from '../../ui/Card.tsx'
import { PageHeader } from '../../ui/PageHeader.tsx'
import { Tabs } from '../../ui/Tabs.tsx'
import { Button } from '../../ui/buttons.tsx'
import { linkClass } from '../../ui/classes.ts'
import { copyText } from '../../ui/copy.tsx'
import { CheckField } from '../../ui/fields/CheckField.tsx'
import { Spinner } from '../../ui/progress.tsx'
import { EmptyState, ErrorState } from '../../ui/states.tsx'
import { toast } from '../../ui/toast/toast.ts'
import { AnswerView } from './AnswerView.tsx'
import { AskBar } from './AskBar.tsx'
import { endOptions } from './end-options.ts'
import { askedIn, questionOf, type Asked } from './question.ts'
import { recentQuestions, rememberQuestion, shouldStayClosed } from './recent.ts'
import { reachMessages as messages, reachPhrases as phrases } from '../../services/reach/reach.messages.ts'
import { ALL, useLists, type ReadLists } from '../../services/reach/use-lists.ts'
import { protocolName } from '../../services/reach/use-say.ts'
import { WorldTab } from './WorldTab.tsx'

/** Whether one end reaches another, and what is open to the world; worked out in the browser. */
export function ReachabilityPage({ manifest, scope }: PageProps) {
  const intl = useIntl()
  const { formatMessage } = intl
  const navigate = useNavigate()
  const search: Record<string, string | undefined> = useSearch({ strict: false })
  const { is_superuser: isAdmin } = useSession()
  const isOfAll = isAdmin && search['projects'] === ALL
  const lists = useLists(isOfAll ? ALL : null)
  const { cloud, error } = lists
  const copy = async () => {
    if (await copyText(window.location.href)) toast.success(formatMessage(messages.copied))
  }
  const asking = <AskTab lists={lists} search={search} />
  const world = cloud && <WorldTab cloud={cloud} />
  return (
    <div className="grid grid-cols-1 gap-3">
      <PageHeader
        trail={breadcrumbsOf(manifest, scope).map((step) => intl.formatMessage(step))}
        title={formatMessage(manifest.title)}
        beside={<Age updatedAt={lists.updatedAt} />}
        actions={
          <>
            {isAdmin && (
              <CheckField
                label={formatMessage(messages.allProjects)}
                value={isOfAll}
                onChange={(isOn) =>
                  void navigate({
                    to: '.',
                    search: (now: object) => ({ ...now, projects: isOn ? ALL : undefined }),
                    replace: true,
                  })
                }
              />
            )}
            <RefreshButton fetching={lists.isFetching} onRefresh={lists.refetch} />
            <Button icon={<Link2 aria-hidden />} onClick={() => void copy()}>
              {formatMessage(messages.copyLink)}
            </Button>
          </>
        }
      />
      {cloud === null ? (
        <Card>
          <div className="grid min-h-60 place-items-center text-ink-3">
            <Spinner label={formatMessage(messages.lists)} className="size-6" />
          </div>
        </Card>
      ) : error ? (
        <Card>
          <ErrorState
            title={formatMessage(messages.failed)}
            message={describeError(intl, error)}
            requestId={error.requestId}
            onRetry={lists.refetch}
            retrying={lists.isFetching}
          />
        </Card>
      ) : (
        <Tabs
          label={formatMessage(manifest.title)}
          value={search['tab'] === 'world' ? 'world' : 'ask'}
          onChange={(tab) => void navigate({ to: '.', search: (now: object) => ({ ...now, tab }), replace: true })}
          items={[
            {
              id: 'ask',
              label: formatMessage(messages.tabAsk),
              content: () => asking,
            },
            { id: 'world', label: formatMessage(messages.tabWorld), content: () => world },
          ]}
        />
      )}
    </div>
  )
}

function AskTab({ lists, search }: { lists: ReadLists; search: Record<string, string | undefined> }) {
  const { formatMessage } = useIntl()
  const navigate = useNavigate()
  const owner = useOwner() ?? ''
  const { cloud, myAddress } = lists
  const asked = askedIn(search)
  const question = questionOf(asked, myAddress)
  const label = useLabel(asked, lists)
  const [said, setSaid] = useState<Readonly<Record<string, boolean>>>({})
  useEffect(() => {
    if (question !== null) rememberQuestion(owner, asked, label)
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- the label changes with the question, and only then
  }, [owner, label])
  if (cloud === null) return null
  const onAsk = (next: Asked) =>
    void navigate({ to: '.', search: (now: object) => ({ ...now, ...next }), replace: true })
  const bar = <AskBar cloud={cloud} myAddress={myAddress} asked={asked} onAsk={onAsk} />
  return (
    <div className="grid grid-cols-1 gap-3">
      {question ? (
        <AnswerView
          cloud={cloud}
          question={question}
          staysClosed={said[label] ?? shouldStayClosed(recentQuestions(owner), label)}
          onStaysClosed={(isSo) => {
            rememberQuestion(owner, asked, label, isSo)
            setSaid({ ...said, [label]: isSo })
          }}
        >
          {bar}
        </AnswerView>
      ) : (
        <Card flush>
          {bar}
          <EmptyState
            icon={<Route aria-hidden />}
            title={formatMessage(messages.choose)}
            text={formatMessage(messages.chooseHint)}
          />
        </Card>
      )}
      <Recent owner={owner} current={label} />
    </div>
  )
}

/** The question in words, with names instead of ids. */
function useLabel({ from, to, protocol, port }: Asked, { cloud, myAddress }: ReadLists): string {
  const intl = useIntl()
  const options = cloud ? endOptions(intl, cloud, myAddress) : []
  const name = (value: string) => options.find((option) => option.value === value)?.label ?? value
  const what = protocol === 'tcp' || protocol === 'udp' ? `${protocolName(protocol)} ${port}` : protocolName(protocol)
  return intl.formatMessage(phrases.question, { from: name(from), to: name(to), what })
}

/** Questions of this project that were asked before. */
function Recent({ owner, current }: { owner: string; current: string }) {
  const { formatMessage } = useIntl()
  const [before] = useState(() => recentQuestions(owner))
  const others = before.filter(({ label }) => label !== current)
  if (others.length === 0) return null
  return (
    <Card title={formatMessage(messages.recent)}>
      <ul className="grid gap-1.5">
        {others.map(({ label, staysClosed, ...asked }) => (
          <li key={label}>
            <AppLink to={paths.reachability(asked)} className={linkClass}>
              {label}
            </AppLink>
            {staysClosed && <span className="text-ink-3"> · {formatMessage(messages.staysClosed)}</span>}
          </li>
        ))}
      </ul>
    </Card>
  )
}
