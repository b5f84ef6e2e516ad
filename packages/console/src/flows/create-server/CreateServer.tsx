import { useNavigate } from '@tanstack/react-router'
import { useState, type ReactNode } from 'react'
import { useIntl } from 'react-intl'
import { useShowCode } from '../../framework/code/use-show-code.tsx'
import { DraftOffer } from '../../framework/forms/DraftOffer.tsx'
import { useStorePlan } from '../../framework/plan/use-store-plan.ts'
import { useRegistry } from '../../framework/resource/registry.ts'
import type { Settings } from '../../framework/session/settings.ts'
import { Wizard } from '../../framework/wizard/Wizard.tsx'
import { paths } from '../../paths.ts'
import { PageHeader } from '../../ui/PageHeader.tsx'
import { LaunchableProvider } from '../../services/launch/facts/launchable.ts'
import type { LaunchForm } from '../../services/launch/launch-form.ts'
import { PresetMenu } from './PresetMenu.tsx'
import { Summary } from './Summary.tsx'
import { wizardPart, type CreateForm } from './create-form.ts'
import { pageMessages } from './create-server.messages.ts'
import type { CreateFacts } from './facts.ts'
import { useCreateFacts } from './use-create-facts.ts'
import { rehearseRun } from './run/operations.ts'
import { beginRun } from './run/runs.ts'
import { AccessSection } from './sections/AccessSection.tsx'
import { DiskSection } from './sections/DiskSection.tsx'
import { ImageSection } from './sections/ImageSection.tsx'
import { NameSection } from './sections/NameSection.tsx'
import { NetworkSection } from './sections/NetworkSection.tsx'
import { SizeSection } from './sections/SizeSection.tsx'
import { useCreateForm, type PageForm } from './use-create-form.ts'
import { words } from '../../framework/text/common.messages.ts'

interface CreateServerProps {
  trail: ReactNode[]
  settings: Settings
  initial: CreateForm
}

/** Everything that a reachable server needs, on one page; the wizard has the rest. */
export function CreateServer({ trail, settings, initial }: CreateServerProps) {
  const intl = useIntl()
  const { formatMessage } = intl
  const navigate = useNavigate()
  const registry = useRegistry()
  const store = useStorePlan()
  const creatable = useCreateFacts(settings)
  const { facts } = creatable
  const [inWizard, setInWizard] = useState(false)
  const create = (values: CreateForm) => {
    const run = beginRun(values, facts, { intl, registry, store })
    void navigate({ to: paths.createServer(), search: { run } })
  }
  const { form, invalid, wizard } = useCreateForm({ facts, initial, onSubmit: create })
  const { codeButton, code } = useShowCode(form)
  const withWizard = (values: LaunchForm): CreateForm => ({
    ...form.values,
    ...values,
    ...keyOf(values, form.values),
  })
  return (
    <LaunchableProvider value={creatable}>
      <form noValidate onSubmit={form.submit} className="grid gap-4">
        <PageHeader
          trail={trail}
          title={formatMessage(words.createServer)}
          actions={<PresetMenu values={form.values} />}
        />
        <DraftOffer form={form} />
        <div className="grid items-start gap-4 xl:grid-cols-[minmax(0,1fr)_21rem]">
          <div className="grid min-w-0 gap-4">
            <div className="rounded-lg border border-line bg-surface shadow-near">
              <NameSection form={form} />
              <ImageSection form={form} creatable={creatable} />
              <SizeSection form={form} creatable={creatable} />
              {facts.hasNetworks && <NetworkSection form={form} creatable={creatable} />}
              <AccessSection form={form} creatable={creatable} />
              {offersDisk(form, facts) && <DiskSection form={form} facts={facts} />}
            </div>
            {code && (
              <div ref={scrollIntoView} className="rounded-lg border border-line bg-surface p-4 shadow-near">
                {code}
              </div>
            )}
          </div>
          <Summary
            form={form}
            facts={facts}
            invalid={invalid}
            onAllOptions={() => setInWizard(true)}
            codeButton={codeButton}
          />
        </div>
      </form>
      {inWizard && (
        <Wizard
          // The page makes what the wizard describes, together with its own things.
          wizard={{
            ...wizard,
            submit: async (values: LaunchForm, send) => {
              if (send.rehearsal) await rehearseRun(withWizard(values), facts, send)
              return values
            },
          }}
          initial={wizardPart(form.values)}
          back={{
            label: formatMessage(pageMessages.backToPage),
            onPress: (values) => {
              takeOver(form, values)
              setInWizard(false)
            },
          }}
          onDone={(values) => create(withWizard(values))}
          onClose={() => setInWizard(false)}
        />
      )}
    </LaunchableProvider>
  )
}

/** The button is beside the form, and the code below it. */
const scrollIntoView = (element: HTMLElement | null) => element?.scrollIntoView({ block: 'nearest' })

const offersDisk = (form: PageForm, facts: CreateFacts) =>
  facts.hasVolumes && !facts.hidesCreateVolume && !form.isHidden('vol_create')

/** A key pair that was chosen in the wizard replaces one that the page would have made. */
const keyOf = (next: Partial<LaunchForm>, before: CreateForm): Partial<CreateForm> =>
  JSON.stringify(next.key_pair ?? null) === JSON.stringify(before.key_pair)
    ? {}
    : { key_source: (next.key_pair ?? []).length > 0 ? 'existing' : 'none' }

/** Brings the choices of the wizard back to the page. */
function takeOver(form: PageForm, values: LaunchForm) {
  const all = { ...values, ...keyOf(values, form.values) }
  for (const name of Object.keys(all) as (keyof typeof all)[]) {
    // fields of the page
    if (JSON.stringify(form.values[name]) !== JSON.stringify(all[name])) form.set(name, all[name] as never) // of the same field
  }
}
