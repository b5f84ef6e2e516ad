import { useIntl, type IntlShape } from 'react-intl'
import { forgetActivity, type Activity } from '../../framework/activity/activity.ts'
import { describeError } from '../../framework/text/error-text.ts'
import { formatAgo } from '../../framework/text/dates.ts'
import { paths } from '../../paths.ts'
import { Button } from '../../ui/buttons.tsx'
import { homeMessages as messages, homePhrases } from './home.messages.ts'
import { moreWords } from '../../framework/text/more-words.messages.ts'

const titleOf = (intl: IntlShape, { title, subject }: Activity): string =>
  title ?? intl.formatMessage(homePhrases.upload, { name: subject })

/** Something that was begun in this tab and not done whole: its first failed step, or the refusal. */
export function describeActivity(intl: IntlShape, activity: Activity) {
  const { plan, notes, endedAt, startedAt, about, page } = activity
  const title = titleOf(intl, activity)
  const failed = plan?.steps.find(({ state }) => state === 'failed')
  const note = notes.find(({ type }) => type === 'danger')
  const to = page ?? (about && paths.details(about.type, about.id))
  return {
    title: intl.formatMessage(homePhrases.activityFailed, { title }),
    since: formatAgo(intl, endedAt ?? startedAt),
    reason: failed
      ? intl.formatMessage(homePhrases.stepFailed, {
          step: failed.step.label,
          reason: describeError(intl, failed.error),
        })
      : note
        ? [note.message, note.detail].filter(Boolean).join(' ')
        : intl.formatMessage(messages.noReason),
    ...(to && { why: { to, name: title } }),
  }
}

/** Runs what failed again, or takes it off the list. */
export function ActivityFix({ activity }: { activity: Activity }) {
  const intl = useIntl()
  const { id, plan } = activity
  const title = titleOf(intl, activity)
  const named = (label: string) => `${label} ${title}`
  const [again, dismiss] = [intl.formatMessage(moreWords.tryAgain), intl.formatMessage(messages.dismiss)]
  return (
    <>
      {plan && (
        <Button aria-label={named(again)} onClick={() => plan.retry()}>
          {again}
        </Button>
      )}
      <Button variant="quiet" aria-label={named(dismiss)} onClick={() => forgetActivity(id)}>
        {dismiss}
      </Button>
    </>
  )
}
