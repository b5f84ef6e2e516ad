import { Plus } from 'lucide-react'
import { useId, useState, type FormEvent } from 'react'
import { useIntl } from 'react-intl'
import { Button } from '../../ui/buttons.tsx'
import { Checkbox } from '../../ui/fields/CheckField.tsx'
import { TextField } from '../../ui/fields/TextField.tsx'
import { changesAny, countTags, type TagChange } from './tag-change.ts'
import { choiceMessages as messages } from './tag-choices.messages.ts'
import { words } from '../text/common.messages.ts'
import { moreWords } from '../text/more-words.messages.ts'

interface TagChoicesProps {
  /** The tags of each item. */
  all: readonly (readonly string[])[]
  isTag: (tag: string) => boolean
  keep: (change: TagChange) => void
  onReady: (ready: boolean, values?: string) => void
}

/** The tags of one or several items: each is on all of them, on some or on none, and new ones can be added. */
export function TagChoices({ all, isTag, keep, onReady }: TagChoicesProps) {
  const { formatMessage } = useIntl()
  const id = useId()
  const [change, setChange] = useState<TagChange>(new Map())
  const [text, setText] = useState('')
  const typed = text.trim()
  const counts = countTags(all, change)
  /** A tag that is still in the field is saved with the others. */
  const report = (next: TagChange, tag: string) => {
    const saved = isTag(tag) ? new Map([...next, [tag, true] as const]) : next
    keep(saved)
    onReady((tag === '' || isTag(tag)) && changesAny(all, saved), JSON.stringify([...saved]))
  }
  const set = (tag: string, on: boolean, rest = typed) => {
    const next = new Map([...change, [tag, on] as const])
    setChange(next)
    report(next, rest)
  }
  const type = (value: string) => {
    setText(value)
    report(change, value.trim())
  }
  const add = (event: FormEvent) => {
    event.preventDefault()
    if (!isTag(typed)) return
    set(typed, true, '')
    setText('')
  }
  return (
    <div className="mt-4 grid grid-cols-1 gap-3">
      <ul aria-label={formatMessage(words.tags)} className="grid max-h-64 grid-cols-1 gap-1 overflow-y-auto p-1">
        {counts.size === 0 && <li className="text-ink-3">{formatMessage(messages.none)}</li>}
        {[...counts].map(([tag, count]) => {
          const on = change.get(tag) ?? (count === all.length ? true : undefined)
          return (
            <li key={tag} className="flex min-w-0 items-center gap-2.5">
              <Checkbox
                label={tag}
                checked={on === true}
                indeterminate={on === undefined}
                onChange={(checked) => set(tag, checked)}
              />
              <span className="min-w-0 wrap-anywhere">{tag}</span>
              {on === undefined && (
                <span className="text-sm text-ink-3">{formatMessage(messages.some, { count, total: all.length })}</span>
              )}
            </li>
          )
        })}
      </ul>
      <form noValidate className="flex items-start gap-2" onSubmit={add}>
        <TextField
          id={id}
          className="min-w-0 flex-1"
          label={formatMessage(moreWords.newTag)}
          hideLabel
          placeholder={formatMessage(moreWords.newTag)}
          optional
          value={text}
          error={typed !== '' && !isTag(typed) ? formatMessage(messages.invalid) : undefined}
          onChange={({ target }) => type(target.value)}
        />
        <Button type="submit" icon={<Plus aria-hidden />}>
          {formatMessage(moreWords.addTag)}
        </Button>
      </form>
    </div>
  )
}
