import { Fault } from '../../../core/errors/fault.ts'
import { text as textReply } from '../../../core/http/reply.ts'
import type { Reply } from '../../../core/http/reply.ts'
import type { AnyoneHandler, AnyoneStreamCall, AnyoneStreamHandler } from '../../../core/service/api.ts'
import { isSignedBy, keysOf, readSignature } from '../access/temp-url.ts'
import type { Grant } from '../access/temp-url.ts'
import { HTML, refusedInPlainText } from '../faults.ts'
import { readDescription } from '../objects/description.ts'
import { BLANK } from '../objects/store.ts'
import { finish } from '../objects/upload.ts'
import type { ContainerPath } from '../paths.ts'
import { continueCall } from '../swift-call.ts'

type Params = ContainerPath & { object?: string }
type Call = AnyoneStreamCall<Params>

/** A form is read into memory, since its signature can follow its files. */
const MAX_FORM_BYTES = 64 * 1024 * 1024

const isForm = ({ headers }: Pick<Call, 'headers'>) => /^multipart\/form-data\b/i.test(headers['content-type'] ?? '')

/** Stores the files of a signed form (Swift's formpost). Redirects to where the form says, also after a refusal. */
async function formPost(call: Call): Promise<Reply> {
  const form = await readForm(call)
  const redirect = valueOf(form, 'redirect')
  try {
    await store(call, form)
    return reply(redirect, 201, '')
  } catch (error) {
    if (!(error instanceof Fault) || redirect === '') throw error
    return reply(redirect, error.status, error.message)
  }
}

function reply(redirect: string, status: number, message: string): Reply {
  if (redirect === '') return textReply(status, HTML, '<html><h1>201 Created</h1></html>')
  const url = URL.parse(redirect)
  if (!url) throw refusedInPlainText(400, 'FormPost: invalid redirect')
  const location = `${redirect}${redirect.includes('?') ? '&' : '?'}status=${status}&message=${encodeURIComponent(message)}`
  return textReply(
    303,
    HTML,
    `<html><body><p><a href="${encodeURI(location)}">Click to continue...</a></p></body></html>`,
    {
      location,
    },
  )
}

async function readForm({ input, headers }: Call): Promise<FormData> {
  const chunks: Buffer[] = []
  let size = 0
  const all: AsyncIterable<Buffer> = input.iterator({ destroyOnReturn: false })
  for await (const chunk of all) {
    size += chunk.length
    if (size > MAX_FORM_BYTES) throw refusedInPlainText(413, 'FormPost: the form is too large')
    chunks.push(chunk)
  }
  try {
    const type = headers['content-type'] ?? ''
    return await new Response(Buffer.concat(chunks), { headers: { 'content-type': type } }).formData()
  } catch {
    throw refusedInPlainText(400, 'FormPost: invalid starting boundary')
  }
}

const valueOf = (form: FormData, name: string) => {
  const value = form.get(name)
  return typeof value === 'string' ? value : ''
}

function numberOf(form: FormData, name: string): number {
  const text = valueOf(form, name)
  if (!/^\d{1,15}$/.test(text)) throw refusedInPlainText(400, `FormPost: ${name} not an integer`)
  return Number(text)
}

async function store(call: Call, form: FormData): Promise<void> {
  const expires = numberOf(form, 'expires')
  const [maxSize, maxCount] = [numberOf(form, 'max_file_size'), numberOf(form, 'max_file_count')]
  const files = [...form.values()].filter((value) => typeof value !== 'string').filter(({ name }) => name !== '')
  const grant = await call.transaction((inner) => {
    if (expires * 1000 < inner.clock.now()) throw refusedInPlainText(401, 'FormPost: Form Expired')
    return grantFor(inner, form, expires)
  })
  if (files.length > maxCount) throw refusedInPlainText(400, 'FormPost: max file count exceeded')
  for (const file of files) {
    if (file.size > maxSize) throw refusedInPlainText(413, 'FormPost: max_file_size exceeded')
    const received = call.blobs.fromBytes(Buffer.from(await file.arrayBuffer()))
    try {
      await call.transaction((inner) => {
        const object = (inner.params.object ?? '') + file.name
        const swiftCall = continueCall({ ...inner, params: { ...inner.params, object } }, { grant })
        const description = readDescription(lifetimeIn(form), swiftCall.now)
        const type = file.type === '' ? 'application/octet-stream' : file.type
        const draft = {
          ...BLANK,
          name: object,
          ...description,
          content_type: type,
          bytes: received.size,
          etag: received.md5,
        }
        finish(swiftCall, draft, (blob) => call.blobs.save(received, blob))
      })
    } finally {
      call.blobs.discard(received)
    }
  }
}

/** The form's fields that are headers of an upload. */
const lifetimeIn = (form: FormData) =>
  Object.fromEntries(
    ['x-delete-at', 'x-delete-after'].flatMap((name) => {
      const value = valueOf(form, name.replaceAll('-', '_'))
      return value === '' ? [] : [[name, value]]
    }),
  )

/** Throws 401 unless the form is signed with a key of the account or the container. */
function grantFor(inner: Parameters<typeof keysOf>[0] & { params: Params }, form: FormData, expires: number): Grant {
  const { account, container, object = '' } = inner.params
  const signature = readSignature(valueOf(form, 'signature'))
  const path = `/v1/${account}/${container}${object === '' ? '' : `/${object}`}`
  const fields = ['redirect', 'max_file_size', 'max_file_count'].map((name) => valueOf(form, name))
  const signed = [path, `/object-store${path}`].map((start) => [start, ...fields, expires].join('\n'))
  const fits = (key: string) => signature !== undefined && signed.some((one) => isSignedBy(key, one, signature))
  const keys = keysOf(inner, account, container)
  const isOfAccount = keys.account.some(fits)
  if (!isOfAccount && !keys.container.some(fits)) throw refusedInPlainText(401, 'FormPost: Invalid Signature')
  return {
    account,
    container: isOfAccount ? undefined : container,
    object,
    expires,
    filename: undefined,
    isInline: false,
  }
}

/** A form, or what a POST does otherwise. */
export const formOr =
  <P extends ContainerPath>(otherwise: AnyoneHandler<P>): AnyoneStreamHandler<P> =>
  (call) =>
    isForm(call) ? formPost(call) : call.transaction(otherwise)
