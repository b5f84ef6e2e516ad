import { MappingRules, parseJson } from '@meridian/contract'

/** The first problem of rules in JSON with where it is, or null; `unreadable` is the message for text that is no JSON. */
export function problemOfRules(text: string, unreadable: string): string | null {
  try {
    const parsed = MappingRules.safeParse(parseJson(text))
    const [issue] = parsed.error?.issues ?? []
    return issue ? [issue.path.join('.'), issue.message].filter(Boolean).join(': ') : null
  } catch {
    return unreadable
  }
}
