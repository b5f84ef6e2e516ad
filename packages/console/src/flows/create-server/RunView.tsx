import { floatingIpEndpoints } from '@meridian/contract'
import { useQuery } from '@tanstack/react-query'
import { CircleAlert, CircleCheck, CircleDashed, Download } from 'lucide-react'
import { useSyncExternalStore, type ReactNode } from 'react'
import { useIntl } from 'react-intl'
import { query } from '../../api/query.ts'
import { AppLink, ResourceLink } from '../../framework/link/AppLink.tsx'
import { paths } from '../../paths.ts'
import { instanceManifest } from '../../resources/instance/instance.manifest.ts'
import { sshLine } from '../../services/compute/login-name.ts'
import { Card } from '../../ui/Card.tsx'
import { PageHeader } from '../../ui/PageHeader.tsx'
import { Button } from '../../ui/buttons.tsx'
import { buttonClass } from '../../ui/classes.ts'
import { CopyButton } from '../../ui/copy.tsx'
import { ProgressBar, Spinner } from '../../ui/progress.tsx'
import { StepFailure } from './StepFailure.tsx'
import { addressToUse } from './run/address-to-use.ts'
import { type Made, type RunState, type RunStep, type StepId } from './run/create-run.ts'
import { cleanUpMessages } from './run/clean-up.messages.ts'
import { leftoversOf } from './run/leftovers.ts'
import { runMessages as messages, runPhrases as phrases } from './run/run.messages.ts'
import { savePrivateKey, type ListedRun } from './run/runs.ts'
import { stepLabel } from './run/step-label.ts'
import { useCleanUp } from './use-clean-up.ts'

interface RunViewProps {
  trail: ReactNode[]
  listed: ListedRun
  id: string
}

/** The progress of a run, and the command that signs in to its server. */
export function RunView({ trail, listed, id }: RunViewProps) {
  const { formatMessage } = useIntl()
  const { run, values } = listed
  const state = useSyncExternalStore(run.subscribe, run.getState)
  const name = values.name.trim()
  const { made, steps, busy, paused } = state
  const failed = steps.some(({ status }) => status === 'failed')
  const done = steps.filter(({ status }) => status === 'done').length
  return (
    <div className="grid gap-4">
      <PageHeader
        trail={trail}
        title={formatMessage(phrases.title, { name })}
        actions={
          <>
            {!made.serverId && failed && (
              <AppLink to={paths.createServer({ like: id })} className={buttonClass()}>
                {formatMessage(messages.edit)}
              </AppLink>
            )}
            {made.serverId && (
              <>
                <AppLink to={paths.createServer({ like: id })} className={buttonClass()}>
                  {formatMessage(messages.another)}
                </AppLink>
                <AppLink to={paths.details(instanceManifest.type, made.serverId)} className={buttonClass('primary')}>
                  {formatMessage(messages.open)}
                </AppLink>
              </>
            )}
          </>
        }
      />
      <SignIn listed={listed} state={state} />
      <Card title={formatMessage(messages.steps)}>
        <div className="grid gap-3">
          <p role="status" className="flex flex-wrap justify-between gap-x-4">
            <span className="font-medium">{formatMessage(phrases.progress, { done, total: steps.length })}</span>
            {busy && <span className="text-sm text-ink-3">{formatMessage(messages.leave)}</span>}
          </p>
          {listed.continued && <p className="text-ink-2">{formatMessage(messages.continued)}</p>}
          <ProgressBar
            label={formatMessage(messages.steps)}
            value={steps.length > 0 ? (done / steps.length) * 100 : 100}
          />
          <ol className="grid gap-3">
            {steps.map((step) => (
              <Step key={step.id} step={step} listed={listed} state={state} />
            ))}
          </ol>
          {paused && !failed && (
            <div className="flex flex-wrap items-center gap-3">
              <p className="text-ink-2">{formatMessage(messages.paused)}</p>
              <Button size="small" onClick={run.retry}>
                {formatMessage(messages.resume)}
              </Button>
            </div>
          )}
          {failed && !busy && <AfterFailure listed={listed} state={state} />}
        </div>
      </Card>
    </div>
  )
}

/** What became of what was made, and a way to delete what nothing uses. */
function AfterFailure({ listed, state: { made, removed } }: SignInProps) {
  const intl = useIntl()
  const cleanUp = useCleanUp(listed)
  const isUnused = leftoversOf(listed.order, made).some(({ used }) => !used)
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      {removed.length > 0 ? (
        <p role="status">{intl.formatMessage(cleanUpMessages.removed, { names: intl.formatList(removed) })}</p>
      ) : (
        made.serverId && <p className="text-ink-2">{intl.formatMessage(messages.stays)}</p>
      )}
      {isUnused && (
        <Button size="small" onClick={() => void cleanUp()}>
          {intl.formatMessage(cleanUpMessages.action)}
        </Button>
      )}
    </div>
  )
}

interface SignInProps {
  listed: ListedRun
  state: RunState
}

