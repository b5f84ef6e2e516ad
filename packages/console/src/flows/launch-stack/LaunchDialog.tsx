import {
  stackEndpoints,
  templateEndpoints,
  type StackChanges,
  type StackPreview,
  type ValidatedTemplate,
} from '@meridian/contract'
import { useNavigate } from '@tanstack/react-router'
import { useState, type FormEvent } from 'react'
import { flushSync } from 'react-dom'
import { useIntl, type MessageDescriptor } from 'react-intl'
import { ApiError } from '../../api/api-error.ts'
import { call, type Call } from '../../api/client.ts'
import { useShowCode } from '../../framework/code/use-show-code.tsx'
import { useLeaveGuard } from '../../framework/forms/use-leave-guard.tsx'
import type { ModalTools } from '../../framework/modals/modal.ts'
import { words } from '../../framework/text/common.messages.ts'
import { frameworkMessages } from '../../framework/text/framework.messages.ts'
import { paths } from '../../paths.ts'
import type { Design } from '../../services/orchestration/design-draft.ts'
import { Button } from '../../ui/buttons.tsx'
import { Dialog } from '../../ui/popups/Dialog.tsx'
import { launchMessages as messages, launchPhrases } from './launch-stack.messages.ts'
import {
  BLANK,
  changedParameters,
  changeOf,
  formOf,
  hasTemplate,
  isStackName,
  isTooLarge,
  isTimeout,
  isWebAddress,
  parametersOf,
  problemsOf,
  templateOf,
  textsFor,
  type Changed,
  type LaunchForm,
} from './launch-state.ts'
import { groupsOf } from './parameter-rules.ts'
import { LaunchRefusal } from './LaunchRefusal.tsx'
import { ParameterStep } from './ParameterStep.tsx'
import { hasCircle, offsetOf } from './refusal-place.ts'
import { ChangePreview } from './ChangePreview.tsx'
import { CreationPreview } from './PreviewStep.tsx'
import { effectsOf, isLoss, type ResourceEffect } from './resource-effects.ts'
import { LaunchQuotas, StackQuotas } from './StackQuotas.tsx'
import { TemplateStep } from './TemplateStep.tsx'

interface LaunchDialogProps {
  tools: ModalTools
  purpose: 'launch' | 'preview' | 'change'
  changed?: Changed
  /** The resource of the template that is shown first. */
  resource?: string | undefined
  /** From the template generator. */
  design?: Design
}

type Step =
  | { at: 'template' }
  | { at: 'parameters'; validated: ValidatedTemplate }
  | { at: 'preview'; validated: ValidatedTemplate; preview: StackPreview }
  | { at: 'changes'; validated: ValidatedTemplate; changes: StackChanges; effects: ResourceEffect[] }

/** Heat's words for no description are left out. */
const descriptionOf = ({ Description: text }: ValidatedTemplate) => (text === 'No description' ? undefined : text)

