import { networkSegmentEndpoints as endpoints, type NetworkSegment } from '@meridian/contract'
import * as z from 'zod'
import { PlainForm } from '../../framework/forms/PlainForm.tsx'
import { words } from '../../framework/text/common.messages.ts'
import { moreWords } from '../../framework/text/more-words.messages.ts'
import { adminNetworkMessages, networkTypes } from './admin-network.messages.ts'
import { networkFields } from './network.messages.ts'
import { checkSegment, providerSchema, segmentLabel, shownProviderFields } from './provider-network.ts'
import { segmentMessages as messages } from './segments.messages.ts'

const editSchema = z.object({ name: z.string().trim().max(255), description: z.string().trim().max(255) })

const { type, physical, segment } = providerSchema.shape
const createSchema = editSchema
  .extend({ type: type.exclude(['automatic']), physical, segment })
  .superRefine(checkSegment)

/** Adds a segment; an empty segmentation id is chosen by Neutron. */
export const CreateSegment = ({ network }: { network: string }) => (
  <PlainForm
    title={messages.create}
    failed={messages.createFailed}
    success={messages.created}
    schema={createSchema}
    defaults={{ name: '', type: 'vxlan', physical: '', segment: null, description: '' }}
    fields={{
      name: { label: words.name },
      type: { label: moreWords.providerNetworkType, words: networkTypes },
      physical: { label: networkFields.physical, shown: shownProviderFields.physical },
      segment: {
        label: moreWords.segmentationId,
        hint: adminNetworkMessages.segmentHint,
        shown: shownProviderFields.segment,
      },
      description: { label: words.description },
    }}
    submit={(values, send) =>
      send(endpoints.networkSegmentCreate, {
        params: { id: network },
        body: {
          name: values.name || null,
          description: values.description,
          network_type: values.type,
          ...(values.physical && { physical_network: values.physical }),
          ...(values.segment && { segmentation_id: values.segment }),
        },
      })
    }
    nameOf={(_values, made) => segmentLabel(made)}
    preflight={{ none: 'Neutron has no quota of segments' }}
  />
)

export const EditSegment = ({ item }: { item: NetworkSegment }) => (
  <PlainForm
    item={item}
    size="small"
    title={messages.edit}
    failed={messages.editFailed}
    success={messages.saved}
    schema={editSchema}
    defaults={{ name: item.name ?? '', description: item.description ?? '' }}
    fields={{ name: { label: words.name }, description: { label: words.description } }}
    submit={({ name, description }, send) =>
      send(endpoints.networkSegmentUpdate, { params: { id: item.id }, body: { name: name || null, description } })
    }
    nameOf={(_values, changed) => segmentLabel(changed)}
  />
)