function SignIn({ listed, state }: SignInProps) {
  const { formatMessage } = useIntl()
  const { order } = listed
  const { made, steps, busy } = state
  const started = steps.find(({ id }) => id === 'start')?.status === 'done'
  const address = useShownAddress(listed, state)
  const { account, windows } = order.login
  const lost = steps.some(({ id, status }) => id === 'server' && status === 'failed')
  if (lost) return null
  const line = address && (windows ? address : sshLine(account, address))
  return (
    <Card title={formatMessage(messages.signIn)}>
      <div className="grid gap-2.5">
        {line ? (
          <div className="flex items-center gap-3 rounded-lg border border-line-field bg-sunken px-4 py-3">
            <code aria-label={formatMessage(messages.ssh)} className="min-w-0 flex-1 font-mono text-lg wrap-anywhere">
              {line}
            </code>
            <CopyButton value={line} label={formatMessage(messages.copy)} size="medium" />
          </div>
        ) : (
          <p className="rounded-lg border border-dashed border-line-strong px-4 py-3 text-ink-3">
            {formatMessage(busy ? messages.waiting : messages.noAddress)}
          </p>
        )}
        {line && <p className="text-ink-2">{formatMessage(started ? messages.ready : messages.notYet)}</p>}
        {line && windows && <p className="text-ink-2">{formatMessage(messages.windows)}</p>}
        {line && !windows && !account && <p className="text-ink-2">{formatMessage(messages.noAccount)}</p>}
        {line && address !== made.floatingIp?.ip && <p className="text-ink-2">{formatMessage(messages.inside)}</p>}
        {made.privateKey && (
          <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
            <span>{formatMessage(messages.privateKey)}</span>
            <Button size="small" icon={<Download aria-hidden />} onClick={() => savePrivateKey(made)}>
              {formatMessage(messages.downloadAgain)}
            </Button>
          </div>
        )}
      </div>
    </Card>
  )
}

/** The address to sign in at: a floating IP only while it is really attached, else the server's own. */
function useShownAddress({ order }: ListedRun, { made, busy }: RunState): string | undefined {
  // It may have been taken from the server since.
  const { data } = useQuery({
    ...query(floatingIpEndpoints.floatingIpList, { query: {} }),
    enabled: made.attached === true && !busy,
    staleTime: 0,
  })
  return addressToUse(made, { busy, wantsPublic: order.address !== null, floatingIps: data?.items })
}

interface StepProps {
  step: RunStep
  listed: ListedRun
  state: RunState
}

const MARKS = {
  waiting: <CircleDashed aria-hidden className="size-5 shrink-0 text-ink-3" />,
  running: <Spinner className="size-5! text-busy" />,
  done: <CircleCheck aria-hidden className="size-5 shrink-0 text-ok" />,
  failed: <CircleAlert aria-hidden className="size-5 shrink-0 text-bad" />,
}

function Step({ step, listed, state }: StepProps) {
  const intl = useIntl()
  const { formatMessage } = intl
  const { status, error, startedAt, endedAt } = step
  const seconds = startedAt !== null && endedAt !== null ? (endedAt - startedAt) / 1000 : null
  const word = status === 'waiting' ? messages.waitingStatus : messages[status]
  return (
    <li className="flex items-start gap-3">
      {MARKS[status]}
      <div className="grid min-w-0 flex-1 gap-1">
        <span className={status === 'waiting' ? 'text-ink-3' : 'font-medium'}>
          <StepTitle step={step} listed={listed} state={state} /> <span className="sr-only">{formatMessage(word)}</span>
        </span>
        {error && <StepFailure step={step} error={error} listed={listed} state={state} />}
      </div>
      {seconds !== null && (
        <span className="text-sm text-ink-3 tabular-nums">
          {formatMessage(phrases.seconds, {
            seconds: intl.formatNumber(seconds, { minimumFractionDigits: 1, maximumFractionDigits: 1 }),
          })}
        </span>
      )}
    </li>
  )
}

const LINKS: Partial<Record<StepId, { type: string; idOf: (made: Made) => string | undefined }>> = {
  key: { type: 'OS::Nova::Keypair', idOf: ({ keyName }) => keyName },
  group: { type: 'OS::Neutron::SecurityGroup', idOf: ({ group }) => group?.id },
  network: { type: 'OS::Neutron::Net', idOf: ({ network }) => network?.id },
  router: { type: 'OS::Neutron::Router', idOf: ({ routerId }) => routerId },
  server: { type: instanceManifest.type, idOf: ({ serverId }) => serverId },
  address: { type: 'OS::Neutron::FloatingIP', idOf: ({ floatingIp }) => floatingIp?.id },
}

/** What the step makes, as a link once it is made. */
function StepTitle({ step: { id }, listed, state: { made } }: StepProps) {
  const text = stepLabel(useIntl(), id, listed, made)
  const link = LINKS[id]
  const itemId = link?.idOf(made)
  return link && itemId ? <ResourceLink type={link.type} id={itemId} name={text} /> : text
}
