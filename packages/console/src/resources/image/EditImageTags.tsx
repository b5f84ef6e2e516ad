import { imageEndpoints, ImageTags, type Image } from '@meridian/contract'
import { useIntl } from 'react-intl'
import * as z from 'zod'
import { PlainForm } from '../../framework/forms/PlainForm.tsx'
import { withMessage } from '../../framework/forms/validators.ts'
import type { ModalTools } from '../../framework/modals/modal.ts'
import { useQuery } from '@tanstack/react-query'
import { query } from '../../api/query.ts'
import { LoadingModal } from '../../framework/modals/WaitModal.tsx'
import { words } from '../../framework/text/common.messages.ts'
import { tagsOf } from './ImageOverview.tsx'
import { sharingMessages as messages, sharingPhrases } from './image-sharing.messages.ts'
import { imageFields, imageMessages } from './image.messages.ts'

/** The tags of a text with one per line, each once. */
export const tagsIn = (text: string): string[] => [
  ...new Set(
    text
      .split('\n')
      .map((line) => line.trim())
      .filter(Boolean),
  ),
]

const schema = z.object({
  tags: z.string().refine((text) => ImageTags.safeParse(tagsIn(text)).success, withMessage(messages.tooManyTags)),
})

/** Rows of a list have no tags: the image is read again. */
export function EditImageTags({ item: { id }, tools }: { item: Image; tools: ModalTools }) {
  const { formatMessage } = useIntl()
  const read = useQuery({ ...query(imageEndpoints.imageView, { params: { id } }), staleTime: 0, gcTime: 0 })
  if (!read.data || (read.isFetching && !read.isFetchedAfterMount)) {
    return (
      <LoadingModal
        tools={tools}
        title={formatMessage(imageMessages.editTags)}
        failed={formatMessage(messages.tagsFailed)}
        query={read}
      />
    )
  }
  return <TagsForm image={read.data} tools={tools} />
}

const TagsForm = ({ image, tools }: { image: Image; tools: ModalTools }) => (
  <PlainForm
    tools={tools}
    item={image}
    title={imageMessages.editTags}
    description={image.name || image.id}
    action={words.save}
    failed={messages.tagsFailed}
    success={sharingPhrases.tagged}
    nameOf={() => image.name || image.id}
    schema={schema}
    defaults={{ tags: tagsOf(image).join('\n') }}
    fields={{ tags: { label: imageFields.tags, hint: messages.tagsHint, multiline: true } }}
    submit={({ tags }, send) =>
      send(imageEndpoints.imageTagsUpdate, { params: { id: image.id }, body: { tags: tagsIn(tags) } })
    }
  />
)
