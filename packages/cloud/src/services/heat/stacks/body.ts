import * as z from 'zod'
import { badRequest } from '../../../core/errors/fault.ts'
import type { Call } from '../../../core/service/api.ts'
import { notSupported, validationFailed } from '../faults.ts'
import { readCount, readFlag, readTags } from '../query.ts'
import { emptyEnvironment, merged, readEnvironment } from '../template/environment.ts'
import type { Environment } from '../template/environment.ts'
import { asText, isMap } from '../template/json.ts'
import type { Json, JsonMap } from '../template/json.ts'
import { readYaml } from '../template/yaml.ts'

const Body = z.record(z.string(), z.json())

const MAX_TEMPLATE_BYTES = 524_288

/** The body of a request that creates, updates or previews a stack. */
export interface StackRequest {
  name: Json | undefined
  /** Undefined if a patch keeps the current template. */
  template: Json | undefined
  environment: Environment
  files: Record<string, string>
  timeout_mins: number | null
  disable_rollback: boolean | undefined
  tags: string[] | undefined
  clearParameters: string[]
}

export function readStackRequest(call: Call, { isPatch = false, isUpdate = false } = {}): StackRequest {
  const body = call.json(Body) as JsonMap // JSON by its schema
  if (body['adopt_stack_data'] !== undefined) throw notSupported('Stack Adopt is not supported.')
  if (!isUpdate && body['converge'] !== undefined) {
    throw badRequest('converge flag only supported in stack update (or update preview) request.')
  }
  const files = filesOf(body['files'] ?? {})
  const { timeout_mins = null, disable_rollback, tags, clear_parameters = [] } = body
  const timeout = timeout_mins === null ? null : readCount('timeout_mins', timeout_mins)
  return {
    name: body['stack_name'],
    template: templateOf(body, isPatch),
    environment: environmentOf(body, files),
    files,
    timeout_mins: timeout,
    disable_rollback: disable_rollback === undefined ? undefined : readFlag('disable_rollback', disable_rollback),
    tags: tags === undefined || tags === null ? undefined : readTags(tags),
    clearParameters: Array.isArray(clear_parameters) ? clear_parameters.map(asText) : [],
  }
}

function templateOf(body: JsonMap, isPatch: boolean): Json | undefined {
  const given = body['template'] ?? null
  if (isMap(given)) return given
  if (given === null && body['template_url'] !== undefined) {
    throw badRequest('Could not retrieve template: templates are not fetched from elsewhere here')
  }
  if (given === null || given === '') {
    if (isPatch) return undefined
    throw badRequest('No template specified')
  }
  if (typeof given !== 'string') throw badRequest('Template not in valid format: it is neither a text nor a map')
  if (Buffer.byteLength(given) > MAX_TEMPLATE_BYTES) {
    throw badRequest(
      `Request limit exceeded: Template size (${Buffer.byteLength(given)} bytes) exceeds maximum allowed size (${MAX_TEMPLATE_BYTES} bytes).`,
      { type: 'RequestLimitExceeded' },
    )
  }
  const value = readYaml(given, 'Template')
  if (isMap(value)) return value
  throw badRequest('Template not in valid format: The template is not a JSON object or YAML mapping.')
}

function filesOf(given: Json): Record<string, string> {
  if (!isMap(given)) throw badRequest('files must be a map of names to texts')
  return Object.fromEntries(
    Object.entries(given).map(([name, content]) => [
      name,
      typeof content === 'string' ? content : JSON.stringify(content),
    ]),
  )
}

/** Environment files replace the environment in the body; parameters in the body override both. */
function environmentOf(body: JsonMap, files: Record<string, string>): Environment {
  const names = body['environment_files'] ?? null
  const parts =
    Array.isArray(names) && names.length > 0
      ? names.map((name) => fileOf(files, asText(name)))
      : [body['environment'] ?? null]
  const environment = parts.map(readEnvironment).reduce(merged, emptyEnvironment())
  const parameters = body['parameters'] ?? {}
  if (!isMap(parameters)) throw badRequest('parameters must be a map of names to values')
  return { ...environment, parameters: { ...environment.parameters, ...parameters } }
}

function fileOf(files: Record<string, string>, name: string): string {
  const text = Object.hasOwn(files, name) ? files[name] : undefined
  if (text === undefined) throw badRequest(`Environment not in valid format: there is no file ${name.slice(0, 200)}`)
  return text
}

export function checkedName(name: Json | undefined): string {
  if (name === undefined) throw badRequest('No stack name specified')
  if (typeof name !== 'string')
    throw validationFailed(`Invalid stack name ${asText(name).slice(0, 200)}, must be a string`)
  if (/^[a-zA-Z][a-zA-Z0-9_.-]{0,254}$/.test(name)) return name
  throw validationFailed(
    `Invalid stack name ${name.slice(0, 300)} must contain only alphanumeric or "_-." characters, must start with alpha and must be 255 characters or less.`,
  )
}
