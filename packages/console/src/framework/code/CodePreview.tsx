import {
  DECLARATIONS,
  dialectsFor,
  hasSecrets,
  isWrite,
  remarksOfSecrets,
  withoutSecrets,
  type UpstreamCall,
} from '@meridian/contract'
import { useEffect, useState } from 'react'
import { useIntl } from 'react-intl'
import { ApiError } from '../../api/api-error.ts'
import type { Call } from '../../api/client.ts'
import { explain } from '../../api/explain.ts'
import { CopyBlock } from '../../ui/copy.tsx'
import { CheckField } from '../../ui/fields/CheckField.tsx'
import { Skeleton } from '../../ui/progress.tsx'
import { Tabs } from '../../ui/Tabs.tsx'
import { describeError } from '../text/error-text.ts'
import { previewMessages } from './code-preview.messages.ts'
import { words } from '../text/common.messages.ts'

interface CodePreviewProps {
  /** Sends the current values with a function that changes nothing; returns false if they are not valid. */
  rehearse: (call: Call) => Promise<boolean>
  /** Changes when the calls may have changed. */
  values: unknown
}

type Preview = { calls: readonly UpstreamCall[] } | 'invalid' | ApiError

/** A person who types is not asked to read each letter's call. */
const PAUSE_MS = 200

/** The calls that a form would send to the cloud, in several languages. */
export function CodePreview({ rehearse, values }: CodePreviewProps) {
  const intl = useIntl()
  const preview = usePreview(rehearse, JSON.stringify(values))
  if (preview === null) return <Skeleton className="h-24 w-full" />
  if (preview === 'invalid') return <p className="text-ink-2">{intl.formatMessage(previewMessages.invalid)}</p>
  if (preview instanceof ApiError)
    return (
      <p className="text-ink-2">
        {intl.formatMessage(words.theCallsCannotBeShown)} {describeError(intl, preview)}
      </p>
    )
  return <CodeView calls={preview.calls} />
}

function usePreview(rehearse: CodePreviewProps['rehearse'], values: string): Preview | null {
  const [preview, setPreview] = useState<Preview | null>(null)
  useEffect(() => {
    let isCurrent = true
    const read = async (): Promise<Preview> => {
      let isValid = false
      const calls = await explain(async (call) => {
        isValid = await rehearse(call)
      })
      return isValid ? { calls } : 'invalid'
    }
    const show = async () => {
      const next = await read().catch(refusal)
      if (isCurrent) setPreview(next)
    }
    const timer = setTimeout(() => void show(), PAUSE_MS)
    return () => {
      isCurrent = false
      clearTimeout(timer)
    }
    // oxlint-disable-next-line react/exhaustive-deps -- `rehearse` is new with every rendering, and sends the values
  }, [values])
  return preview
}

function refusal(error: unknown): ApiError {
  if (error instanceof ApiError) return error
  throw error
}

interface CodeViewProps {
  calls: readonly UpstreamCall[]
  /** Comments above the code, of one line each. */
  remarks?: readonly string[]
}

/** Calls to the cloud as programs that repeat them. */
export function CodeView({ calls, remarks = [] }: CodeViewProps) {
  const intl = useIntl()
  const dialects = dialectsFor(calls)
  const [chosen, choose] = useState(dialects[0].id)
  // Calls of another kind may have no words in the dialect that was chosen.
  const dialect = dialects.find(({ id }) => id === chosen) ?? dialects[0]
  const missing = calls.some(isWrite) ? DECLARATIONS.filter((one) => !dialects.includes(one)) : []
  const [showsSecrets, setShowsSecrets] = useState(false)
  const shown = showsSecrets ? calls : withoutSecrets(calls)
  const comments = [...remarks, ...(showsSecrets ? [] : remarksOfSecrets(calls))].map((remark) => `# ${remark}`)
  const text = <CopyBlock label={dialect.name} value={[...comments, dialect.write(shown)].join('\n')} />
  return (
    <div className="grid grid-cols-1 gap-2">
      <Tabs
        label={intl.formatMessage(previewMessages.title)}
        value={dialect.id}
        onChange={choose}
        items={dialects.map(({ id, name }) => ({ id, label: name, content: () => text }))}
      />
      {missing.length > 0 && (
        <p className="text-ink-2">
          {intl.formatMessage(previewMessages.missing, {
            dialects: intl.formatList(missing.map(({ name }) => name)),
            count: missing.length,
          })}
        </p>
      )}
      {hasSecrets(calls) && (
        <CheckField
          label={intl.formatMessage(previewMessages.secrets)}
          value={showsSecrets}
          onChange={setShowsSecrets}
        />
      )}
    </div>
  )
}
