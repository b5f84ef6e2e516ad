import type { IntlShape } from 'react-intl'
import { ApiError } from '../../../../api/api-error.ts'
import { queryClient } from '../../../../api/query.ts'
import { isStopped } from '../../../../api/upload-watch.ts'
import type { Confirm } from '../../../../framework/actions/confirm.ts'
import { mapWithLimit } from '../../../../framework/actions/map-with-limit.ts'
import { joinNames } from '../../../../framework/actions/join-names.ts'
import { describeError } from '../../../../framework/text/describe-error.ts'
import { BATCH_AT_ONCE } from '../../../../framework/timing.ts'
import { toast } from '../../../../ui/toast/toast.ts'
import type { ObjectAddress } from '../object-address.ts'
import { exists, objectQueries } from '../object.queries.ts'
import { discardUpload } from './discard-upload.ts'
import type { DroppedFile } from './dropped-files.ts'
import { sendObject, type BegunObject } from './send-object.ts'
import { uploadMessages, uploadPhrases } from './upload.messages.ts'

/** Few, so that each gets on and the page's own requests do, too. */
const UPLOADS_AT_ONCE = 2

/** More than these are told of by their number. */
const TOLD_BY_NAME = 3

interface Tools {
  intl: IntlShape
  confirm: Confirm
}

/** Uploads files to a folder while the user goes on: the list of activities shows how far they have come. */
export async function uploadDropped(files: readonly DroppedFile[], folder: ObjectAddress, tools: Tools): Promise<void> {
  const { intl } = tools
  if (!(await mayReplace(files, folder, tools))) return
  const outcomes = await mapWithLimit(files, UPLOADS_AT_ONCE, (file) => send(file, folder, intl))
  const done = files.filter((_, index) => outcomes[index])
  if (done.length > TOLD_BY_NAME) toast.success(intl.formatMessage(uploadPhrases.uploadedMany, { count: done.length }))
  else for (const { name } of done) toast.success(intl.formatMessage(uploadPhrases.uploaded, { name }))
  await queryClient.invalidateQueries({ queryKey: objectQueries.list(folder.container, folder.path).queryKey })
}

async function send(
  { file, name }: DroppedFile,
  { container, path }: ObjectAddress,
  intl: IntlShape,
): Promise<boolean> {
  let begun: BegunObject | null = null
  const onBegun = (next: BegunObject) => {
    begun = next
  }
  try {
    await sendObject({ container, path: path + name }, file, { onBegun })
    return true
  } catch (error) {
    if (begun) void discardUpload(begun, intl)
    if (isStopped(error)) return false
    if (!(error instanceof ApiError)) throw error
    toast.danger(intl.formatMessage(uploadMessages.unableToUpload), {
      detail: `${name}: ${describeError(intl, error)}`,
      requestId: error.requestId,
    })
    return false
  }
}

/** Whether nothing is there by these names, or the user wants it replaced. */
async function mayReplace(
  files: readonly DroppedFile[],
  folder: ObjectAddress,
  { intl, confirm }: Tools,
): Promise<boolean> {
  const { items } = await queryClient.fetchQuery(objectQueries.list(folder.container, folder.path))
  const there = new Set(items.map(({ path }) => path))
  // Of files in a folder that is here already, each may be.
  const isOffered = async ({ name }: DroppedFile) => {
    const path = folder.path + name
    if (!name.includes('/')) return there.has(path)
    const outermost = folder.path + name.slice(0, name.indexOf('/') + 1)
    return there.has(outermost) && exists({ container: folder.container, path })
  }
  const taken = await mapWithLimit(files, BATCH_AT_ONCE, isOffered)
  const replaced = files.filter((_, index) => taken[index])
  if (replaced.length === 0) return true
  const agreed = await confirm({
    title: intl.formatMessage(uploadMessages.replaceTitle),
    body: intl.formatMessage(uploadPhrases.replaceBody, {
      names: joinNames(replaced, { intl, label: ({ name }) => name }),
      count: replaced.length,
    }),
    action: intl.formatMessage(uploadMessages.replace),
    danger: true,
    run: () => Promise.resolve(true),
  })
  return agreed === true
}
