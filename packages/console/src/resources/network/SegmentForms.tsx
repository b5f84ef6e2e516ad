import { networkSegmentEndpoints as endpoints, type NetworkSegment } from '@meridian/contract'
import { useIntl } from 'react-intl'
import * as z from 'zod'
import { Field } from '../../framework/forms/Field.tsx'
import { FormModal } from '../../framework/forms/FormModal.tsx'
import { useResourceForm } from '../../framework/forms/use-resource-form.ts'
import { words } from '../../framework/text/common.messages.ts'
import { NumberField } from '../../ui/fields/NumberField.tsx'
import { SelectField } from '../../ui/fields/SelectField.tsx'
import { TextField } from '../../ui/fields/TextField.tsx'
import { toast } from '../../ui/toast/toast.ts'
import { adminNetworkMessages, networkTypes } from './admin-network.messages.ts'
import { networkFields } from './network.messages.ts'
import { checkSegment, NETWORK_TYPES, providerSchema, shownProviderFields } from './provider-network.ts'
import { segmentMessages as messages, segmentPhrases as phrases } from './segments.messages.ts'
import { moreWords } from '../../framework/text/more-words.messages.ts'

const TYPES = NETWORK_TYPES.filter((type) => type !== 'automatic')

const description = z.string().trim().max(255)

const segmentSchema = z
  .object({
    ...providerSchema.pick({ type: true, physical: true, segment: true }).shape,
    name: z.string().trim().max(255),
    description,
  })
  .superRefine(checkSegment)

interface FormProps {
  /** `isChanged`: something was sent. */
  onClose: (isChanged: boolean) => void
}

/** Adds a segment; an empty segmentation id is chosen by Neutron. */
export function CreateSegment({ network, onClose }: FormProps & { network: string }) {
  const { formatMessage } = useIntl()
  const form = useResourceForm({
    schema: segmentSchema,
    defaults: { name: '', type: 'vxlan', physical: '', segment: null, description: '' },
    labels: {
      name: words.name,
      type: moreWords.providerNetworkType,
      physical: networkFields.physical,
      segment: moreWords.segmentationId,
      description: words.description,
    },
    shown: { physical: shownProviderFields.physical, segment: shownProviderFields.segment },
    submit: (values, send) =>
      send(endpoints.networkSegmentCreate, {
        params: { id: network },
        body: {
          name: values.name || null,
          description: values.description,
          network_type: values.type,
          ...(values.physical && { physical_network: values.physical }),
          ...(values.segment && { segmentation_id: values.segment }),
        },
      }),
    done: (made) => {
      toast.success(formatMessage(phrases.created, { name: made.name || String(made.segmentation_id ?? made.id) }))
      onClose(true)
    },
  })
  const title = formatMessage(messages.create)
  return (
    <FormModal
      form={form}
      title={title}
      action={title}
      failed={formatMessage(messages.createFailed)}
      preflight={{ none: 'Neutron has no quota of segments' }}
      onClose={() => onClose(false)}
    >
      <Field of={form} name="name">
        {(field) => <TextField {...field} autoComplete="off" />}
      </Field>
      <Field of={form} name="type">
        {(field) => (
          <SelectField
            {...field}
            options={TYPES.map((value) => ({ value, label: formatMessage(networkTypes[value]) }))}
          />
        )}
      </Field>
      <Field of={form} name="physical">
        {(field) => <TextField {...field} />}
      </Field>
      <Field of={form} name="segment">
        {(field) => <NumberField {...field} hint={formatMessage(adminNetworkMessages.segmentHint)} />}
      </Field>
      <Field of={form} name="description">
        {(field) => <TextField {...field} />}
      </Field>
    </FormModal>
  )
}

export function EditSegment({ segment, onClose }: FormProps & { segment: NetworkSegment }) {
  const { formatMessage } = useIntl()
  const form = useResourceForm({
    schema: z.object({ name: z.string().trim().max(255), description }),
    defaults: { name: segment.name ?? '', description: segment.description ?? '' },
    labels: { name: words.name, description: words.description },
    submit: ({ name, description: text }, send) =>
      send(endpoints.networkSegmentUpdate, {
        params: { id: segment.id },
        body: { name: name || null, description: text },
      }),
    done: ({ id, name, segmentation_id: number }) => {
      toast.success(formatMessage(phrases.saved, { name: name || String(number ?? id) }))
      onClose(true)
    },
  })
  const title = formatMessage(messages.edit)
  return (
    <FormModal
      form={form}
      size="small"
      title={title}
      action={title}
      failed={formatMessage(messages.editFailed)}
      preflight={{ none: 'the segment exists' }}
      onClose={() => onClose(false)}
    >
      <Field of={form} name="name">
        {(field) => <TextField {...field} autoComplete="off" />}
      </Field>
      <Field of={form} name="description">
        {(field) => <TextField {...field} />}
      </Field>
    </FormModal>
  )
}
