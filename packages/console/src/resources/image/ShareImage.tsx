import { imageEndpoints, imageMemberEndpoints, type Image } from '@meridian/contract'
import { useMemo } from 'react'
import { useIntl } from 'react-intl'
import * as z from 'zod'
import type { Call } from '../../api/client.ts'
import { queryClient } from '../../api/query.ts'
import { PlainForm } from '../../framework/forms/PlainForm.tsx'
import { withMessage } from '../../framework/forms/validators.ts'
import { membersOf } from './ImageMembers.tsx'
import { sharingMessages as messages } from './image-sharing.messages.ts'
import { imageMessages } from './image.messages.ts'
import { words } from '../../framework/text/common.messages.ts'

/** Glance adds members to shared images only. */
async function share({ id, visibility }: Image, member: string, send: Call): Promise<void> {
  if (visibility !== 'shared') {
    const body = { updated: { visibility: 'shared' }, removed: [] }
    await send(imageEndpoints.imagePropertiesUpdate, { params: { id }, body })
  }
  await send(imageMemberEndpoints.imageMemberAdd, { params: { id }, body: { member } })
  if (!send.rehearsal) await queryClient.invalidateQueries({ queryKey: membersOf(id).queryKey })
}

export function ShareImage({ item: image }: { item: Image }) {
  const { formatMessage } = useIntl()
  const schema = useMemo(
    () =>
      z.object({
        member: z
          .string()
          .trim()
          .min(1)
          .max(255)
          .refine((id) => id !== image.owner, withMessage(messages.own)),
      }),
    [image],
  )
  return (
    <PlainForm
      item={image}
      title={imageMessages.share}
      about={image.name || image.id}
      failed={messages.failed}
      success={messages.shared}
      schema={schema}
      defaults={{ member: '' }}
      fields={{ member: { label: words.projectId, hint: messages.projectHint } }}
      submit={({ member }, send) => share(image, member, send)}
    >
      {image.visibility !== 'shared' && <p className="text-ink-2">{formatMessage(messages.becomesShared)}</p>}
    </PlainForm>
  )
}
