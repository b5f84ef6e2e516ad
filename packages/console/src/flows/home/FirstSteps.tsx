import { keypairEndpoints, type Server } from '@meridian/contract'
import { useQuery } from '@tanstack/react-query'
import { Check } from 'lucide-react'
import type { ReactNode } from 'react'
import { useIntl, type MessageDescriptor } from 'react-intl'
import { query } from '../../api/query.ts'
import { AppLink } from '../../framework/link/AppLink.tsx'
import { paths } from '../../paths.ts'
import { instanceManifest } from '../../resources/instance/instance.manifest.ts'
import { systemOf } from '../../resources/instance/instance-commands.ts'
import { isFloating } from '../../resources/instance/instance-text.ts'
import { keypairManifest } from '../../resources/keypair/keypair.manifest.ts'
import { isWindows, loginName, sshLine } from '../../services/compute/login-name.ts'
import { buttonClass, cx, linkClass } from '../../ui/classes.ts'
import { CopyButton } from '../../ui/copy.tsx'
import { Spinner } from '../../ui/progress.tsx'
import { stepMessages as messages } from './first-steps.messages.ts'
import { words } from '../../framework/text/common.messages.ts'
import { moreWords } from '../../framework/text/more-words.messages.ts'

const code = (chunks: ReactNode) => <code key="name">{chunks}</code>

const linkedServer = ({ id, name }: Server) => ({
  name: name || id,
  link: (chunks: ReactNode) => (
    <AppLink key={id} to={paths.details(instanceManifest.type, id)} className={linkClass}>
      {chunks}
    </AppLink>
  ),
})

/** How an empty project gets its first server: a key, a launch, and the line that connects. */
export function FirstSteps({ server }: { server: Server | undefined }) {
  const { formatMessage } = useIntl()
  const { data: keys } = useQuery(query(keypairEndpoints.keypairList))
  const key = server?.key_name ?? keys?.items[0]?.name
  const launched = server !== undefined
  return (
    <section aria-label={formatMessage(messages.title)} className="grid gap-3">
      <p className="text-ink-2">{formatMessage(messages.title)}</p>
      <ol className="grid gap-3">
        <Step number={1} title={messages.key} state={key ? 'done' : launched ? 'waiting' : 'now'}>
          {key ? (
            <p className="text-ink-2">{formatMessage(messages.haveKey, { name: key, code })}</p>
          ) : (
            <>
              <p className="text-ink-2">{formatMessage(messages.keyText)}</p>
              <div className="flex flex-wrap gap-2">
                <AppLink to={paths.modal(keypairManifest.dialogs?.create ?? '')} className={buttonClass('primary')}>
                  {formatMessage(moreWords.createAKey)}
                </AppLink>
                <AppLink to={paths.modal(keypairManifest.dialogs?.import ?? '')} className={buttonClass()}>
                  {formatMessage(moreWords.importAKey)}
                </AppLink>
              </div>
            </>
          )}
        </Step>
        <Step number={2} title={messages.launch} state={launched ? 'done' : key ? 'now' : 'waiting'}>
          {launched ? (
            <p className="text-ink-2">{formatMessage(messages.launched, linkedServer(server))}</p>
          ) : (
            <>
              <p className="text-ink-2">{formatMessage(messages.launchText)}</p>
              <div>
                <AppLink to={paths.createServer()} className={buttonClass(key ? 'primary' : 'default')}>
                  {formatMessage(messages.launch)}
                </AppLink>
              </div>
            </>
          )}
        </Step>
        <Step number={3} title={messages.connect} state={launched ? 'now' : 'waiting'}>
          <Connect server={server} />
        </Step>
      </ol>
    </section>
  )
}

/** The line that connects to the server, or what is still missing. */
function Connect({ server }: { server: Server | undefined }) {
  const { formatMessage } = useIntl()
  const all = Object.values(server?.addresses ?? {}).flat()
  const address = all.find(isFloating) ?? all[0]
  const { data: system } = useQuery({
    queryKey: ['system of', server?.id],
    queryFn: () => (server ? systemOf(server) : null),
    enabled: address !== undefined,
  })
  if (!server || !address)
    return (
      <p className="flex items-center gap-2 text-ink-3">
        {server && <Spinner />}
        {formatMessage(messages.connectText)}
      </p>
    )
  const line = system && isWindows(system) ? address.addr : sshLine(system ? loginName(system) : null, address.addr)
  return (
    <>
      {system && (
        <p className="flex max-w-full items-center gap-2 justify-self-start rounded-md border border-line bg-sunken py-1 ps-3 pe-1 font-mono">
          <code className="min-w-0 wrap-anywhere">{line}</code>
          <CopyButton value={line} />
        </p>
      )}
      {!isFloating(address) && (
        <p className="text-ink-2">
          {formatMessage(messages.noFloating)}{' '}
          <AppLink to={paths.modal('associate-floating-ip', server.id)} className={linkClass}>
            {formatMessage(messages.associate)}
          </AppLink>
        </p>
      )}
    </>
  )
}

interface StepProps {
  number: number
  title: MessageDescriptor
  state: 'done' | 'now' | 'waiting'
  children: ReactNode
}

function Step({ number, title, state, children }: StepProps) {
  const { formatMessage, formatNumber } = useIntl()
  return (
    <li
      aria-current={state === 'now' ? 'step' : undefined}
      className={cx(
        'flex gap-4 rounded-lg border p-4',
        state === 'now' ? 'border-accent-line bg-surface shadow-near' : 'border-line',
        state === 'done' && 'bg-surface',
        state === 'waiting' && 'border-dashed',
      )}
    >
      <span
        aria-hidden
        className={cx(
          'grid size-7 shrink-0 place-items-center rounded-full text-sm font-semibold',
          state === 'done' && 'bg-ok-soft text-ok',
          state === 'now' && 'bg-accent text-accent-ink',
          state === 'waiting' && 'border border-line-strong text-ink-3',
        )}
      >
        {state === 'done' ? <Check className="size-4" /> : formatNumber(number)}
      </span>
      <div className="grid min-w-0 flex-1 gap-2">
        <h2 className="text-lg leading-7 font-semibold">
          {formatMessage(title)}
          {state === 'done' && <span className="sr-only"> · {formatMessage(words.done)}</span>}
        </h2>
        {children}
      </div>
    </li>
  )
}
