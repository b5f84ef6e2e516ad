export type CodeLanguage = 'yaml' | 'shell' | 'text'

/** The language of user data: a script has a shebang; cloud-config and templates are YAML. */
export function guessLanguage(text: string): CodeLanguage {
  if (text.startsWith('#!')) return 'shell'
  if (/^#cloud-config\b/.test(text) || /^\s*(?:---|[\w.-]+:(?:\s|$))/m.test(text)) return 'yaml'
  return 'text'
}

/** The size in bytes of UTF-8, as the services count it. */
export const byteLength = (text: string): number => new TextEncoder().encode(text).length
