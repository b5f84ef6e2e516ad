import { useState } from 'react'
import { useIntl } from 'react-intl'
import { underBase } from '../../api/client.ts'
import { Loaded } from '../../framework/loading/Loaded.tsx'
import { breadcrumbsOf } from '../../framework/panel/breadcrumbs.tsx'
import type { PageProps } from '../../framework/resource/registry.ts'
import { Card } from '../../ui/Card.tsx'
import { PageHeader } from '../../ui/PageHeader.tsx'
import { buttonClass, cx, fieldClass } from '../../ui/classes.ts'
import { CallDetails } from './CallDetails.tsx'
import { apiDocsMessages as messages, groupNames } from './api-docs.messages.ts'
import { apiCallsQuery, matching, type ApiCall } from './openapi-document.ts'

/** The console's own API: what each call needs and returns. */
export function ApiDocsPage({ manifest, scope }: PageProps) {
  const intl = useIntl()
  const { formatMessage } = intl
  const [text, setText] = useState('')
  return (
    <div className="grid grid-cols-1 gap-4">
      <PageHeader
        trail={breadcrumbsOf(manifest, scope).map((step) => formatMessage(step))}
        title={formatMessage(manifest.title)}
        actions={
          <a href={underBase('/api/openapi.json')} download className={buttonClass()}>
            {formatMessage(messages.document)}
          </a>
        }
      />
      <p className="max-w-prose text-ink-2">{formatMessage(messages.intro)}</p>
      <input
        type="search"
        aria-label={formatMessage(messages.search)}
        placeholder={formatMessage(messages.search)}
        value={text}
        onChange={(event) => setText(event.target.value)}
        className={fieldClass}
      />
      <Loaded query={apiCallsQuery} failed={formatMessage(messages.failed)}>
        {(calls) => <Groups calls={matching(calls, text)} />}
      </Loaded>
    </div>
  )
}

const isGroup = (name: string): name is keyof typeof groupNames => name in groupNames

function Groups({ calls }: { calls: readonly ApiCall[] }) {
  const { formatMessage } = useIntl()
  return (
    <>
      <p role="status" className="text-sm text-ink-3">
        {calls.length === 0 ? formatMessage(messages.none) : formatMessage(messages.found, { count: calls.length })}
      </p>
      {[...Map.groupBy(calls, ({ group }) => group)].map(([group, own]) => (
        <Card key={group} title={isGroup(group) ? formatMessage(groupNames[group]) : group} flush>
          <ul className="divide-y divide-line">
            {own.map((call) => (
              <li key={call.id}>
                <Call call={call} />
              </li>
            ))}
          </ul>
        </Card>
      ))}
    </>
  )
}

const COLOURS: Readonly<Record<string, string>> = { GET: 'text-ok', DELETE: 'text-bad' }

function Call({ call }: { call: ApiCall }) {
  const [isOpen, setIsOpen] = useState(false)
  const { method, path, summary } = call
  return (
    // The document is English in every language.
    <details lang="en" onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}>
      <summary className="flex cursor-pointer flex-wrap items-baseline gap-x-3 gap-y-0.5 px-4 py-2 hover:bg-hover">
        <code className={cx('w-14 shrink-0 text-sm font-semibold', COLOURS[method] ?? 'text-accent')}>{method}</code>
        <code className="min-w-0 text-sm wrap-anywhere">{path}</code>
        <span className="min-w-0 text-ink-2">{summary}</span>
      </summary>
      {isOpen && <CallDetails call={call} />}
    </details>
  )
}
