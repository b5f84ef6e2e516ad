import { MetadefNamespaceRequest, parseJson } from '@meridian/contract'
import * as z from 'zod'

/** The namespace in a text of JSON, or what is wrong with it. */
export function parseNamespace(text: string): { namespace: MetadefNamespaceRequest } | { problem: string } {
  let value: unknown
  try {
    value = parseJson(text)
  } catch (error) {
    return { problem: error instanceof Error ? error.message : String(error) }
  }
  const parsed = z.safeParse(MetadefNamespaceRequest, value)
  if (parsed.success) return { namespace: parsed.data }
  const [issue] = parsed.error.issues
  return { problem: issue ? `${issue.path.join('.') || 'JSON'}: ${issue.message}` : parsed.error.message }
}
