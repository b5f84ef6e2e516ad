import { objectEndpoints } from '@meridian/contract'
import { useState } from 'react'
import { useIntl, type MessageDescriptor } from 'react-intl'
import * as z from 'zod'
import { PlainForm } from '../../../../framework/forms/PlainForm.tsx'
import { debouncedCheck, withMessage, unique } from '../../../../framework/forms/validators.ts'
import { useDialogTools } from '../../../../framework/resource/modal.ts'
import { failedTitle } from '../../failed-title.ts'
import { settingLabels } from '../../container-settings.messages.ts'
import { containerFormMessages } from '../../container.messages.ts'
import { invalidateContainers } from '../../container.queries.ts'
import { objectFormLabels, objectFormMessages as messages } from '../object-forms.messages.ts'
import {
  exists,
  folderAbove,
  folderIn,
  objectAddress,
  objectId,
  type ObjectAddress,
  type StoredObject,
} from '../object.queries.ts'

/** In bytes, with the folders. */
const MAX_PATH_LENGTH = 1024

/** URLs lose the parts "." and "..". */
const isAddressable = (name: string) => !name.split('/').some((part) => part === '.' || part === '..')

const fits = (path: string) => new TextEncoder().encode(path).length <= MAX_PATH_LENGTH

/** The name of an object as the user enters it; `addressOf` returns its full address. */
export const nameRule = (addressOf: (name: string) => ObjectAddress) =>
  z
    .string()
    .min(1)
    .refine(isAddressable, withMessage(messages.dots))
    .refine((name) => fits(addressOf(name).path), withMessage(messages.tooLong))

/** For `nameRule(…).refine(...isFree(…))`: no object has this address; `taken` is the message if one has. */
export const isFree = (addressOf: (name: string) => ObjectAddress, taken: MessageDescriptor) =>
  unique(
    debouncedCheck(async (name: string, signal) => !isAddressable(name) || !(await exists(addressOf(name), signal))),
    taken,
  )

const folderSchema = (parent: ObjectAddress) => {
  const addressOf = (name: string) => folderIn(parent, name)
  return z.object({ folderName: nameRule(addressOf).refine(...isFree(addressOf, messages.folderExists)) })
}

/** Creates a folder in the container or folder with the id `parent`. */
export function CreateFolder({ parent: parentId }: { parent: string }) {
  const tools = useDialogTools()
  const { formatMessage } = useIntl()
  const parent = objectAddress(parentId)
  const [schema] = useState(() => folderSchema(parent))
  return (
    <PlainForm
      title={messages.folderTitle}
      description={formatMessage(messages.into, { place: parentId })}
      failed={(error) => failedTitle(error, formatMessage(messages.unableToCreateFolder))}
      schema={schema}
      defaults={{ folderName: '' }}
      fields={{ folderName: { label: objectFormLabels.folderName, hint: messages.slashHint } }}
      preflight={{ none: 'Swift reports a quota of bytes only with the refusal, and names may be reused' }}
      submit={async ({ folderName }, send) => {
        const address = folderIn(parent, folderName)
        await send(objectEndpoints.objectCreate, { params: { ...address } })
        return objectId(address)
      }}
      nameOf={({ folderName }) => folderName}
      success={messages.folderCreated}
      outcome={(id) => ({ created: [{ type: tools.type, id }] })}
    />
  )
}

/** The service checks whether the container exists and the name is free. */
const copySchema = z.object({
  container: z
    .string()
    .min(1)
    .refine((name) => !name.includes('/'), withMessage(containerFormMessages.slash)),
  copyName: nameRule((name) => ({ container: '', path: name })),
  move: z.boolean(),
})

export function CopyObject({ item: object }: { item: StoredObject }) {
  const tools = useDialogTools()
  const { formatMessage } = useIntl()
  const { container, path } = object
  return (
    <PlainForm
      title={messages.copyTitle}
      about={object.id}
      failed={(error) => failedTitle(error, formatMessage(messages.unableToCopy))}
      schema={copySchema}
      defaults={{ container, copyName: folderAbove(path), move: false }}
      fields={{
        container: { label: objectFormLabels.container },
        copyName: { label: objectFormLabels.copyName, hint: messages.slashHint },
        move: { label: settingLabels.move },
      }}
      preflight={{ none: 'Swift reports a quota of bytes only with the refusal, and names may be reused' }}
      submit={async ({ container: to, copyName, move }, send) => {
        const body = { dest_container: to, dest_name: copyName }
        await send(objectEndpoints.objectCopy, { params: { container, path }, body })
        // Swift cannot move: the original goes once the copy is stored.
        if (move) await send(objectEndpoints.objectDelete, { params: { container, path } })
        if (!send.rehearsal) void invalidateContainers()
        return { id: objectId({ container: to, path: copyName }), move }
      }}
      success={() => formatMessage(messages.copied, { path })}
      outcome={({ id, move }) => ({
        created: [{ type: tools.type, id }],
        ...(move && { deleted: [{ type: tools.type, id: object.id }] }),
      })}
    />
  )
}
