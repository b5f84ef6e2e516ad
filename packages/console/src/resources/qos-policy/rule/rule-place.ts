/** How an address names a rule: by its policy and itself. Neither id has a slash in it. */
export const placeOfRule = (policy: string, rule: string): string => `${policy}/${rule}`

export function ruleOf(place: string): { policy: string; rule: string } {
  const [policy = '', rule = ''] = place.split('/')
  return { policy, rule }
}
