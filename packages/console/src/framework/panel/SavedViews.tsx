import { Trash2 } from 'lucide-react'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import { Button, IconButton } from '../../ui/buttons.tsx'
import { TextField } from '../../ui/fields/TextField.tsx'
import { Dialog } from '../../ui/popups/Dialog.tsx'
import { useUiTexts } from '../../ui/texts.ts'
import { deleteView, savedViews, saveView } from './saved-views.ts'
import { arrangeMessages as messages } from './arrange.messages.ts'
import { words } from '../text/common.messages.ts'

interface SavedViewsProps {
  open: boolean
  owner: string
  /** Of the view that would be saved. */
  query: string
  onClose: () => void
}

const LONGEST_NAME = 60

/** Saves the view under a name, and deletes others. */
export function SavedViews({ open, owner, query, onClose }: SavedViewsProps) {
  const { formatMessage } = useIntl()
  const texts = useUiTexts()
  const [name, setName] = useState('')
  const [views, setViews] = useState(() => savedViews(owner))
  const title = name.trim()
  return (
    <Dialog
      open={open}
      onClose={onClose}
      size="small"
      title={formatMessage(messages.saved)}
      description={formatMessage(messages.saveHint)}
      onSubmit={(event) => {
        event.preventDefault()
        if (title === '') return
        saveView(owner, { name: title, query })
        setName('')
        setViews(savedViews(owner))
        onClose()
      }}
      footer={
        <>
          <Button onClick={onClose}>{texts.close}</Button>
          <Button type="submit" variant="primary" disabled={title === ''}>
            {formatMessage(words.save)}
          </Button>
        </>
      }
    >
      <div className="grid gap-4">
        <TextField
          label={formatMessage(messages.name)}
          value={name}
          maxLength={LONGEST_NAME}
          autoComplete="off"
          onChange={(event) => setName(event.target.value)}
        />
        {views.length === 0 ? (
          <p className="text-sm text-ink-3">{formatMessage(messages.nothing)}</p>
        ) : (
          <ul className="grid gap-1">
            {views.map((view) => (
              <li key={view.name} className="flex items-center gap-2">
                <span className="min-w-0 flex-1 truncate" title={view.name}>
                  {view.name}
                </span>
                <IconButton
                  label={formatMessage(messages.remove, { name: view.name })}
                  icon={<Trash2 aria-hidden />}
                  size="small"
                  onClick={() => {
                    deleteView(owner, view.name)
                    setViews(savedViews(owner))
                  }}
                />
              </li>
            ))}
          </ul>
        )}
      </div>
    </Dialog>
  )
}
