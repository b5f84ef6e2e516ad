import { collections } from './collections.ts'
import type { TemplateFunction } from './function.ts'
import { logic } from './logic.ts'
import { references } from './references.ts'
import { text } from './text.ts'

/** Every function there is; versions.ts says which a template may use. */
export const FUNCTIONS: Readonly<Record<string, TemplateFunction>> = {
  ...references,
  ...text,
  ...collections,
  ...logic,
}
