import { validationFailed } from '../../faults.ts'
import type { Json } from '../json.ts'

/** What functions can read of their stack. */
export interface Scope {
  /** Undefined for an unknown parameter. */
  parameter: (name: string) => Json | undefined
  /** The value of `get_resource`. */
  reference: (name: string) => Json
  attribute: (resource: string, attribute: string, path: readonly Json[]) => Json
  file: (name: string) => string
  /** The value of a named condition. */
  condition: (name: string) => boolean
  /** A field of the resource in the parent stack that owns this stack. */
  facade: (key: string) => Json
}

export interface Use {
  name: string
  scope: Scope
  /** Its position in the template: `resources.a.properties.value`. */
  place: string
  resolve: (value: Json) => Json
}

/** Gets its arguments unresolved. */
export interface TemplateFunction {
  description: string
  apply: (args: Json, use: Use) => Json
}

/** The error for invalid arguments of a function. */
export const misuseError = ({ name, place }: Pick<Use, 'name' | 'place'>, message: string) =>
  validationFailed(`${place}.${name}: : ${message}`)
