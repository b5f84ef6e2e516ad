import { imageImportEndpoints, storesOf, type Image } from '@meridian/contract'
import * as z from 'zod'
import { query } from '../../api/query.ts'
import { PlainForm } from '../../framework/forms/PlainForm.tsx'
import { choicesOf } from '../../framework/forms/field-spec.ts'
import { sharingMessages as messages } from './image-sharing.messages.ts'

const schema = z.object({ store: z.string().min(1) })

const storesFor = (image: Image) =>
  choicesOf({
    query: query(imageImportEndpoints.imageImportInfo),
    options: ({ stores }) =>
      stores
        .filter((store) => !store.read_only && !storesOf(image).includes(store.id))
        .map(({ id, description }) => ({ value: id, label: description ? `${id} (${description})` : id })),
    placeholder: messages.store,
  })

export const CopyImageToStores = ({ item: image }: { item: Image }) => (
  <PlainForm
    item={image}
    about={image.name || image.id}
    title={messages.copy}
    failed={messages.copyFailed}
    success={messages.copying}
    schema={schema}
    defaults={{ store: '' }}
    fields={{ store: { label: messages.store, options: storesFor(image) } }}
    submit={({ store }, send) =>
      send(imageImportEndpoints.imageCopy, { params: { id: image.id }, body: { stores: [store] } })
    }
  />
)
