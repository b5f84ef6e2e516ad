import * as fc from 'fast-check'

/** One odd change of a header, or of a cookie if `cookie` is its name. */
export interface HeaderChange {
  name: string
  how: 'spoil' | 'repeat' | 'replace' | 'remove'
  at: number
  text: string
}

/** Headers and cookies that the server or its framework reads. */
const HEADERS = [
  'x-csrftoken',
  'x-requested-with',
  'x-meridian-project',
  'x-meridian-domain',
  'x-meridian-region',
  'x-auth-token',
  'x-horizon-validate-step-start',
  'x-horizon-validate-step-end',
  'x-horizon-add-to-field',
  'x-forwarded-for',
  'x-forwarded-proto',
  'sec-fetch-site',
  'origin',
  'referer',
  'range',
  'if-none-match',
  'accept',
  'accept-encoding',
  'accept-language',
  'content-encoding',
  'cookie',
]
const COOKIES = [
  'csrftoken',
  'sessionid',
  '__Host-sessionid',
  'API_RESULT_PAGE_SIZE',
  'horizon_language',
  'recent_project',
  'services_region',
  'login_domain',
  'login_region',
  'login_redirect',
  'sso_started',
  'sso_region',
]

/** What HTTP can carry in a header: bytes above the controls, read as Latin-1. */
const bytes = fc
  .array(fc.oneof(fc.integer({ min: 0x20, max: 0x7e }), fc.integer({ min: 0x80, max: 0xff })), { maxLength: 80 })
  .map((codes) => String.fromCharCode(...codes))

const oddText = fc.oneof(
  bytes,
  fc.constantFrom('', ' ', '0', '-1', '*', ',', ';', '=', '"', '%', '%E4', '%00', 'null', 'bytes=9-1', 'bytes=0-,5-'),
  fc.constantFrom('\xe4'.repeat(66), 'x'.repeat(2000), 'a=b; a=c', '__proto__', 'gzip', 'W/"1"', '../..', '{}', '[]'),
)

const change = (names: readonly string[]): fc.Arbitrary<HeaderChange> =>
  fc.record({
    name: fc.constantFrom(...names),
    how: fc.constantFrom('spoil', 'repeat', 'replace', 'remove'),
    at: fc.nat({ max: 200 }),
    text: oddText,
  })

/** Few of them at a time: a request with nothing but odd headers gets no further than the first check. */
export const oddHeaders = fc.oneof(
  { weight: 2, arbitrary: fc.constant([]) },
  { weight: 3, arbitrary: fc.array(change(HEADERS), { minLength: 1, maxLength: 2 }) },
)
export const oddCookies = fc.oneof(
  { weight: 3, arbitrary: fc.constant([]) },
  { weight: 1, arbitrary: fc.array(change(COOKIES), { minLength: 1, maxLength: 2 }) },
)

/** A content type that a client may send by mistake, and a body that need not fit it. */
export const oddContent = fc.record({
  type: fc.constantFrom(
    'application/octet-stream',
    'application/x-www-form-urlencoded',
    'multipart/form-data',
    'multipart/form-data; boundary=',
    'multipart/form-data; boundary=x',
    'multipart/mixed; boundary=x',
    'application/json; charset=iso-8859-1',
    'application/json;;',
    'APPLICATION/JSON',
    'text/plain',
    'text/html',
    '*/*',
    '\xe4/\xff',
    '',
  ),
  body: fc.oneof(
    fc.constantFrom('', '{', 'a=1&a=2&__proto__=3&%', '--x\r\n', '--x--\r\n', '\0\xff\xfe', '{"name":"x"}'),
    fc.constantFrom(
      '--x\r\ncontent-disposition: form-data; name="data"; filename="f"\r\n\r\nbytes',
      '--x\r\ncontent-disposition: form-data; name="file"; filename="\xff"\r\n\r\nbytes\r\n--x--\r\n',
      '--x\r\ncontent-disposition: form-data; name="__proto__"\r\n\r\n1\r\n--x--\r\n',
    ),
    bytes,
  ),
})

/** The values of each header after the changes; one header can be sent several times. */
export function changed(
  valid: Record<string, string>,
  cookies: ReadonlyMap<string, string>,
  changes: { headers: readonly HeaderChange[]; cookies: readonly HeaderChange[] },
): Record<string, string[]> {
  const jar = applied(Object.fromEntries([...cookies].map(([name, value]) => [name, [value]])), changes.cookies)
  const cookie = Object.entries(jar)
    .flatMap(([name, values]) => values.map((value) => `${name}=${value}`))
    .join('; ')
  const all = { ...valid, cookie }
  return applied(Object.fromEntries(Object.entries(all).map(([name, value]) => [name, [value]])), changes.headers)
}

function applied(values: Record<string, string[]>, changes: readonly HeaderChange[]): Record<string, string[]> {
  const result = { ...values }
  for (const { name, how, at, text } of changes) {
    const [old = text] = result[name] ?? []
    if (how === 'remove') delete result[name]
    else if (how === 'repeat') result[name] = [old, text]
    else if (how === 'replace') result[name] = [text]
    else result[name] = [old.slice(0, at % (old.length + 1)) + '\xe4' + old.slice((at % (old.length + 1)) + 1)]
  }
  return result
}
