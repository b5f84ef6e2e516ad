import { useLocation, useNavigate } from '@tanstack/react-router'
import { FilePlus2, Layers, Rocket, Undo2 } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { useIntl } from 'react-intl'
import { ApiError } from '../../api/api-error.ts'
import { AppLink } from '../../framework/link/AppLink.tsx'
import { breadcrumbsOf } from '../../framework/panel/breadcrumbs.tsx'
import { usePolicies } from '../../framework/policy/policy-store.ts'
import type { PageProps } from '../../framework/resource/registry.ts'
import { describeError } from '../../framework/text/error-text.ts'
import { paths } from '../../paths.ts'
import { BLANK_DESIGN, type Design } from '../../services/orchestration/design-draft.ts'
import { freeName, nameOfType, setPart } from '../../services/orchestration/hot/edit-hot.ts'
import { Button, IconButton } from '../../ui/buttons.tsx'
import { Card } from '../../ui/Card.tsx'
import { buttonClass } from '../../ui/classes.ts'
import { firstControl } from '../../ui/first-control.ts'
import { PageHeader } from '../../ui/PageHeader.tsx'
import { toast } from '../../ui/toast/toast.ts'
import { DesignCanvas } from './DesignCanvas.tsx'
import { LinkDialog } from './LinkDialog.tsx'
import { designOf, OpenDialog } from './OpenDialog.tsx'
import { PartForm } from './PartForm.tsx'
import { PartList } from './PartList.tsx'
import { generatorMessages as messages, generatorPhrases } from './template-generator.messages.ts'
import { TextCard } from './TextCard.tsx'
import { useGenerator, type Generator, type Part } from './use-generator.ts'

/** A template, put together on a canvas, in forms and as text; all three show the same. */
export function TemplateGeneratorPage({ manifest, scope }: PageProps) {
  const { formatMessage } = useIntl()
  const generator = useGenerator()
  const [chosen, setChosen] = useState<Part | null>(null)
  const [link, setLink] = useState<{ from: string; to: string | null } | null>(null)
  const [announced, setAnnounced] = useState('')
  useStackOfAddress(generator.open)
  const { template, isBroken, edit, undo, redo } = generator
  const part = chosen && template[chosen.section].has(chosen.name) ? chosen : null
  const add = (type: string) => {
    const name = freeName(template, 'resources', nameOfType(type))
    edit((text) => setPart(text, ['resources', name, 'type'], type))
    setChosen({ section: 'resources', name })
    setAnnounced(formatMessage(generatorPhrases.added, { name, type }))
    return name
  }
  const parts = useRef<HTMLDivElement>(null)
  const leave = () => {
    setChosen(null)
    // The button that had the focus is gone after the next render.
    requestAnimationFrame(() => firstControl(parts.current)?.focus())
  }
  useUndoKeys({ undo, redo })
  return (
    <div className="grid grid-cols-1 gap-3">
      <PageHeader
        trail={breadcrumbsOf(manifest, scope).map((step) => formatMessage(step))}
        title={formatMessage(manifest.title)}
        actions={<Actions generator={generator} />}
      />
      {isBroken && (
        <p role="status" className="rounded-lg border border-warn bg-warn-soft px-4 py-2">
          {formatMessage(messages.broken)}
        </p>
      )}
      <p role="status" className="sr-only">
        {announced}
      </p>
      <div className="grid items-start gap-3 *:min-w-0 xl:grid-cols-[minmax(0,1fr)_28rem]">
        <div className="grid gap-3 *:min-w-0">
          <DesignCanvas
            generator={generator}
            chosen={part}
            onChoose={setChosen}
            onAdd={add}
            onLink={(from, to) => setLink({ from, to })}
          />
          <div className="grid items-start gap-3 *:min-w-0 md:grid-cols-[14rem_minmax(0,1fr)]">
            <div ref={parts}>
              <PartList generator={generator} chosen={part} onChoose={setChosen} />
            </div>
            {part ? (
              <fieldset disabled={isBroken} className="min-w-0">
                <PartForm
                  key={part.section}
                  generator={generator}
                  part={part}
                  onChoose={setChosen}
                  onRemove={leave}
                  onLink={(from) => setLink({ from, to: null })}
                />
              </fieldset>
            ) : (
              <Card>
                <p className="text-ink-3">{formatMessage(messages.choose)}</p>
              </Card>
            )}
          </div>
        </div>
        <TextCard generator={generator} onChoose={setChosen} />
      </div>
      {link && <LinkDialog generator={generator} {...link} onClose={() => setLink(null)} />}
    </div>
  )
}

/** Everywhere on the page, in its fields and in the editor, too: there is one history. A dialog has its own fields. */
function useUndoKeys({ undo, redo }: Pick<Generator, 'undo' | 'redo'>) {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.altKey) return
      if (event.target instanceof Element && event.target.closest('[role=dialog]')) return
      const key = event.key.toLowerCase()
      const isRedo = key === 'y' || (key === 'z' && event.shiftKey)
      if (key !== 'z' && !isRedo) return
      event.preventDefault()
      event.stopPropagation()
      if (isRedo) redo?.()
      else undo?.()
    }
    // Before the editor's own history, and also while no control has the focus.
    document.addEventListener('keydown', press, { capture: true })
    return () => document.removeEventListener('keydown', press, { capture: true })
  }, [undo, redo])
}

function Actions({ generator }: { generator: Generator }) {
  const { formatMessage } = useIntl()
  const allows = usePolicies()
  const [isOpening, setIsOpening] = useState(false)
  const { design, undo, redo, open } = generator
  const mayLaunch = allows([
    ['orchestration', 'stacks:validate_template'],
    ['orchestration', 'stacks:create'],
  ])
  return (
    <>
      <IconButton label={formatMessage(messages.undo)} icon={<Undo2 aria-hidden />} disabled={!undo} onClick={undo} />
      <IconButton
        label={formatMessage(messages.redo)}
        icon={<Undo2 aria-hidden className="-scale-x-100" />}
        disabled={!redo}
        onClick={redo}
      />
      <Button icon={<FilePlus2 aria-hidden />} disabled={design === BLANK_DESIGN} onClick={() => open(BLANK_DESIGN)}>
        {formatMessage(messages.new)}
      </Button>
      <Button icon={<Layers aria-hidden />} onClick={() => setIsOpening(true)}>
        {formatMessage(messages.open)}
      </Button>
      {mayLaunch === true && design.template.trim() !== '' && (
        <AppLink to={paths.launchStack({ purpose: 'design' })} className={buttonClass('primary')}>
          <Rocket aria-hidden />
          {formatMessage(messages.launch)}
        </AppLink>
      )}
      {isOpening && <OpenDialog onOpen={open} onClose={() => setIsOpening(false)} />}
    </>
  )
}

/** Opens the template of the stack that the address has, once: a reload shows what was made of it. */
function useStackOfAddress(open: (design: Design) => void) {
  const intl = useIntl()
  const navigate = useNavigate()
  const stack = useLocation({ select: ({ search }) => (search as { stack?: string }).stack }) // see shell/search-params.ts
  useEffect(() => {
    if (!stack) return
    const load = async () => {
      try {
        open(await designOf(stack))
      } catch (error) {
        if (!(error instanceof ApiError)) throw error
        toast.danger(`${intl.formatMessage(messages.openFailed)} ${describeError(intl, error)}`)
      }
    }
    void load()
    void navigate({ to: paths.templateGenerator(), replace: true })
    // oxlint-disable-next-line react/exhaustive-deps -- once for each stack
  }, [stack])
}
