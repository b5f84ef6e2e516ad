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
import { sendUnlisted, type Call } from '../../api/client.ts'
import { useShowCode } from '../../framework/code/use-show-code.tsx'
import { useLeaveGuard } from '../../framework/forms/use-leave-guard.tsx'
import { useDialogSend } from '../../framework/modals/dialog-send.ts'
import { useDialogTools } from '../../framework/resource/modal.ts'
import { words } from '../../framework/text/common.messages.ts'
import { paths } from '../../paths.ts'
import { readTemplate } from '../../services/orchestration/hot/hot-template.ts'
import type { Design } from '../../services/orchestration/design-draft.ts'
import { Dialog } from '../../ui/popups/Dialog.tsx'
import { launchMessages as messages, launchPhrases } from './launch-stack.messages.ts'
import {
  BLANK,
  canBeRead,
  changedParameters,
  changeOf,
  descriptionOf,
  formOf,
  isStackName,
  isTimeout,
  parametersOf,
  problemsOf,
  templateOf,
  textsFor,
  type Changed,
  type LaunchForm,
} from './launch-state.ts'
import { LaunchButtons } from './LaunchButtons.tsx'
import { LaunchRefusal } from './LaunchRefusal.tsx'
import type { Parameter } from './parameter-rules.ts'
import { offsetOf } from './refusal-place.ts'
import { AcceptLosses } from './AcceptLosses.tsx'
import { ChangePreview } from './ChangePreview.tsx'
import { CreationPreview } from './PreviewStep.tsx'
import { effectsOf, isLoss, type ResourceEffect } from './resource-effects.ts'
import { StackQuotas } from './StackQuotas.tsx'
import { TemplateAndForm } from './TemplateAndForm.tsx'
import { thingsToFix } from './things-to-fix.ts'
import { ThingsToFix } from './ThingsToFix.tsx'
import { useLiveTemplate } from './use-live-template.ts'
import { useTemplateProblems } from './use-template-checks.ts'

interface LaunchDialogProps {
  purpose: 'launch' | 'preview' | 'change'
  changed?: Changed
  /** The resource of the template that is shown first. */
  resource?: string | undefined
  /** From the template generator. */
  design?: Design
}

type Step =
  | { at: 'form' }
  | { at: 'preview'; preview: StackPreview }
  | { at: 'changes'; changes: StackChanges; effects: ResourceEffect[] }

/** What the user has entered, with a text for each parameter of the template. */
interface Filled {
  form: LaunchForm
  parameters: Parameter[]
}

