import { badRequest, Fault } from '../../../core/errors/fault.ts'
import type { Call } from '../../../core/service/api.ts'
import type { ListenerRow } from './store.ts'

type References = Pick<
  ListenerRow,
  'default_tls_container_ref' | 'sni_container_refs' | 'client_ca_tls_container_ref' | 'client_crl_container_ref'
>

/** 400 unless the key manager has all that a listener refers to, and shows it to the user. */
export function requireCertificates(call: Call, row: References, before?: References): void {
  const known = before ? referencesIn(before) : []
  const missing = referencesIn(row).find((reference) => !known.includes(reference) && !isReadable(call, reference))
  if (missing !== undefined) throw badRequest(`Could not retrieve certificate: ['${missing}']`)
}

const referencesIn = (row: References): string[] =>
  [
    row.default_tls_container_ref,
    ...row.sni_container_refs,
    row.client_ca_tls_container_ref,
    row.client_crl_container_ref,
  ].filter((reference) => reference !== null)

/** `…/v1/secrets/ID` or `…/v1/containers/ID`; the host is not looked at. */
function isReadable(call: Call, reference: string): boolean {
  const path = /\/v1\/(?:secrets|containers)\/[0-9a-fA-F-]{36}$/.exec(reference)?.[0]
  if (path === undefined) return false
  try {
    return call.callService('key-manager', { method: 'GET', path }).status === 200
  } catch (error) {
    if (error instanceof Fault) return false
    throw error
  }
}
