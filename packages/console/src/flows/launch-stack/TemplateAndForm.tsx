import { useMemo, useState } from 'react'
import { readTemplate } from '../../services/orchestration/hot/hot-template.ts'
import { LaunchQuotas } from './StackQuotas.tsx'
import type { changeOf, StepProps } from './launch-state.ts'
import { groupsOf } from './parameter-rules.ts'
import { ParameterStep } from './ParameterStep.tsx'
import { TemplateStep, type TemplateStepProps } from './TemplateStep.tsx'
import type { LiveTemplate } from './use-live-template.ts'

interface TemplateAndFormProps extends StepProps, Omit<TemplateStepProps, keyof StepProps> {
  live: LiveTemplate
  current: Readonly<Record<string, unknown>>
  isChange: boolean
  /** Why Heat has refused the values; empty if it has not. */
  refusal: string
  /** What a launch would send, null while that is incomplete; undefined if nothing is launched. */
  launched: ReturnType<typeof changeOf> | null | undefined
  onBlock: (reason: string | null) => void
}

/** The form beside the template that it is drawn from; in a narrow window, below it. */
export function TemplateAndForm({
  live,
  current,
  isChange,
  refusal,
  launched,
  onBlock,
  ...rest
}: TemplateAndFormProps) {
  const { form, onChange, tried, ...template } = rest
  const written = useMemo(() => readTemplate(form.template).parameters, [form.template])
  const [entered, setEntered] = useState<string | null>(null)
  const marked = useMemo(() => {
    const part = entered === null || form.source === 'url' ? undefined : written.get(entered)
    return part ? { name: part.name, from: part.key.from, to: part.node.to } : null
  }, [entered, form.source, written])
  const step = { form, onChange, tried }
  return (
    <div
      // Before the field of a parameter reports that it is entered.
      onFocusCapture={() => setEntered(null)}
      className="grid items-start gap-x-8 gap-y-6 lg:grid-cols-[minmax(0,1fr)_minmax(0,1.15fr)]"
    >
      <div className="grid gap-4 max-lg:order-1">
        <ParameterStep
          {...step}
          groups={live.validated ? groupsOf(live.validated, [...written.keys()]) : null}
          current={current}
          isChange={isChange}
          refusal={refusal}
          onEnter={setEntered}
        />
        {launched !== undefined && <LaunchQuotas body={launched} onBlock={onBlock} />}
      </div>
      <div className="min-w-0 lg:[--code-height:max(22rem,100dvh-29rem)]">
        <TemplateStep {...step} {...template} live={live} marked={marked} />
      </div>
    </div>
  )
}