/** The template with its form, then what would happen; nothing is sent to be done before the last button. */
export function LaunchDialog({ purpose, changed, resource, design }: LaunchDialogProps) {
  const tools = useDialogTools()
  const intl = useIntl()
  const { formatMessage } = intl
  const navigate = useNavigate()
  const [initial] = useState(() => (changed ? formOf(changed) : { ...BLANK, ...design, files: { ...design?.files } }))
  const [typed, setForm] = useState(initial)
  const [step, setStep] = useState<Step>({ at: 'form' })
  const [tried, setTried] = useState(false)
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<{ title: MessageDescriptor; error: ApiError } | null>(null)
  const [accepted, setAccepted] = useState(false)
  /** The id of the list of quotas that are too small. */
  const [blocked, setBlocked] = useState<string | null>(null)
  const [isDone, setIsDone] = useState(false)
  const guard = useLeaveGuard(() => tools.open && !isDone && typed !== initial)
  const current = changed?.stack.parameters ?? {}
  const live = useLiveTemplate(typed)
  const filledFor = (validated: ValidatedTemplate | null): Filled => {
    const parameters = validated ? parametersOf(validated) : []
    return { parameters, form: { ...typed, parameters: textsFor(parameters, typed.parameters, current) } }
  }
  const filled = filledFor(live.validated)
  const { form, parameters } = filled
  /** Where the template is shown. */
  const [goTo, setGoTo] = useState(() => {
    const found = resource === undefined ? undefined : readTemplate(initial.template).resources.get(resource)
    return found ? { offset: found.key.from } : null
  })
  const change = (part: Partial<LaunchForm>) => {
    setForm((before) => ({ ...before, ...part }))
    if ('template' in part || 'parameters' in part) setFailure(null)
  }
  const go = (next: Step) => {
    setStep(next)
    setTried(false)
    setFailure(null)
    setAccepted(false)
    setGoTo(null)
  }

  const isComplete = (given: Filled) =>
    isStackName(typed.name) &&
    isTimeout(typed.timeout) &&
    problemsOf(given.form, given.parameters, current).length === 0
  const isFilled = live.isCurrent && isComplete(filled)

  /** Does the work if nothing is missing; a template that Heat has not read yet may have other parameters. */
  const attempt = async (title: MessageDescriptor, work: (given: Filled) => Promise<void>) => {
    setTried(true)
    if (!canBeRead(typed)) return
    setBusy(true)
    setFailure(null)
    let failed: MessageDescriptor = messages.invalid
    try {
      const read = () => sendUnlisted(templateEndpoints.templateValidate, { body: templateOf(typed) })
      const given = live.isCurrent ? filled : filledFor(await read())
      if (!isComplete(given)) return
      failed = title
      await work(given)
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      setFailure({ title: failed, error })
    } finally {
      setBusy(false)
    }
  }

  const preview = () =>
    attempt(messages.previewFailed, async (given) => {
      const body = changeOf(given.form, given.parameters, current)
      if (changed) {
        const params = { id: changed.stack.id }
        // PATCH keeps hidden values that were not entered again.
        const changes = await sendUnlisted(stackEndpoints.stackPatchPreview, { params, body })
        const before = { template: changed.template, parameters: current }
        const after = form.source === 'url' ? null : { template: form.template, parameters: body.parameters }
        go({ at: 'changes', changes, effects: effectsOf(changes, before, after) })
      } else {
        const wanted = { ...body, stack_name: form.name }
        go({ at: 'preview', preview: await sendUnlisted(stackEndpoints.stackPreview, { body: wanted }) })
      }
    })

  const request = (given: Filled) => ({
    ...changeOf(given.form, given.parameters, current),
    ...(typed.password && { password: typed.password }),
  })
  const create = (given: Filled, send: Call) =>
    send(stackEndpoints.stackCreate, { body: { ...request(given), stack_name: typed.name } })
  const update = (id: string, given: Filled, send: Call) =>
    send(stackEndpoints.stackPatch, { params: { id }, body: request(given) })
  const { send: sendListed } = useDialogSend()
  const rehearse = async (send: Call) => {
    if (isFilled) await (changed ? update(changed.stack.id, filled, send) : create(filled, send))
    return isFilled
  }
  const { codeButton, code } = useShowCode({ rehearse: purpose === 'preview' ? null : rehearse, values: typed })

  const finish = () =>
    attempt(changed ? messages.updateFailed : messages.launchFailed, async (given) => {
      if (changed) {
        const { id } = changed.stack
        await update(id, given, sendListed)
        setIsDone(true)
        tools.done(formatMessage(launchPhrases.changed, { name: form.name }), { updated: [{ type: tools.type, id }] })
      } else {
        const { id } = await create(given, sendListed)
        // At once: the page is left, and nothing entered here is lost.
        flushSync(() => setIsDone(true))
        const message = formatMessage(launchPhrases.launched, { name: form.name })
        // A user who launches a design wants to see what becomes of it.
        const lead = () => void navigate({ to: paths.details(tools.type, id) })
        tools.done(message, { created: [{ type: tools.type, id }] }, design && lead)
      }
    })

  const message = failure?.error.message ?? ''
  const place = failure && form.source === 'direct' ? offsetOf(message, form.template) : null
  const checks = useTemplateProblems(form, live, place === null ? null : { offset: place, message })
  const things = thingsToFix(intl, {
    form,
    parameters,
    current,
    isChange: changed !== undefined,
    tried,
    problems: checks.problems,
    refusal: message,
  })
  const editAt = (offset: number) => {
    setGoTo({ offset })
    setStep({ at: 'form' })
  }

  const { submit, label, ready = true } = mainButton()
  function mainButton(): { submit: () => unknown; label: MessageDescriptor; ready?: boolean } {
    if (step.at === 'changes')
      return { submit: finish, label: messages.update, ready: accepted || !step.effects.some(isLoss) }
    if (step.at === 'preview')
      return purpose === 'preview'
        ? { submit: tools.close, label: words.close }
        : { submit: finish, label: messages.launch }
    if (purpose === 'launch') return { submit: finish, label: messages.launch }
    return { submit: preview, label: changed ? messages.previewChanges : messages.preview }
  }
  const close = () => guard.leave(tools.close)

  return (
    <Dialog
      open={tools.open}
      onClose={close}
      title={formatMessage(messages[purpose])}
      description={descriptionOf(live.validated)}
      size="full"
      locked={busy}
      onSubmit={(event: FormEvent) => {
        event.preventDefault()
        if (blocked === null) void submit()
      }}
      footerNote={
        <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
          {codeButton}
          {step.at === 'changes' && <AcceptLosses effects={step.effects} accepted={accepted} onAccept={setAccepted} />}
          {step.at === 'form' && <ThingsToFix things={things} onLine={editAt} />}
        </div>
      }
      footer={
        <LaunchButtons
          busy={busy}
          onCancel={close}
          onBack={step.at === 'form' ? null : () => go({ at: 'form' })}
          onPreview={step.at === 'form' && purpose === 'launch' ? () => void preview() : null}
          label={label}
          ready={ready}
          blocked={blocked}
        />
      }
    >
      <div className="grid gap-4">
        {failure && (
          <LaunchRefusal
            {...failure}
            template={form.template}
            place={step.at === 'form' ? null : place}
            onEdit={editAt}
          />
        )}
        {step.at === 'form' && (
          <TemplateAndForm
            form={form}
            onChange={change}
            tried={tried}
            live={live}
            examples={changed === undefined}
            checks={checks}
            goTo={goTo}
            onLine={editAt}
            current={current}
            isChange={changed !== undefined}
            refusal={message}
            launched={purpose === 'launch' ? (isFilled ? changeOf(form, parameters) : null) : undefined}
            onBlock={setBlocked}
          />
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
          />
        )}
        {code}
      </div>
      {guard.question}
    </Dialog>
  )
}
