import { useId, useLayoutEffect, useMemo, useRef, useState, type FormEvent } from 'react'
import type { FieldValues } from 'react-hook-form'
import { useIntl } from 'react-intl'
import type { ApiError } from '../../api/api-error.ts'
import { Button } from '../../ui/buttons.tsx'
import { linkClass } from '../../ui/classes.ts'
import { Dialog } from '../../ui/popups/Dialog.tsx'
import { useShowCode } from '../code/use-show-code.tsx'
import { DraftOffer } from '../forms/DraftOffer.tsx'
import { FormAlert } from '../forms/FormModal.tsx'
import { mergeSchemas, type Shown } from '../forms/form-schema.ts'
import { useLeaveGuard } from '../forms/use-leave-guard.tsx'
import { useResourceForm, type FormOptions, type ResourceForm } from '../forms/use-resource-form.ts'
import { formatText } from '../resource/resource-text.ts'
import { useFailureMessage } from '../resource/use-failure-message.ts'
import { frameworkMessages } from '../text/framework.messages.ts'
import { StepBody, StepList } from './StepList.tsx'
import { needingAttention, type Journey } from './step-state.ts'
import { fieldsOf, useJourney } from './use-journey.ts'
import { useStepProblems } from './use-step-problems.ts'
import { wizardMessages, wizardPhrases } from './wizard.messages.ts'
import type { WizardProps, WizardStep, WizardDefinition } from './define-wizard.tsx'

interface WizardDialogProps<V extends FieldValues, R> extends WizardProps<V, R> {
  steps: readonly WizardStep<V>[]
}

