import type { QuotaUsage } from '@meridian/contract'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import { queryClient } from '../../api/query.ts'
import { WidgetField, useShownFields } from '../../framework/forms/Field.tsx'
import { FormModal } from '../../framework/forms/FormModal.tsx'
import { useResourceForm, type ResourceForm } from '../../framework/forms/use-resource-form.ts'
import { LoadingModal } from '../../framework/modals/WaitModal.tsx'
import { useDialogTools } from '../../framework/resource/modal.ts'
import { Tabs } from '../../ui/Tabs.tsx'
import { NumberField } from '../../ui/fields/NumberField.tsx'
import { quotaMessages, quotaServices } from './project-forms.messages.ts'
import { projectMessages } from './project.messages.ts'
import type { Project } from './project.queries.ts'
import { quotaSchema } from './quota-schema.ts'
import {
  limitsIn,
  projectQuotas,
  QUOTA_SERVICES,
  quotaLabel,
  saveQuotas,
  type ProjectQuotas,
  type QuotaService,
  type QuotaValues,
} from './quotas.ts'
import { typeNames } from '../../framework/text/common.messages.ts'

interface ModifyQuotasProps {
  item: Project
}

export function ModifyQuotas({ item: project }: ModifyQuotasProps) {
  const { formatMessage } = useIntl()
  // Not from the cache: the usage may have changed since the dialog was last open.
  const query = useQuery({ ...projectQuotas(project.id), gcTime: 0 })
  if (query.data) return <QuotaForm item={project} loaded={query.data} />
  return (
    <LoadingModal
      query={query}
      title={formatMessage(projectMessages.modifyQuotas)}
      failed={formatMessage(quotaMessages.unableToLoad)}
    />
  )
}

function QuotaForm({ item: project, loaded }: ModifyQuotasProps & { loaded: ProjectQuotas }) {
  const tools = useDialogTools()
  const intl = useIntl()
  const { formatMessage } = intl
  // As first loaded: the form sends the difference to these.
  const [quotas] = useState(loaded)
  const shown = QUOTA_SERVICES.filter((service) => quotas[service].length > 0)
  const [tab, setTab] = useState<string>(shown[0] ?? '')
  const all = QUOTA_SERVICES.flatMap((service) => quotas[service])
  const labels = Object.fromEntries(all.map((quota) => [quota.name, quotaLabel(intl, quota)]))
  const form = useResourceForm({
    schema: quotaSchema(quotas, labels),
    defaults: limitsIn(quotas),
    labels,
    submit: async (values, send) => {
      try {
        await saveQuotas(intl, project.id, { quotas, values, send })
      } finally {
        // Even if one service refuses, others may be saved.
        if (!send.rehearsal) void queryClient.invalidateQueries({ queryKey: projectQuotas(project.id).queryKey })
      }
    },
    done: () =>
      tools.done(formatMessage(quotaMessages.done, { name: project.name }), {
        updated: [{ type: tools.type, id: project.id }],
      }),
    onRefused: (names) => {
      const refused = shown.find((service) => quotas[service].some(({ name }) => names.includes(name)))
      if (refused) setTab(refused)
    },
  })
  // Those of all tabs: what was entered under another one is sent, too.
  useShownFields(form, Object.keys(form.values))
  const fieldsOf = (service: QuotaService) => <QuotaFields form={form} quotas={quotas[service]} />
  const title = formatMessage(projectMessages.modifyQuotas)
  return (
    <FormModal
      form={form}
      open={tools.open}
      size="large"
      title={title}
      description={formatMessage(quotaMessages.hint, { name: project.name })}
      action={title}
      failed={formatMessage(quotaMessages.failed)}
      preflight={{ none: 'the project exists' }}
      onClose={tools.close}
    >
      <Tabs
        label={formatMessage(typeNames.quotas)}
        value={tab}
        onChange={setTab}
        items={shown.map((service) => ({
          id: service,
          label: formatMessage(quotaServices[service]),
          content: () => fieldsOf(service),
        }))}
      />
    </FormModal>
  )
}

interface QuotaFieldsProps {
  form: ResourceForm<QuotaValues>
  quotas: readonly QuotaUsage[]
}

/** The quotas of one service. */
function QuotaFields({ form, quotas }: QuotaFieldsProps) {
  const { formatMessage } = useIntl()
  return (
    <div className="grid items-start gap-4 sm:grid-cols-2">
      {quotas.map(({ name, in_use: use, reserved }) => (
        <WidgetField
          key={name}
          of={form}
          name={name}
          as={NumberField}
          min={-1}
          hint={formatMessage(quotaMessages.inUse, { count: use + reserved })}
        />
      ))}
    </div>
  )
}
