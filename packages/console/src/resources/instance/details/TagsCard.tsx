import { serverChangeEndpoints, ServerTag, type Server } from '@meridian/contract'
import { Plus, X } from 'lucide-react'
import { useState, type FormEvent } from 'react'
import { useIntl } from 'react-intl'
import { ApiError } from '../../../api/api-error.ts'
import { sendUnlisted } from '../../../api/client.ts'
import { applyResult } from '../../../framework/actions/apply-result.ts'
import { useRegistry } from '../../../framework/resource/registry.ts'
import { describeError } from '../../../framework/text/error-text.ts'
import { Card } from '../../../ui/Card.tsx'
import { Button } from '../../../ui/buttons.tsx'
import { toast } from '../../../ui/toast/toast.ts'
import { cockpitMessages } from '../instance-cockpit.messages.ts'
import { instanceManifest } from '../instance.manifest.ts'
import { words } from '../../../framework/text/common.messages.ts'
import { moreWords } from '../../../framework/text/more-words.messages.ts'

interface TagsCardProps {
  server: Server
  mayEdit: boolean
}

/** The tags of a server as chips; each can be removed, and new ones added, in place. */
export function TagsCard({ server: { id, tags }, mayEdit }: TagsCardProps) {
  const intl = useIntl()
  const { formatMessage } = intl
  const registry = useRegistry()
  const [saving, setSaving] = useState(false)
  const replace = async (next: readonly string[]) => {
    setSaving(true)
    try {
      await sendUnlisted(serverChangeEndpoints.serverTagsReplace, { params: { id }, body: { tags: [...next] } })
      const updated = [{ type: instanceManifest.type, id }]
      await applyResult({ created: [], updated, deleted: [], failed: [] }, registry)
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      toast.danger(formatMessage(cockpitMessages.tagsFailed), {
        detail: describeError(intl, error),
        requestId: error.requestId,
      })
    } finally {
      setSaving(false)
    }
  }
  return (
    <Card title={formatMessage(words.tags)}>
      <ul className="flex flex-wrap gap-1.5">
        {tags.length === 0 && <li className="text-ink-3">{formatMessage(cockpitMessages.noTags)}</li>}
        {tags.map((tag) => (
          <li
            key={tag}
            className="inline-flex h-6 max-w-full items-center gap-1 rounded-sm border border-line bg-sunken px-2 text-sm"
          >
            <span className="truncate">{tag}</span>
            {mayEdit && (
              <button
                type="button"
                disabled={saving}
                aria-label={formatMessage(cockpitMessages.removeTag, { tag })}
                onClick={() => void replace(tags.filter((other) => other !== tag))}
                className="-me-1 grid size-5 shrink-0 cursor-pointer place-items-center rounded-sm text-ink-3 hover:bg-hover hover:text-ink"
              >
                <X aria-hidden className="size-3.5" />
              </button>
            )}
          </li>
        ))}
      </ul>
      {mayEdit && <NewTag saving={saving} onAdd={(tag) => replace([...new Set([...tags, tag])])} />}
    </Card>
  )
}

function NewTag({ saving, onAdd }: { saving: boolean; onAdd: (tag: string) => Promise<void> }) {
  const { formatMessage } = useIntl()
  const [text, setText] = useState('')
  const [invalid, setInvalid] = useState(false)
  const add = async (event: FormEvent) => {
    event.preventDefault()
    const tag = text.trim()
    const isValid = ServerTag.safeParse(tag).success
    setInvalid(!isValid)
    if (!isValid) return
    await onAdd(tag)
    setText('')
  }
  return (
    <form noValidate className="mt-3 grid gap-1" onSubmit={(event) => void add(event)}>
      <div className="flex gap-2">
        <input
          aria-label={formatMessage(moreWords.newTag)}
          aria-invalid={invalid}
          aria-describedby={invalid ? 'tag-invalid' : undefined}
          value={text}
          onChange={(event) => setText(event.target.value)}
          className="h-7 w-full min-w-0 rounded-md border border-line-field bg-surface px-2 text-sm text-ink outline-none focus-visible:border-accent aria-invalid:border-bad"
        />
        <Button type="submit" size="small" busy={saving} icon={<Plus aria-hidden />}>
          {formatMessage(moreWords.addTag)}
        </Button>
      </div>
      {invalid && (
        <p id="tag-invalid" role="alert" className="text-sm text-bad">
          {formatMessage(cockpitMessages.tagInvalid)}
        </p>
      )}
    </form>
  )
}
