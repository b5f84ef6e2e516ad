import { badRequest } from '../../../core/errors/fault.ts'
import { FAMILIES, NAMESPACE, SPECS } from './known.ts'

/** Throws 400 for invalid specs; specs in unknown namespaces are accepted. */
export function validate(name: string, value: string): void {
  const check =
    (Object.hasOwn(SPECS, name) ? SPECS[name] : undefined) ?? FAMILIES.find(([pattern]) => pattern.test(name))?.[1]
  const isMistake = !check && name.includes(':') && NAMESPACE.test(name.split(':', 1)[0] ?? '')
  if (isMistake) throw failed(`extra spec '${name}' does not appear to be a valid extra spec.`)
  const complaint = check?.(value)
  if (complaint !== undefined) throw failed(complaint)
}

const failed = (sentence: string) => badRequest(`Validation failed; ${sentence}`)
