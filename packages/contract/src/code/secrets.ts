import type { UpstreamCall } from '../upstream-calls.ts'

/** What stands in the place of a secret. */
const MASK = '********'

const SECRET = /pass(?:word|wd)?$|secret$|^(?:private_key|auth_key|blob|payload|private_pem)$|-key(?:-2)?$/i

/** The calls without passwords, secrets and keys. */
export const withoutSecrets = (calls: readonly UpstreamCall[]): UpstreamCall[] =>
  calls.map((call) => ({
    ...call,
    headers: Object.fromEntries(
      Object.entries(call.headers).map(([name, value]) => [name, SECRET.test(name) ? MASK : value]),
    ),
    body: call.body === null ? null : JSON.stringify(JSON.parse(call.body), masked),
  }))

export const hasSecrets = (calls: readonly UpstreamCall[]): boolean =>
  withoutSecrets(calls).some(({ body, headers }, index) => {
    const call = calls[index]
    return call !== undefined && (differs(body, call.body) || differs(headers, call.headers))
  })

/** A comment above code without its secrets, which would set passwords that everybody knows. */
export const remarksOfSecrets = (calls: readonly UpstreamCall[]): string[] =>
  hasSecrets(calls) ? [`Put each secret in the place of ${MASK} before you run this.`] : []

const differs = (one: unknown, other: unknown) => JSON.stringify(one) !== JSON.stringify(other)

const masked = (key: string, value: unknown): unknown => (typeof value === 'string' && SECRET.test(key) ? MASK : value)