/** Template, then parameters, then what would happen; nothing is sent to be done before the last button. */
export function LaunchDialog({ tools, purpose, changed, resource, design }: LaunchDialogProps) {
  const intl = useIntl()
  const { formatMessage } = intl
  const navigate = useNavigate()
  const [initial] = useState(() => (changed ? formOf(changed) : { ...BLANK, ...design, files: { ...design?.files } }))
  const [form, setForm] = useState(initial)
  const [step, setStep] = useState<Step>({ at: 'template' })
  const [tried, setTried] = useState(false)
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<{ title: MessageDescriptor; error: ApiError } | null>(null)
  const [accepted, setAccepted] = useState(false)
  /** The id of the list of quotas that are too small. */
  const [blocked, setBlocked] = useState<string | null>(null)
  const [isDone, setIsDone] = useState(false)
  const guard = useLeaveGuard(() => tools.open && !isDone && form !== initial)
  const current = changed?.stack.parameters ?? {}
  /** Where the template is shown first. */
  const [openAt, setOpenAt] = useState<number | null>(null)
  const change = (part: Partial<LaunchForm>) => {
    setForm((before) => ({ ...before, ...part }))
    if ('template' in part || 'parameters' in part) setFailure(null)
  }
  const go = (next: Step) => {
    setStep(next)
    setTried(false)
    setFailure(null)
    setAccepted(false)
  }

  const attempt = async (title: MessageDescriptor, work: () => Promise<void>) => {
    setBusy(true)
    setFailure(null)
    try {
      await work()
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      setFailure({ title, error })
    } finally {
      setBusy(false)
    }
  }

  const readTemplate = () => {
    const isReady =
      form.source === 'url'
        ? isWebAddress(form.url)
        : hasTemplate(form) && !isTooLarge(form) && !hasCircle(form.template)
    if (!isReady) return setTried(true)
    return attempt(messages.invalid, async () => {
      const validated = await call(templateEndpoints.templateValidate, { body: templateOf(form) })
      change({ parameters: textsFor(parametersOf(validated), form.parameters, current) })
      go({ at: 'parameters', validated })
    })
  }

  const parameters = step.at === 'template' ? [] : parametersOf(step.validated)
  const isFilled =
    isStackName(form.name) && isTimeout(form.timeout) && problemsOf(form, parameters, current).length === 0

  const preview = (validated: ValidatedTemplate) => {
    if (!isFilled) return setTried(true)
    const body = changeOf(form, parameters, current)
    return attempt(messages.previewFailed, async () => {
      if (changed) {
        const params = { id: changed.stack.id }
        // PATCH keeps hidden values that were not entered again.
        const changes = await call(stackEndpoints.stackPatchPreview, { params, body })
        const before = { template: changed.template, parameters: current }
        const after = form.source === 'url' ? null : { template: form.template, parameters: body.parameters }
        go({ at: 'changes', validated, changes, effects: effectsOf(changes, before, after) })
      } else {
        const wanted = { ...body, stack_name: form.name }
        go({ at: 'preview', validated, preview: await call(stackEndpoints.stackPreview, { body: wanted }) })
      }
    })
  }

  const request = () => ({ ...changeOf(form, parameters, current), ...(form.password && { password: form.password }) })
  const create = (send: Call) => send(stackEndpoints.stackCreate, { body: { ...request(), stack_name: form.name } })
  const update = (id: string, send: Call) => send(stackEndpoints.stackPatch, { params: { id }, body: request() })
  const rehearse = async (send: Call) => {
    if (isFilled) await (changed ? update(changed.stack.id, send) : create(send))
    return isFilled
  }
  const isSent = step.at !== 'template' && purpose !== 'preview'
  const { codeButton, code } = useShowCode({ rehearse: isSent ? rehearse : null, values: form })

  const finish = () => {
    if (!isFilled) return setTried(true)
    return attempt(changed ? messages.updateFailed : messages.launchFailed, async () => {
      if (changed) {
        const { id } = changed.stack
        await update(id, call)
        setIsDone(true)
        tools.done(formatMessage(launchPhrases.changed, { name: form.name }), { updated: [{ type: tools.type, id }] })
      } else {
        const { id } = await create(call)
        // At once: the page is left, and nothing entered here is lost.
        flushSync(() => setIsDone(true))
        const message = formatMessage(launchPhrases.launched, { name: form.name })
        // Whoever launches a design wants to see what becomes of it.
        const lead = () => void navigate({ to: paths.details(tools.type, id) })
        tools.done(message, { created: [{ type: tools.type, id }] }, design && lead)
      }
    })
  }

  const message = failure?.error.message ?? ''
  const place = failure && form.source === 'direct' ? offsetOf(message, form.template) : null
  const editAt = (offset: number) => {
    setOpenAt(offset)
    setStep({ at: 'template' })
  }

  const { submit, label, ready = true } = mainButton()
  function mainButton(): { submit: () => unknown; label: MessageDescriptor; ready?: boolean } {
    if (step.at === 'template') return { submit: readTemplate, label: messages.next }
    if (step.at === 'changes')
      return { submit: finish, label: messages.update, ready: accepted || !step.effects.some(isLoss) }
    if (step.at === 'preview')
      return purpose === 'preview'
        ? { submit: tools.close, label: words.close }
        : { submit: finish, label: messages.launch }
    if (purpose === 'launch') return { submit: finish, label: messages.launch }
    const { validated } = step
    return { submit: () => preview(validated), label: changed ? messages.previewChanges : messages.preview }
  }
  const close = () => guard.leave(tools.close)
  const back = () =>
    go(step.at === 'parameters' || step.at === 'template' ? { at: 'template' } : { ...step, at: 'parameters' })

  return (
    <Dialog
      open={tools.open}
      onClose={close}
      title={formatMessage(messages[purpose])}
      description={step.at === 'template' ? undefined : descriptionOf(step.validated)}
      size="wide"
      locked={busy}
      onSubmit={(event: FormEvent) => {
        event.preventDefault()
        if (blocked === null) void submit()
      }}
      footerNote={codeButton}
      footer={
        <>
          {step.at === 'template' ? (
            <Button onClick={close} disabled={busy}>
              {formatMessage(frameworkMessages.cancel)}
            </Button>
          ) : (
            <Button onClick={back} disabled={busy}>
              {formatMessage(messages.back)}
            </Button>
          )}
          {step.at === 'parameters' && purpose === 'launch' && (
            <Button onClick={() => void preview(step.validated)} disabled={busy}>
              {formatMessage(messages.preview)}
            </Button>
          )}
          <Button
            type="submit"
            variant="primary"
            busy={busy}
            disabled={!ready || blocked !== null}
            focusableWhenDisabled={blocked !== null}
            aria-describedby={blocked ?? undefined}
          >
            {formatMessage(label)}
          </Button>
        </>
      }
    >
      <div className="grid gap-4">
        {failure && (
          <LaunchRefusal
            {...failure}
            template={form.template}
            place={step.at === 'template' ? null : place}
            onEdit={editAt}
          />
        )}
        {step.at === 'template' && (
          <TemplateStep
            form={form}
            onChange={change}
            tried={tried}
            examples={changed === undefined}
            resource={resource}
            openAt={openAt}
            refused={place === null ? null : { offset: place, message }}
          />
        )}
        {step.at === 'parameters' && (
          <ParameterStep
            form={form}
            onChange={change}
            tried={tried}
            groups={groupsOf(step.validated)}
            current={current}
            isChange={changed !== undefined}
            refusal={message}
          />
        )}
        {step.at === 'parameters' && purpose === 'launch' && (
          <LaunchQuotas body={isFilled ? changeOf(form, parameters) : null} onBlock={setBlocked} />
        )}
        {step.at === 'preview' && (
          <>
            <CreationPreview preview={step.preview} />
            {purpose === 'launch' && <StackQuotas resources={step.preview.resources} onBlock={setBlocked} />}
          </>
        )}
        {step.at === 'changes' && <StackQuotas resources={step.changes.added} onBlock={setBlocked} />}
        {step.at === 'changes' && (
          <ChangePreview
            effects={step.effects}
            parameters={changedParameters(form, parameters, current)}
            before={changed?.template ?? ''}
            after={form.source === 'url' ? null : form.template}
            accepted={accepted}
            onAccept={setAccepted}
          />
        )}
        {code}
      </div>
      {guard.question}
    </Dialog>
  )
}
