import * as z from 'zod'

const BegunUpload = z.object({
  /** Of the resource that is made, and its id there. */
  type: z.string(),
  id: z.string(),
  /** What it is called where it is stored in parts. */
  part: z.string(),
  /** The file's, and that of what is made of it. */
  name: z.string(),
  place: z.string(),
  user: z.string(),
  project: z.string().nullable(),
  at: z.number(),
})

/** An upload of which something may lie in the cloud that is of no use unless it comes to its end. */
export type BegunUpload = z.infer<typeof BegunUpload>

/** Who uploads, and where to. */
export type Uploader = Pick<BegunUpload, 'user' | 'project'>

const KEY = 'meridian.uploads'

/** Other windows of the same browser answer within this time, or are not there. */
const ANSWER_MS = 300

/** This window has these in its hands. */
const held = new Set<string>()
let uploader: Uploader | null = null
let line: BroadcastChannel | null = null

export function uploadsAreOf(next: Uploader): void {
  uploader = next
}

const keyOf = ({ type, id, part }: Pick<BegunUpload, 'type' | 'id' | 'part'>) => [type, id, part].join(' ')

/** Remembers an upload beyond the life of this window, until what is called for the answer. */
export function rememberUpload(upload: Omit<BegunUpload, 'at' | 'user' | 'project'>): () => void {
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

/** Whether there is anything to look for. */
export const anyUploadsBegun = (): boolean => read().length > 0

/** What this user began in this project, in a window that is no longer there. */
export async function brokenUploads({ user, project }: Uploader): Promise<BegunUpload[]> {
  const mine = read().filter((upload) => upload.user === user && upload.project === project)
  const elsewhere = mine.length > 0 ? await heldElsewhere() : new Set()
  return mine.filter((upload) => !held.has(keyOf(upload)) && !elsewhere.has(keyOf(upload)))
}

const Held = z.array(z.string())

function answerOthers(): void {
  if (line) return
  line = new BroadcastChannel(KEY)
  line.addEventListener('message', ({ data }) => {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has no origin but its own
    if (data === 'which?') line?.postMessage([...held])
  })
}

async function heldElsewhere(): Promise<Set<string>> {
  const asking = new BroadcastChannel(KEY)
  const found = new Set<string>()
  asking.addEventListener('message', ({ data }) => {
    for (const key of Held.safeParse(data).data ?? []) found.add(key)
  })
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has no origin but its own
  asking.postMessage('which?')
  await new Promise((resolve) => setTimeout(resolve, ANSWER_MS))
  asking.close()
  return found
}

function read(): BegunUpload[] {
  try {
    return z.array(BegunUpload).parse(JSON.parse(localStorage.getItem(KEY) ?? '[]'))
  } catch {
    return [] // storage that is barred or was tampered with remembers nothing
  }
}

function write(uploads: readonly BegunUpload[]): void {
  try {
    if (uploads.length > 0) localStorage.setItem(KEY, JSON.stringify(uploads))
    else localStorage.removeItem(KEY)
  } catch {
    // Without storage an upload works all the same; only the next visit knows nothing of it.
  }
}
