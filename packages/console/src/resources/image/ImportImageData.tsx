import { imageImportEndpoints, type Image } from '@meridian/contract'
import { useQuery } from '@tanstack/react-query'
import { useIntl } from 'react-intl'
import * as z from 'zod'
import { query } from '../../api/query.ts'
import { PlainForm } from '../../framework/forms/PlainForm.tsx'
import { imageFormFields } from './image-forms.messages.ts'
import { sharingMessages as messages } from './image-sharing.messages.ts'
import { imageMessages } from './image.messages.ts'

const schema = z.object({ url: z.url({ protocol: /^https?$/ }) })

export function ImportImageData({ item: image }: { item: Image }) {
  const { formatMessage } = useIntl()
  // Without the list, Glance itself reports whether it downloads.
  const { data } = useQuery(query(imageImportEndpoints.imageImportInfo))
  const isOffered = !data || data.methods.includes('web-download')
  return (
    <PlainForm
      item={image}
      title={imageMessages.importData}
      about={image.name || image.id}
      failed={messages.importFailed}
      success={messages.importing}
      schema={schema}
      defaults={{ url: '' }}
      fields={{ url: { label: imageFormFields.image_url, hint: messages.importHint } }}
      submit={(body, send) => send(imageImportEndpoints.imageImport, { params: { id: image.id }, body })}
    >
      {!isOffered && <p role="alert">{formatMessage(messages.noDownload)}</p>}
    </PlainForm>
  )
}
