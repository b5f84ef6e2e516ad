import { collections } from './collections.ts'
import type { TemplateFunction } from './function.ts'
import { logic } from './logic.ts'
import { references } from './references.ts'
import { text } from './text.ts'

/** All functions; versions.ts has the ones of each version. */
export const FUNCTIONS: Readonly<Record<string, TemplateFunction>> = {
  ...references,
  ...text,
  ...collections,
  ...logic,
}
