import * as z from 'zod'
import { currentUploader, UPLOADS_KEY as KEY, type Uploader } from './uploader.ts'

const BegunUpload = z.object({
  /** The type and id of the resource that is created. */
  type: z.string(),
  id: z.string(),
  /** The prefix of its stored segments. */
  part: z.string(),
  /** The name of the file, and the name of the created resource. */
  name: z.string(),
  place: z.string(),
  user: z.string(),
  project: z.string().nullable(),
  at: z.number(),
})

/** A started upload that may leave useless data in the cloud unless it finishes. */
export type BegunUpload = z.infer<typeof BegunUpload>

/** Other windows of the same browser reply within this time, or do not exist. */
const REPLY_MS = 300

/** The uploads that run in this window. */
const held = new Set<string>()
let ownChannel: BroadcastChannel | null = null

const keyOf = ({ type, id, part }: Pick<BegunUpload, 'type' | 'id' | 'part'>) => [type, id, part].join(' ')

/** Stores an upload beyond the life of this window, and returns a function that removes it. */
export function rememberUpload(upload: Omit<BegunUpload, 'at' | 'user' | 'project'>): () => void {
  const uploader = currentUploader()
  if (!uploader) return () => {}
  const begun: BegunUpload = { ...upload, ...uploader, at: Date.now() }
  const key = keyOf(begun)
  held.add(key)
  answerOthers()
  write([...read().filter((other) => keyOf(other) !== key), begun])
  return () => forgetUpload(begun)
}

export function forgetUpload(upload: BegunUpload): void {
  const key = keyOf(upload)
  held.delete(key)
  write(read().filter((other) => keyOf(other) !== key))
}

/** The uploads that this user started in this project in a window that is now closed. */
export async function interruptedUploads({ user, project }: Uploader): Promise<BegunUpload[]> {
  const mine = read().filter((upload) => upload.user === user && upload.project === project)
  const elsewhere = mine.length > 0 ? await heldElsewhere() : new Set()
  return mine.filter((upload) => !held.has(keyOf(upload)) && !elsewhere.has(keyOf(upload)))
}

const Held = z.array(z.string())

function answerOthers(): void {
  if (ownChannel) return
  ownChannel = new BroadcastChannel(KEY)
  ownChannel.addEventListener('message', ({ data }) => {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has no origin but its own
    if (data === 'which?') ownChannel?.postMessage([...held])
  })
}

async function heldElsewhere(): Promise<Set<string>> {
  const channel = new BroadcastChannel(KEY)
  const found = new Set<string>()
  channel.addEventListener('message', ({ data }) => {
    for (const key of Held.safeParse(data).data ?? []) found.add(key)
  })
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has no origin but its own
  channel.postMessage('which?')
  await new Promise((resolve) => setTimeout(resolve, REPLY_MS))
  channel.close()
  return found
}

function read(): BegunUpload[] {
  try {
    return z.array(BegunUpload).parse(JSON.parse(localStorage.getItem(KEY) ?? '[]'))
  } catch {
    return [] // storage that is forbidden or invalid
  }
}

function write(uploads: readonly BegunUpload[]): void {
  try {
    if (uploads.length > 0) localStorage.setItem(KEY, JSON.stringify(uploads))
    else localStorage.removeItem(KEY)
  } catch {
    // Without storage the upload still works; only the next visit does not know of it.
  }
}
