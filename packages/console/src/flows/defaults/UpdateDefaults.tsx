import type { QuotaItem } from '@meridian/contract'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import { queryClient } from '../../api/query.ts'
import { WidgetField } from '../../framework/forms/Field.tsx'
import { FormModal } from '../../framework/forms/FormModal.tsx'
import { useResourceForm } from '../../framework/forms/use-resource-form.ts'
import { quotaLabel } from '../../resources/project/quotas.ts'
import { NumberField } from '../../ui/fields/NumberField.tsx'
import { toast } from '../../ui/toast/toast.ts'
import { defaultsMessages as messages } from './defaults.messages.ts'
import { DEFAULTS, limitsSchema, saveDefaults, type EditableDefaults } from './defaults.ts'

interface UpdateDefaultsProps {
  defaults: EditableDefaults
  onClose: () => void
}

/** Changes the default quotas of compute and volumes; Neutron has no call for its own. */
export function UpdateDefaults({ defaults: loaded, onClose }: UpdateDefaultsProps) {
  const intl = useIntl()
  const { formatMessage } = intl
  // As first loaded: the form sends the difference to these.
  const [defaults] = useState(loaded)
  const all: readonly QuotaItem[] = [...defaults.compute, ...defaults.volume]
  const form = useResourceForm({
    schema: limitsSchema(defaults),
    defaults: Object.fromEntries(all.map(({ name, limit }) => [name, limit])),
    labels: Object.fromEntries(all.map((quota) => [quota.name, quotaLabel(intl, quota)])),
    submit: async (values, send) => {
      try {
        await saveDefaults(defaults, values, send)
      } finally {
        // Even if one service refuses, the other may be saved.
        for (const { queryKey } of send.rehearsal ? [] : Object.values(DEFAULTS))
          void queryClient.invalidateQueries({ queryKey })
      }
    },
    done: () => {
      toast.success(formatMessage(messages.updated))
      onClose()
    },
  })
  return (
    <FormModal
      form={form}
      size="large"
      title={formatMessage(messages.update)}
      description={formatMessage(messages.hint)}
      action={formatMessage(messages.update)}
      failed={formatMessage(messages.updateFailed)}
      preflight={{ none: 'the quotas exist' }}
      onClose={onClose}
    >
      {(['compute', 'volume'] as const)
        .filter((service) => defaults[service].length > 0)
        .map((service) => (
          <section key={service} className="grid gap-3">
            <h3 className="font-semibold">{formatMessage(messages[service])}</h3>
            <div className="grid items-start gap-4 sm:grid-cols-2">
              {defaults[service].map(({ name }) => (
                <WidgetField key={name} of={form} name={name} as={NumberField} min={-1} />
              ))}
            </div>
          </section>
        ))}
    </FormModal>
  )
}
