import type { Boot } from '@meridian/contract'
import { useEffect, useState } from 'react'
import { useIntl } from 'react-intl'
import { setTabScope, tabScope } from '../../api/tab-scope.ts'
import { forgetDrafts } from '../../framework/forms/forget-drafts.ts'
import { isOwnPath } from '../../own-path.ts'
import { paths } from '../../paths.ts'
import { Button } from '../../ui/buttons.tsx'
import { buttonClass } from '../../ui/classes.ts'
import { Logo } from '../boot/Logo.tsx'
import { brand } from '../boot/brand.ts'
import { tabTitle } from '../messages/widget.messages.ts'
import { movedTo } from '../scope/session-scope.ts'
import { FailureNote } from './notes.tsx'
import { askMessages as messages } from './ask.messages.ts'
import { nameOfProject, postWithoutBody } from './post-sign-in.ts'
import { questionOf, type Question } from '../boot/question.ts'
import { useRefusal } from './use-refusal.ts'

/** Asks before an address changes something: the user may have followed a link of another site. */
export function AskPage({ boot }: { boot: Boot }) {
  const { formatMessage } = useIntl()
  const { base, session } = boot
  const question = questionOf(base, location.pathname)
  const [busy, setBusy] = useState(false)
  const { failure, notify } = useRefusal()
  const { title, confirm } = useWords(question, boot)
  useEffect(() => {
    document.title = formatMessage(tabTitle, { page: title, brand: brand.name })
  }, [formatMessage, title])
  if (!question || !session) throw new Error('A page that asks came without its question')
  const next = nextOf(base)

  const act = async () => {
    setBusy(true)
    notify(null)
    const answer = await postWithoutBody(base + pathOf(question))
    if ('location' in answer) {
      if (question.kind === 'sign-out') forgetDrafts()
      return location.replace(settled(question, base, answer.location ?? next))
    }
    setBusy(false)
    notify(answer)
  }

  return (
    <main className="grid min-h-dvh place-items-center bg-bg p-6">
      <div className="grid w-full max-w-105 gap-4 rounded-lg border border-line bg-surface p-6">
        <div className="flex items-center gap-2.5 font-bold tracking-tight">
          <Logo className="size-5" />
          {brand.name}
        </div>
        <div className="grid gap-1.5">
          <h1 className="text-xl font-bold tracking-tight wrap-anywhere">{title}</h1>
          <p className="text-ink-2">{formatMessage(messages.signedIn, { name: session.username })}</p>
          <p className="text-ink-2">
            {formatMessage(question.kind === 'user' ? messages.userText : messages.linkText)}
          </p>
        </div>
        {failure && <FailureNote>{failure}</FailureNote>}
        <div className="flex flex-wrap justify-end gap-2">
          <a href={next} className={buttonClass()}>
            {formatMessage(messages.cancel)}
          </a>
          <Button variant="primary" busy={busy} onClick={() => void act()}>
            {confirm}
          </Button>
        </div>
      </div>
    </main>
  )
}

/** Names are shown only if they are the user's own projects and regions: an address must not put words on this page. */
function useWords(question: Question | null, { base, session, waiting }: Boot) {
  const { formatMessage } = useIntl()
  const [project, setProject] = useState<string | null>(null)
  const id = question?.kind === 'project' ? question.id : null
  useEffect(() => {
    if (id !== null) void nameOfProject(base, id).then(setProject)
  }, [base, id])
  switch (question?.kind) {
    case 'project':
      return {
        title:
          project === null ? formatMessage(messages.otherProject) : formatMessage(messages.project, { name: project }),
        confirm: formatMessage(messages.switchConfirm),
      }
    case 'region':
      return {
        title: session?.available_services_regions.includes(question.id)
          ? formatMessage(messages.region, { name: question.id })
          : formatMessage(messages.otherRegion),
        confirm: formatMessage(messages.switchConfirm),
      }
    case 'user':
      return {
        title: formatMessage(messages.user),
        confirm: formatMessage(messages.continueAs, { name: waiting?.username ?? '' }),
      }
    default:
      return { title: formatMessage(messages.signOut), confirm: formatMessage(messages.signOutConfirm) }
  }
}

function pathOf(question: Question): string {
  switch (question.kind) {
    case 'sign-out':
      return 'auth/logout/'
    case 'user':
      return 'auth/websso/accept/'
    case 'project':
      return `auth/switch/${encodeURIComponent(question.id)}/`
    case 'region':
      return `auth/switch_services_region/${encodeURIComponent(question.id)}/`
  }
}

/** Moves this tab along, and returns where to go. */
function settled(question: Question, base: string, next: string): string {
  if (question.kind === 'project') setTabScope(movedTo(tabScope(), { project: question.id }))
  else if (question.kind === 'region') setTabScope(movedTo(tabScope(), { region: question.id }))
  else setTabScope(null)
  return question.kind === 'sign-out' ? paths.signIn(base, { next: next === base ? null : next }) : next
}

/** The page to go on to: one of this console, and not one that asks. */
function nextOf(base: string): string {
  const next = new URLSearchParams(location.search).get('next') ?? ''
  return isOwnPath(next) && next.startsWith(base) && !next.startsWith(`${base}auth/`) ? next : base
}
