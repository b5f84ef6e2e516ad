import { createHmac, timingSafeEqual } from 'node:crypto'
import { BlockList, isIP } from 'node:net'
import type { Reply } from '../../../core/http/reply.ts'
import type { AnyoneCall } from '../../../core/service/api.ts'
import * as accounts from '../accounts/store.ts'
import * as containers from '../containers/store.ts'
import { refusedWith } from '../faults.ts'
import { quoted } from '../paths.ts'
import type { ObjectPath } from '../paths.ts'
import { httpDate } from '../times.ts'

/** The scope of a TempURL: an account or one of its containers. */
export interface Grant {
  account: string
  container: string | undefined
  expires: number
  /** File name for `Content-Disposition`. */
  filename: string | undefined
  isInline: boolean
  object: string
}

const METHODS = ['GET', 'HEAD', 'PUT', 'POST', 'DELETE']
const KEY_NAMES = ['temp-url-key', 'temp-url-key-2']
const DIGESTS: Readonly<Record<number, string>> = { 20: 'sha1', 32: 'sha256', 64: 'sha512' }

const invalid = () =>
  refusedWith(401, '401 Unauthorized: Temp URL invalid\n', { 'www-authenticate': 'Swift realm="unknown"' })

/** Returns undefined without a signature; throws 401 if the TempURL is invalid. */
export function grantOf(call: AnyoneCall, method: string, path: Partial<ObjectPath>): Grant | undefined {
  const { query, clock } = call
  if (!query.has('temp_url_sig') && !query.has('temp_url_expires')) return undefined
  const { account = '', container = '', object = '' } = path
  const expires = readExpiry(query.get('temp_url_expires') ?? '')
  const signature = readSignature(query.get('temp_url_sig') ?? '')
  const prefix = query.get('temp_url_prefix')
  if (object === '' || !METHODS.includes(method) || !signature || !(expires * 1000 >= clock.now())) throw invalid()
  if (prefix !== null && !object.startsWith(prefix)) throw invalid()
  if (!isFromRange(call)) throw invalid()
  const signed = signedTexts(
    call,
    method,
    expires,
    prefix === null ? path : { ...path, object: prefix },
    prefix !== null,
  )
  const fits = (key: string) => signed.some((text) => isSignedBy(key, text, signature))
  const keys = keysOf(call, account, container)
  const isOfAccount = keys.account.some(fits)
  if (!isOfAccount && !keys.container.some(fits)) throw invalid()
  return {
    account,
    container: isOfAccount ? undefined : container,
    object,
    expires,
    filename: query.get('filename') ?? undefined,
    isInline: query.has('inline'),
  }
}

/** The keys with which TempURLs and forms are signed. */
export const keysOf = ({ db }: Pick<AnyoneCall, 'db'>, account: string, container: string) => ({
  account: keysIn(accounts.find(db, account)?.headers, 'x-account-meta-'),
  container: keysIn(containers.find(db, account, container)?.headers, 'x-container-meta-'),
})

const keysIn = (headers: Record<string, string> | undefined, prefix: string) =>
  KEY_NAMES.flatMap((name) => headers?.[prefix + name] ?? [])

/** Unix seconds, or an ISO 8601 time; NaN for anything else. */
const readExpiry = (text: string) => (/^\d{1,12}$/.test(text) ? Number(text) : Math.floor(Date.parse(text) / 1000))

/** Reads a hexadecimal signature, or `sha256:` and base64. */
export function readSignature(text: string): Buffer | undefined {
  const [, base64] = /^sha(?:1|256|512):([\w+/-]+=*)$/.exec(text) ?? []
  const isHex = /^(?:[0-9a-f]{2})+$/i.test(text)
  const bytes = base64 ? Buffer.from(base64, 'base64') : Buffer.from(isHex ? text : '', 'hex')
  return DIGESTS[bytes.length] ? bytes : undefined
}

export function isSignedBy(key: string, text: string, signature: Buffer): boolean {
  const digest = createHmac(DIGESTS[signature.length] ?? '', Buffer.from(key, 'latin1'))
    .update(text)
    .digest()
  return timingSafeEqual(digest, signature)
}

/** HEAD also accepts signatures for GET, PUT and POST. The signed path starts at the host's root or at `/v1`. */
function signedTexts(call: AnyoneCall, method: string, expires: number, path: Partial<ObjectPath>, isPrefix: boolean) {
  const methods = method === 'HEAD' ? ['HEAD', 'GET', 'PUT', 'POST'] : [method]
  const range = call.query.get('temp_url_ip_range')
  const plain = `/v1/${path.account}/${path.container}/${path.object}`
  return methods.flatMap((name) =>
    [plain, `/object-store${plain}`].map((signed) =>
      [...(range === null ? [] : [`ip=${range}`]), name, expires, `${isPrefix ? 'prefix:' : ''}${signed}`].join('\n'),
    ),
  )
}

function isFromRange({ query, peer }: AnyoneCall): boolean {
  const range = query.get('temp_url_ip_range')
  if (range === null) return true
  const [network = '', bits] = range.split('/', 2)
  const family = isIP(network) === 6 ? 'ipv6' : 'ipv4'
  const width = bits === undefined ? (family === 'ipv6' ? 128 : 32) : Number(bits)
  if (isIP(network) === 0 || !Number.isInteger(width) || width < 0 || width > (family === 'ipv6' ? 128 : 32))
    return false
  const list = new BlockList()
  list.addSubnet(network, width, family)
  return isIP(peer) !== 0 && list.check(peer, isIP(peer) === 6 ? 'ipv6' : 'ipv4')
}

/** Replies to a TempURL are attachments without the object's private metadata. */
export function forGrant(grant: Grant | undefined, reply: Reply): Reply {
  if (!grant || reply.status >= 300) return reply
  const isShown = (name: string) => !name.startsWith('x-object-meta-') || name.startsWith('x-object-meta-public-')
  const headers = Object.fromEntries(Object.entries(reply.headers).filter(([name]) => isShown(name)))
  return {
    ...reply,
    headers: { ...headers, 'content-disposition': disposition(grant), expires: httpDate(grant.expires) },
  }
}

function disposition({ filename, isInline, object }: Grant): string {
  if (isInline && filename === undefined) return 'inline'
  const name = filename ?? object.replace(/\/+$/, '').split('/').at(-1) ?? ''
  const ascii = quoted(name).replaceAll('%20', ' ')
  return `${isInline ? 'inline' : 'attachment'}; filename="${ascii}"; filename*=UTF-8''${encodeURIComponent(name)}`
}
