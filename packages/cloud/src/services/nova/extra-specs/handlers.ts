import * as z from 'zod'
import { badRequest, notFound } from '../../../core/errors/fault.ts'
import { repr as quote } from '../../../core/errors/invalid.ts'
import { ok } from '../../../core/http/reply.ts'
import type { Call } from '../../../core/service/api.ts'
import { isoSeconds } from '../../../core/time/clock.ts'
import { done } from '../actions.ts'
import { findFlavor } from '../flavors/access.ts'
import * as flavors from '../flavors/store.ts'
import type { FlavorRow } from '../flavors/store.ts'
import { sinceOf } from '../microversion.ts'
import { namedBy, ofTypes } from '../parameters.ts'
import { FAMILIES, NAMESPACE, SPECS } from './known.ts'

type One = { id: string; key: string }

const value = ofTypes('string', 'number').refine((given) => String(given).length <= 255, {
  error: ({ input }) => `${quote(input)} is too long`,
})
const Specs = namedBy(value)
type Asked = z.output<typeof Specs>

const CreateBody = z.strictObject({ extra_specs: Specs })
const UpdateBody = Specs.refine((specs) => Object.keys(specs).length > 0, {
  error: ({ input }) => `${quote(input)} does not have enough properties`,
}).refine((specs) => Object.keys(specs).length < 2, {
  error: ({ input }) => `${quote(input)} has too many properties`,
})

export const list = (call: Call<{ id: string }>) => {
  call.authorize('os_compute_api:os-flavor-extra-specs:index', own(call))
  return ok({ extra_specs: findFlavor(call).extra_specs })
}

export const show = (call: Call<One>) => {
  call.authorize('os_compute_api:os-flavor-extra-specs:show', own(call))
  const { key } = call.params
  return ok({ [key]: findSpec(findFlavor(call), key) })
}

export const create = (call: Call<{ id: string }>) => {
  const body = call.json(CreateBody)
  call.authorize('os_compute_api:os-flavor-extra-specs:create')
  add(call, body.extra_specs)
  return ok(body)
}

export const update = (call: Call<One>) => {
  const body = call.json(UpdateBody)
  call.authorize('os_compute_api:os-flavor-extra-specs:update')
  checkSpecs(call, body)
  if (!Object.hasOwn(body, call.params.key)) throw badRequest('Request body and URI mismatch')
  add(call, body)
  return ok(body)
}

export const remove = (call: Call<One>) => {
  call.authorize('os_compute_api:os-flavor-extra-specs:delete')
  const flavor = findFlavor(call)
  findSpec(flavor, call.params.key)
  const left = Object.entries(flavor.extra_specs).filter(([key]) => key !== call.params.key)
  save(call, { ...flavor, extra_specs: Object.fromEntries(left) })
  return done
}

const own = ({ auth }: Call) => ({ project_id: auth.projectId })

function findSpec({ id, extra_specs }: FlavorRow, key: string): string {
  const found = Object.hasOwn(extra_specs, key) ? extra_specs[key] : undefined
  if (found === undefined) throw notFound(`Flavor ${id} has no extra specs with key ${key}.`)
  return found
}

function checkSpecs(call: Call, specs: Asked): void {
  if (!sinceOf(call)(86)) return
  for (const [name, given] of Object.entries(specs)) validate(name, String(given))
}

function add(call: Call<{ id: string }>, specs: Asked): void {
  checkSpecs(call, specs)
  const flavor = findFlavor(call)
  const texts = Object.entries(specs).map(([name, given]) => [name, String(given)])
  save(call, { ...flavor, extra_specs: { ...flavor.extra_specs, ...Object.fromEntries(texts) } })
}

const save = (call: Call, flavor: FlavorRow) =>
  flavors.update(call.db, { ...flavor, updated_at: isoSeconds(call.clock.now()) })

/** Throws 400 for invalid specs; specs in unknown namespaces are accepted. */
function validate(name: string, text: string): void {
  const check =
    (Object.hasOwn(SPECS, name) ? SPECS[name] : undefined) ?? FAMILIES.find(([pattern]) => pattern.test(name))?.[1]
  const isMistake = !check && name.includes(':') && NAMESPACE.test(name.split(':', 1)[0] ?? '')
  if (isMistake) throw failed(`extra spec '${name}' does not appear to be a valid extra spec.`)
  const complaint = check?.(text)
  if (complaint !== undefined) throw failed(complaint)
}

const failed = (sentence: string) => badRequest(`Validation failed; ${sentence}`)
