import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import { queryClient } from '../../../api/query.ts'
import { FormModal } from '../../../framework/forms/FormModal.tsx'
import { useResourceForm } from '../../../framework/forms/use-resource-form.ts'
import { LoadingModal } from '../../../framework/modals/LoadingModal.tsx'
import type { ModalTools } from '../../../framework/modals/modal.ts'
import { Tabs } from '../../../ui/Tabs.tsx'
import type { Project } from '../project.queries.ts'
import {
  limitsIn,
  quotaLabel,
  quotaSchema,
  QUOTA_SERVICES,
  type ProjectQuotas,
  type QuotaService,
} from './quota-form.ts'
import { QuotaFields } from './QuotaFields.tsx'
import { quotaMessages, quotaPhrases, quotaServices } from './quotas.messages.ts'
import { projectQuotas } from './quotas.queries.ts'
import { saveQuotas } from './save-quotas.ts'

interface ModifyQuotasProps {
  project: Project
  tools: ModalTools
}

export function ModifyQuotas({ project, tools }: ModifyQuotasProps) {
  const { formatMessage } = useIntl()
  // What was in use when it was last open says nothing.
  const query = useQuery({ ...projectQuotas(project.id), gcTime: 0 })
  if (query.data) return <QuotaForm project={project} quotas={query.data} tools={tools} />
  return (
    <LoadingModal
      query={query}
      title={formatMessage(quotaMessages.title)}
      failed={formatMessage(quotaMessages.unableToLoad)}
      tools={tools}
    />
  )
}

function QuotaForm({ project, quotas: found, tools }: ModifyQuotasProps & { quotas: ProjectQuotas }) {
  const intl = useIntl()
  const { formatMessage } = intl
  // As they were when the form opened; what is sent is the difference to that.
  const [quotas] = useState(found)
  const shown = QUOTA_SERVICES.filter((service) => quotas[service].length > 0)
  const [tab, setTab] = useState<string>(shown[0] ?? '')
  const all = QUOTA_SERVICES.flatMap((service) => quotas[service])
  const labels = Object.fromEntries(all.map((quota) => [quota.name, quotaLabel(intl, quota)]))
  const form = useResourceForm({
    schema: quotaSchema(quotas, labels),
    defaults: limitsIn(quotas),
    labels,
    submit: async (values) => {
      try {
        await saveQuotas(intl, project.id, quotas, values)
      } finally {
        // Part of it may be done where it fails, too.
        void queryClient.invalidateQueries({ queryKey: projectQuotas(project.id).queryKey })
      }
    },
    done: () =>
      tools.done(formatMessage(quotaPhrases.done, { name: project.name }), {
        updated: [{ type: tools.type, id: project.id }],
      }),
    onRefused: (names) => {
      const wrong = shown.find((service) => quotas[service].some(({ name }) => names.includes(name)))
      if (wrong) setTab(wrong)
    },
  })
  const fieldsOf = (service: QuotaService) => <QuotaFields form={form} quotas={quotas[service]} />
  return (
    <FormModal
      form={form}
      open={tools.open}
      size="large"
      title={formatMessage(quotaMessages.title)}
      description={formatMessage(quotaPhrases.hint, { name: project.name })}
      action={formatMessage(quotaMessages.title)}
      failed={formatMessage(quotaMessages.failed)}
      onClose={tools.close}
    >
      <Tabs
        label={formatMessage(quotaMessages.quotas)}
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
