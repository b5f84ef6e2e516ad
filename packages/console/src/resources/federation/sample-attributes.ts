import type { Assertion, MappingRules } from '@meridian/contract'

/** The attributes in lines as `OIDC-groups=dev;ops`. */
export const attributesIn = (text: string): Assertion =>
  Object.fromEntries(
    text.split('\n').flatMap((line) => {
      const [, name = '', value = ''] = /^\s*([^=\s]+)\s*=\s*(.*?)\s*$/.exec(line) ?? []
      return name ? [[name, value]] : []
    }),
  )

/** Lines for each attribute that the rules mention, with a value that they accept where one is listed. */
export function sampleFor(rules: MappingRules): string {
  const lines = new Map<string, string>()
  for (const { type, any_one_of: any, whitelist, regex } of rules.flatMap(({ remote }) => remote)) {
    const value = regex ? '' : ((any ?? whitelist)?.[0] ?? '')
    if (!lines.get(type)) lines.set(type, value)
  }
  return [...lines].map(([type, value]) => `${type}=${value || 'example'}`).join('\n')
}
