import { validationFailed } from '../../faults.ts'
import type { Json } from '../json.ts'

/** What functions ask of the stack that they stand in. */
export interface Scope {
  /** Undefined for one that there is not. */
  parameter: (name: string) => Json | undefined
  /** What `get_resource` gives. */
  reference: (name: string) => Json
  attribute: (resource: string, attribute: string, path: readonly Json[]) => Json
  file: (name: string) => string
  /** A condition by its name. */
  condition: (name: string) => boolean
  /** What the resource that stands for this stack in its parent says of itself. */
  facade: (key: string) => Json
}

export interface Use {
  name: string
  scope: Scope
  /** Where it stands: `resources.a.properties.value`. */
  place: string
  resolve: (value: Json) => Json
}

/** Gets its arguments as they stand in the template. */
export interface TemplateFunction {
  description: string
  apply: (args: Json, use: Use) => Json
}

/** The refusal of a function's arguments. */
export const misuseError = ({ name, place }: Pick<Use, 'name' | 'place'>, sentence: string) =>
  validationFailed(`${place}.${name}: : ${sentence}`)
