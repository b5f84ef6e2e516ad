import { CALLS_HEADER } from '@meridian/contract'
import * as z from 'zod'
import { ApiError } from './api-error.ts'
import { namesSignIn, ownHeaders, requestDelay, requestIdOf, underBase, whileSignedIn } from './client.ts'
import type { CallsRequest } from './trace.ts'
import { sendBytes, type UploadOptions } from './send-bytes.ts'
import { watched } from './upload-watch.ts'

/** [type, message, extra tags]. */
const ServerMessages = z.array(z.tuple([z.string(), z.string(), z.string().default('')]))
export type ServerMessage = z.infer<typeof ServerMessages>[number]

/** The extra tags of a message, without what cannot be part of a class. */
export const extraTagsOf = (tags: string): string[] => tags.split(/\s+/).filter((tag) => /^[\w-]+$/.test(tag))

const Option = z.tuple([z.coerce.string(), z.string()])

/** The instructions of a form's reply, from its X-Horizon-* headers. */
export interface ClassicReply {
  /** The next page. */
  location: string | null
  /** The session has ended, and `location` is the sign-in page. */
  loggedOut: boolean
  messages: ServerMessage[]
  /** The new option of the field that the form was opened for; it becomes selected. */
  option: { value: string; label: string } | null
  /** Where to upload the form's file. */
  fileUpload: { url: string; token: string } | null
  body: string
}

export interface ClassicRequest {
  /** The path under the base path. */
  action: string
  fields: URLSearchParams | FormData
  /** The select field that gets the created item as an option. */
  addToField?: string
  headers?: Record<string, string>
  signal?: AbortSignal
  /** Asks for the calls to the cloud behind the reply, or only for an explanation. */
  calls?: CallsRequest
}

/** Posts a form as Horizon's classic pages do: form-encoded, or multipart with a file. */
export async function postClassicForm(request: ClassicRequest): Promise<ClassicReply> {
  const { action, fields, addToField, headers, signal, calls } = request
  const endpoint = `POST ${action}`
  const attempt = async () => {
    await requestDelay()
    return fetch(underBase(action), {
      method: 'POST',
      body: fields,
      signal,
      headers: {
        ...ownHeaders(),
        ...(addToField && { 'X-Horizon-Add-To-Field': addToField }),
        ...(calls && { [CALLS_HEADER]: calls.mode }),
        ...headers,
      },
    }).catch((cause: unknown) => {
      calls?.lost?.()
      if (signal?.aborted) throw cause
      throw new ApiError(`${endpoint} could not be reached`, { reason: 'unreachable', endpoint, cause })
    })
  }
  const sent = await whileSignedIn(attempt, { isOver: namesSignIn })
  const response = calls ? await calls.unwrap(sent) : sent
  const reply = await readClassicReply(response)
  if (response.ok || reply.loggedOut || response.status === 401) return reply
  const words = parsed(z.string(), reply.body) ?? `${response.status} ${response.statusText}`
  const [tag = null, , tags = ''] = reply.messages[0] ?? []
  const { status } = response
  const requestId = requestIdOf(response)
  throw new ApiError(words, { reason: 'refused', endpoint, status, requestId, tag, extraTags: extraTagsOf(tags) })
}

export async function readClassicReply(response: Response): Promise<ClassicReply> {
  const { headers } = response
  const body = await response.text()
  const url = headers.get('x-file-upload-url')
  const token = headers.get('x-auth-token')
  // The header has the option, or the header has the field's name and the body the option.
  const added = headers.get('x-horizon-add-to-field')
  const option = added === null ? null : (parsed(Option, added) ?? parsed(Option, body))
  return {
    location: headers.get('x-horizon-location'),
    loggedOut: response.status === 401 || headers.get('logout') === 'True',
    messages: parsed(ServerMessages, headers.get('x-horizon-messages')) ?? [],
    option: option && { value: option[0], label: option[1] },
    fileUpload: url && token ? { url, token } : null,
    body,
  }
}

/** Uploads a file to the address of a reply. No ajax header and no CSRF token: it may be another server. */
export async function putFile(to: { url: string; token: string }, file: Blob, options: UploadOptions = {}) {
  const endpoint = 'PUT file'
  const headers = { 'Content-Type': 'application/octet-stream', 'X-Auth-Token': to.token }
  await watched(file, options, async ({ send: _, ...more }) => {
    const response = await sendBytes({ method: 'PUT', url: to.url, headers, body: file, ...more }).catch(
      (cause: unknown) => {
        if (more.signal?.aborted) throw cause
        throw new ApiError(`${endpoint} could not be reached`, { reason: 'unreachable', endpoint, cause })
      },
    )
    if (response.ok) return
    const words = parsed(z.string(), await response.text()) ?? `${response.status} ${response.statusText}`
    const { status } = response
    throw new ApiError(words, { reason: 'refused', endpoint, status, requestId: requestIdOf(response) })
  })
}

function parsed<T>(schema: z.ZodType<T>, text: string | null): T | null {
  if (text === null) return null
  try {
    return schema.parse(JSON.parse(text))
  } catch {
    // Not JSON, or not of this shape: the reply has no such part.
    return null
  }
}
