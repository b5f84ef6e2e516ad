import { useNavigate } from '@tanstack/react-router'
import { Bookmark, Link2, Trash2 } from 'lucide-react'
import { useRef, useState } from 'react'
import { useIntl } from 'react-intl'
import { useSession } from '../../framework/session/session.ts'
import { words } from '../../framework/text/common.messages.ts'
import { paths } from '../../paths.ts'
import { Button, IconButton } from '../../ui/buttons.tsx'
import { copyText } from '../../ui/copy.tsx'
import { TextField } from '../../ui/fields/TextField.tsx'
import { Popover } from '../../ui/popups/Popover.tsx'
import { toast } from '../../ui/toast/toast.ts'
import type { CreateForm } from './create-form.ts'
import { pageMessages as messages } from './create-server.messages.ts'
import { presetsOf, removePreset, savePreset } from './presets.ts'
import { linkOf } from './share-link.ts'

/** Saved choices of this browser, and a link to the choices that somebody else can open. */
export function PresetMenu({ values }: { values: CreateForm }) {
  const { formatMessage } = useIntl()
  const navigate = useNavigate()
  const { id: user, project_id: project } = useSession()
  const owner = `${user}.${project}`
  const button = useRef<HTMLButtonElement>(null)
  const [open, setOpen] = useState(false)
  const [presets, setPresets] = useState(() => presetsOf(owner))
  const [name, setName] = useState('')
  const save = () => {
    const saved = savePreset(owner, { name: name.trim(), search: linkOf(values, { own: true }) })
    if (!saved) return toast.warning(formatMessage(messages.presetFailed))
    setPresets(saved)
    setName('')
    toast.success(formatMessage(messages.presetSaved))
  }
  const share = async () => {
    const query = new URLSearchParams(linkOf(values, { own: false }))
    const copied = await copyText(`${location.origin}${location.pathname}?${query}`)
    if (copied) toast.success(formatMessage(messages.linkCopied))
  }
  return (
    <>
      <Button icon={<Link2 aria-hidden />} onClick={() => void share()}>
        {formatMessage(messages.copyLink)}
      </Button>
      <Button
        ref={button}
        icon={<Bookmark aria-hidden />}
        aria-expanded={open}
        aria-haspopup="dialog"
        onClick={() => setOpen(!open)}
      >
        {formatMessage(messages.presets)}
      </Button>
      <Popover
        open={open}
        anchor={button.current}
        onClose={() => setOpen(false)}
        title={formatMessage(messages.presets)}
      >
        <div className="grid gap-3">
          {presets.length === 0 && <p className="text-ink-3">{formatMessage(messages.noPresets)}</p>}
          <ul className="grid gap-1">
            {presets.map((preset) => (
              <li key={preset.name} className="flex items-center gap-1">
                <Button
                  variant="quiet"
                  className="min-w-0 flex-1 justify-start!"
                  onClick={() => {
                    setOpen(false)
                    void navigate({ to: paths.createServer(), search: preset.search })
                  }}
                >
                  <span className="truncate">{preset.name}</span>
                </Button>
                <IconButton
                  size="small"
                  label={formatMessage(messages.removePreset, { name: preset.name })}
                  icon={<Trash2 aria-hidden />}
                  onClick={() => setPresets(removePreset(owner, preset.name) ?? [])}
                />
              </li>
            ))}
          </ul>
          <form
            noValidate
            className="grid gap-2"
            onSubmit={(event) => {
              event.preventDefault()
              // Events bubble through React portals: the page's form must not be submitted.
              event.stopPropagation()
              if (name.trim() !== '') save()
            }}
          >
            <TextField
              label={formatMessage(messages.presetName)}
              value={name}
              maxLength={60}
              autoComplete="off"
              onChange={(event) => setName(event.target.value)}
            />
            <Button type="submit" disabled={name.trim() === ''} aria-label={formatMessage(messages.savePreset)}>
              {formatMessage(words.save)}
            </Button>
          </form>
        </div>
      </Popover>
    </>
  )
}