export function WizardDialog<V extends FieldValues, R>({
  wizard,
  steps,
  initial,
  open = true,
  underway,
  back,
  onDone,
  onClose,
}: WizardDialogProps<V, R>) {
  const intl = useIntl()
  const { formatMessage } = intl
  const failureOf = useFailureTitle(wizard)
  const schema = useMemo(() => mergeSchemas(steps.map((step) => step.schema)), [steps])
  const [current, setCurrent] = useState(0)
  const [furthest, setFurthest] = useState(0)
  const [sent, setSent] = useState(initial)
  const heading = useRef<HTMLHeadingElement>(null)
  const turnTo = (index: number) => {
    setCurrent(index)
    setFurthest((before) => Math.max(before, index))
    if (index !== current) heading.current?.focus()
  }

  // The merged schemas of the steps are the schema of V: a step validates fields of the wizard.
  const form = useResourceForm({
    ...(wizard as unknown as Pick<FormOptions<typeof schema, R>, 'labels' | 'shown'>), // see above
    schema,
    submit: (values, send) => {
      const whole = values as unknown as V // see above
      if (!send.rehearsal) setSent(whole)
      return wizard.submit(whole, send)
    },
    defaults: initial,
    done: onDone,
    onRefused: (names) => {
      const invalid = steps.findIndex((step) => names.some((name) => Object.hasOwn(step.schema.shape, name)))
      if (invalid >= 0) turnTo(invalid)
    },
  }) as unknown as ResourceForm<V> // see above
  const step = steps[current]
  // Before the fields of the last step leave the screen.
  useLayoutEffect(() => form.turnTo(step?.id ?? '', fieldsOf(step)))
  const invalid = useStepProblems(steps, schema, (wizard.shown ?? NONE_HIDDEN) as Shown, form.sent) // called with the wizard's values
  /** Steps with restored values that the user has not seen: what is not seen is not sent. */
  const unseen = steps.map((each) => form.unseen.some((name) => Object.hasOwn(each.schema.shape, name)))
  const problems = invalid.map((isInvalid, index) => isInvalid || unseen[index] === true)
  const journey: Journey = { current, furthest, problems }
  const walk = useJourney({ steps, form, validate: wizard.validate, current, turnTo })
  const guard = useLeaveGuard(() => open && form.unsaved(), form.discard)
  const close = () => guard.leave(onClose)
  const { codeButton, code } = useShowCode(form)

  const Obstacles = typeof wizard.preflight === 'object' ? null : wizard.preflight
  const isLast = current === steps.length - 1
  const busy = form.busy || walk.validating
  const attention = needingAttention(journey)
  const why = useId()
  const submit = (event: FormEvent) => {
    if (isLast && !unseen.includes(true)) return form.submit(event)
    event.preventDefault()
    // Events bubble through React portals: a wizard over another form must not submit that form.
    event.stopPropagation()
    if (!busy) void walk.goTo(isLast ? unseen.indexOf(true) : current + 1)
  }

  return (
    <Dialog
      open={open}
      onClose={close}
      size="wide"
      title={formatText(intl, wizard.title)}
      locked={form.busy}
      onSubmit={submit}
      aside={
        <>
          <StepList
            titles={steps.map(({ title }) => formatMessage(title))}
            journey={journey}
            disabled={busy}
            onGo={(index) => void walk.open(index)}
          />
          {back && (
            <div className="border-line px-2.5 max-md:mt-2 md:mt-3 md:border-t md:pt-3">
              <Button size="small" disabled={busy} onClick={() => back.onPress(form.values)}>
                {back.label}
              </Button>
            </div>
          )}
        </>
      }
      footerNote={
        <div className="flex flex-wrap items-center gap-x-4">
          {codeButton}
          {attention.length > 0 && (
            <span id={why}>
              {formatMessage(wizardPhrases.attention, { count: attention.length })}{' '}
              {attention.map((index, place) => (
                <span key={index}>
                  {place > 0 && ', '}
                  <button
                    type="button"
                    disabled={busy}
                    className={`cursor-pointer ${linkClass}`}
                    onClick={() => void walk.open(index)}
                  >
                    {steps[index] && formatMessage(steps[index].title)}
                  </button>
                </span>
              ))}
            </span>
          )}
        </div>
      }
      footer={
        <>
          {/* A narrow window has space for three buttons; the close button in the corner does the same. */}
          <Button variant="quiet" onClick={close} disabled={form.busy} className="max-sm:hidden">
            {formatMessage(frameworkMessages.cancel)}
          </Button>
          <Button disabled={current === 0 || busy} onClick={() => turnTo(current - 1)}>
            {formatMessage(wizardMessages.back)}
          </Button>
          {!isLast && (
            <Button type="submit" busy={walk.validating} disabled={form.busy}>
              {formatMessage(wizardMessages.next)}
            </Button>
          )}
          <Button
            variant="primary"
            type={isLast ? 'submit' : 'button'}
            busy={form.busy}
            disabled={problems.includes(true) || walk.validating || form.blocked !== null}
            aria-describedby={form.blocked ?? (attention.length > 0 ? why : undefined)}
            focusableWhenDisabled
            onClick={isLast ? undefined : () => form.submit()}
          >
            {formatText(intl, wizard.finish ?? wizard.title)}
          </Button>
        </>
      }
    >
      {step && (
        <StepBody step={step} form={form} heading={heading} refusals={walk.refusals[step.id] ?? []}>
          <DraftOffer form={form} />
          {form.failure && <FormAlert title={failureOf(sent, form.failure)} error={form.failure} />}
          {walk.failure && <FormAlert error={walk.failure} />}
          {underway}
          {Obstacles && <Obstacles form={form} />}
        </StepBody>
      )}
      {code && <div className="mt-4">{code}</div>}
      {guard.question}
    </Dialog>
  )
}

const NONE_HIDDEN: Shown = {}

/** The failure message: about the values that were sent, even if the fields have changed since. */
function useFailureTitle<V extends FieldValues>({ failed }: Pick<WizardDefinition<V, unknown>, 'failed'>) {
  const { formatMessage } = useIntl()
  const failureMessage = useFailureMessage()
  return (sent: V, error: ApiError): string => {
    if (typeof failed === 'function') return failed(sent, error)
    return 'operation' in failed ? failureMessage(failed.operation, failed.of) : formatMessage(failed)
  }
}
