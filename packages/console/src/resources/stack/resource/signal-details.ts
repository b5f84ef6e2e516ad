import { parseJson } from '@meridian/contract'
import * as z from 'zod'

const Details = z.record(z.string(), z.unknown())

/** The object that a text of JSON is; null for everything else. Nothing is an empty object. */
export function parseDetails(text: string): Record<string, unknown> | null {
  if (text.trim() === '') return {}
  try {
    return Details.safeParse(parseJson(text)).data ?? null
  } catch {
    return null
  }
}
