import type { IntlShape } from 'react-intl'
import { ApiError } from '../../../../api/api-error.ts'
import { queryClient } from '../../../../api/query.ts'
import { isStopped } from '../../../../api/upload-watch.ts'
import type { Confirm } from '../../../../framework/resource/confirm.ts'
import { joinNames, mapWithLimit } from '../../../../framework/actions/join-names.ts'
import { BATCH_AT_ONCE } from '../../../../framework/loading/timers.ts'
import { describeError } from '../../../../framework/text/error-text.ts'
import { toast } from '../../../../ui/toast/toast.ts'
import { uploadMessages } from '../object-forms.messages.ts'
import { exists, fileIn, objectQueries, type ObjectAddress } from '../object.queries.ts'
import type { DroppedFile } from '../../../../framework/files/dropped-files.ts'
import { discardUpload, sendObject, type BegunObject } from './send-object.ts'
import { moreWords } from '../../../../framework/text/more-words.messages.ts'

/** Few, so that each makes progress and the page's own requests do, too. */
const UPLOADS_AT_ONCE = 2

/** Of more uploads, one message has only the number. */
const MAX_NAMED = 3

interface Tools {
  intl: IntlShape
  confirm: Confirm
}

/** Uploads files to a folder in the background; the list of activities shows the progress. */
export async function uploadDropped(files: readonly DroppedFile[], folder: ObjectAddress, tools: Tools): Promise<void> {
  const { intl } = tools
  if (!(await mayReplace(files, folder, tools))) return
  const succeeded = await mapWithLimit(files, UPLOADS_AT_ONCE, (file) => send(file, folder, intl))
  const done = files.filter((_, index) => succeeded[index])
  if (done.length > MAX_NAMED) toast.success(intl.formatMessage(uploadMessages.uploadedMany, { count: done.length }))
  else for (const { name } of done) toast.success(intl.formatMessage(uploadMessages.uploaded, { name }))
  await queryClient.invalidateQueries({ queryKey: objectQueries.list(folder.container, folder.path).queryKey })
}

async function send({ file, name }: DroppedFile, folder: ObjectAddress, intl: IntlShape): Promise<boolean> {
  let begun: BegunObject | null = null
  const onBegun = (next: BegunObject) => {
    begun = next
  }
  try {
    await sendObject(fileIn(folder, name), file, { onBegun })
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

/** Whether no object has one of these names, or the user agrees to replace those that have. */
async function mayReplace(
  files: readonly DroppedFile[],
  folder: ObjectAddress,
  { intl, confirm }: Tools,
): Promise<boolean> {
  const { items } = await queryClient.fetchQuery(objectQueries.list(folder.container, folder.path))
  const paths = new Set(items.map(({ path }) => path))
  // If the folder of a dropped file exists, the file may exist in it.
  const isTaken = async ({ name }: DroppedFile) => {
    const address = fileIn(folder, name)
    if (!name.includes('/')) return paths.has(address.path)
    const outermost = folder.path + name.slice(0, name.indexOf('/') + 1)
    return paths.has(outermost) && exists(address)
  }
  const taken = await mapWithLimit(files, BATCH_AT_ONCE, isTaken)
  const replaced = files.filter((_, index) => taken[index])
  if (replaced.length === 0) return true
  const agreed = await confirm({
    title: intl.formatMessage(uploadMessages.replaceTitle),
    body: intl.formatMessage(uploadMessages.replaceBody, {
      names: joinNames(replaced, { intl, label: ({ name }) => name }),
      count: replaced.length,
    }),
    action: intl.formatMessage(moreWords.replace),
    danger: true,
    run: () => Promise.resolve(true),
  })
  return agreed === true
}
