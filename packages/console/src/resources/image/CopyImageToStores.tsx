import { imageImportEndpoints, storesOf, type Image } from '@meridian/contract'
import { useIntl } from 'react-intl'
import * as z from 'zod'
import { query } from '../../api/query.ts'
import { ItemForm } from '../../framework/forms/ItemForm.tsx'
import { OptionsField } from '../../framework/forms/OptionsField.tsx'
import type { ModalTools } from '../../framework/resource/modal.ts'
import { sharingMessages as messages, sharingPhrases } from './image-sharing.messages.ts'

const schema = z.object({ store: z.string().min(1) })

export function CopyImageToStores({ item: image, tools }: { item: Image; tools: ModalTools }) {
  const { formatMessage } = useIntl()
  const present = storesOf(image)
  const name = image.name || image.id
  return (
    <ItemForm
      item={image}
      label={name}
      tools={tools}
      title={messages.copy}
      failed={formatMessage(messages.copyFailed)}
      schema={schema}
      defaults={{ store: '' }}
      labels={{ store: messages.store }}
      submit={({ store }, send) =>
        send(imageImportEndpoints.imageCopy, { params: { id: image.id }, body: { stores: [store] } })
      }
      sent={() => formatMessage(sharingPhrases.copying, { name })}
    >
      {(form) => (
        <OptionsField
          of={form}
          name="store"
          query={query(imageImportEndpoints.imageImportInfo)}
          options={({ stores }) =>
            stores
              .filter((store) => !store.read_only && !present.includes(store.id))
              .map(({ id, description }) => ({ value: id, label: description ? `${id} (${description})` : id }))
          }
          placeholder={formatMessage(messages.store)}
          none={formatMessage(messages.store)}
        />
      )}
    </ItemForm>
  )
}
