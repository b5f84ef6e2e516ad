import { qosSpecEndpoints, volumeTypeEndpoints, VolumeText, type VolumeType } from '@meridian/contract'
import * as z from 'zod'
import { query } from '../../../api/query.ts'
import { PlainForm } from '../../../framework/forms/PlainForm.tsx'
import { choicesOf } from '../../../framework/forms/field-spec.ts'
import type { ItemDialogProps } from '../../../framework/resource/modal.ts'
import { words } from '../../../framework/text/common.messages.ts'
import { aboutFields, aboutValues } from '../about-fields.ts'
import { encryptionMessages } from '../volume.messages.ts'
import { controlLocations, typeMessages as messages } from '../volume-type.messages.ts'
import { moreWords } from '../../../framework/text/more-words.messages.ts'

/** Creates a volume type, or edits `item`. */
export const VolumeTypeForm = ({ item }: { item?: VolumeType }) => (
  <PlainForm
    item={item}
    schema={volumeTypeEndpoints.volumeTypeCreate.body}
    defaults={{ ...aboutValues(item), is_public: item?.is_public ?? true }}
    fields={{ ...aboutFields, is_public: { label: words.public, hint: moreWords.allProjectsCanUseIt } }}
    preflight={{ none: 'administrators have no quota of volume types' }}
    submit={async (body, send) =>
      item
        ? send(volumeTypeEndpoints.volumeTypeUpdate, { params: { id: item.id }, body })
        : send(volumeTypeEndpoints.volumeTypeCreate, { body })
    }
  />
)

const encryptionSchema = z.object({
  provider: z.string().trim().min(1).max(255),
  control_location: z.enum(['front-end', 'back-end']),
  cipher: VolumeText.trim(),
  key_size: z.number().int().min(1).nullable(),
})

/** Creates or changes the encryption of a type. */
export function SetEncryption({ item }: ItemDialogProps<VolumeType>) {
  const { encryption } = item
  return (
    <PlainForm
      item={item}
      title={encryption ? messages.updateEncryption : messages.createEncryption}
      action={encryption ? words.save : messages.createEncryption}
      failed={messages.encryptionFailed}
      success={messages.changed}
      nameOf={() => item.name}
      schema={encryptionSchema}
      defaults={{
        provider: encryption?.provider ?? 'luks',
        control_location: encryption?.control_location === 'back-end' ? 'back-end' : 'front-end',
        cipher: encryption?.cipher ?? '',
        key_size: encryption?.key_size ?? null,
      }}
      fields={{
        provider: { label: encryptionMessages.provider, hint: messages.encryptionHint },
        control_location: { label: encryptionMessages.location, words: controlLocations },
        cipher: { label: encryptionMessages.cipher },
        key_size: { label: encryptionMessages.keySize },
      }}
      submit={({ cipher, ...body }, send) =>
        send(volumeTypeEndpoints.volumeTypeEncryptionSet, {
          params: { id: item.id },
          body: { ...body, cipher: cipher || null },
        })
      }
    />
  )
}

/** The choice that names no QoS specs. */
const NONE = 'none'

const qosSpecs = choicesOf({
  query: query(qosSpecEndpoints.qosSpecList),
  options: ({ items }, intl) => [
    { value: NONE, label: intl.formatMessage(moreWords.none) },
    ...items.map(({ id, name }) => ({ value: id, label: name })),
  ],
  placeholder: moreWords.none,
})

const qosSchema = z.object({ qos: z.string().min(1) })

export function AssociateQos({ item }: ItemDialogProps<VolumeType>) {
  const { id: type, qos_specs_id: current } = item
  return (
    <PlainForm
      item={item}
      about={item.name}
      title={messages.manageQos}
      action={words.save}
      failed={messages.qosFailed}
      success={messages.changed}
      schema={qosSchema}
      defaults={{ qos: current ?? NONE }}
      fields={{ qos: { label: messages.qos, options: qosSpecs } }}
      submit={async ({ qos }, send) => {
        if (qos === (current ?? NONE)) return
        // A type has one association: Cinder refuses a second one.
        if (current) await send(qosSpecEndpoints.qosSpecDisassociate, { params: { id: current, type } })
        if (qos !== NONE) await send(qosSpecEndpoints.qosSpecAssociate, { params: { id: qos, type } })
      }}
    />
  )
}
