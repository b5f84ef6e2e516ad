import { qosSpecEndpoints, volumeTypeEndpoints, VolumeText, type VolumeType } from '@meridian/contract'
import { useIntl } from 'react-intl'
import * as z from 'zod'
import { query } from '../../../api/query.ts'
import { ItemForm } from '../../../framework/forms/ItemForm.tsx'
import { OptionsField } from '../../../framework/forms/OptionsField.tsx'
import { PlainForm } from '../../../framework/forms/PlainForm.tsx'
import type { ModalTools } from '../../../framework/resource/modal.ts'
import { words } from '../../../framework/text/common.messages.ts'
import { encryptionMessages } from '../volume.messages.ts'
import { controlLocations, typeMessages as messages, typePhrases } from '../volume-type.messages.ts'
import { moreWords } from '../../../framework/text/more-words.messages.ts'

interface TypeDialogProps {
  item: VolumeType
  tools: ModalTools
}

const schema = z.object({
  name: z.string().trim().min(1).max(255),
  description: VolumeText,
  is_public: z.boolean(),
})

const fields = {
  name: { label: words.name },
  description: { label: words.description, multiline: true },
  is_public: { label: words.public, hint: moreWords.allProjectsCanUseIt },
}

export const CreateVolumeType = ({ tools }: { tools: ModalTools }) => (
  <PlainForm
    tools={tools}
    schema={schema}
    defaults={{ name: '', description: '', is_public: true }}
    fields={fields}
    preflight={{ none: 'administrators have no quota of volume types' }}
    submit={(body, send) => send(volumeTypeEndpoints.volumeTypeCreate, { body })}
  />
)

export const EditVolumeType = ({ item, tools }: TypeDialogProps) => (
  <PlainForm
    tools={tools}
    item={item}
    schema={schema}
    defaults={{ name: item.name, description: item.description ?? '', is_public: item.is_public }}
    fields={fields}
    submit={(body, send) => send(volumeTypeEndpoints.volumeTypeUpdate, { params: { id: item.id }, body })}
  />
)

const encryptionSchema = z.object({
  provider: z.string().trim().min(1).max(255),
  control_location: z.enum(['front-end', 'back-end']),
  cipher: VolumeText.trim(),
  key_size: z.number().int().min(1).nullable(),
})

/** Creates or changes the encryption of a type. */
export function SetEncryption({ item, tools }: TypeDialogProps) {
  const { encryption } = item
  return (
    <PlainForm
      tools={tools}
      item={item}
      title={encryption ? messages.updateEncryption : messages.createEncryption}
      action={encryption ? words.save : messages.createEncryption}
      failed={messages.encryptionFailed}
      success={typePhrases.changed}
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

const qosSchema = z.object({ qos: z.string().min(1) })

export function AssociateQos({ item, tools }: TypeDialogProps) {
  const { formatMessage } = useIntl()
  const { id: type, qos_specs_id: current } = item
  return (
    <ItemForm
      item={item}
      label={item.name}
      tools={tools}
      title={messages.manageQos}
      action={words.save}
      failed={formatMessage(messages.qosFailed)}
      schema={qosSchema}
      defaults={{ qos: current ?? NONE }}
      labels={{ qos: messages.qos }}
      submit={async ({ qos }, send) => {
        if (qos === (current ?? NONE)) return
        // A type has one association: Cinder refuses a second one.
        if (current) await send(qosSpecEndpoints.qosSpecDisassociate, { params: { id: current, type } })
        if (qos !== NONE) await send(qosSpecEndpoints.qosSpecAssociate, { params: { id: qos, type } })
      }}
      sent={() => formatMessage(typePhrases.changed, { name: item.name })}
    >
      {(form) => (
        <OptionsField
          of={form}
          name="qos"
          query={query(qosSpecEndpoints.qosSpecList)}
          options={({ items }) => [
            { value: NONE, label: formatMessage(moreWords.none) },
            ...items.map(({ id, name }) => ({ value: id, label: name })),
          ]}
          placeholder={formatMessage(moreWords.none)}
          none={formatMessage(moreWords.none)}
        />
      )}
    </ItemForm>
  )
}
