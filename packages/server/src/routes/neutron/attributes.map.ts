type Doubled<T> = {
  [Key in keyof T as Key extends `${infer Extension}:${infer Name}` ? `${Extension}__${Name}` : never]: T[Key]
  // A key of two parts is named anew; others are left out.
}

/** Keys with a colon, again with two underscores: what templates that cannot write a colon have always used. */
function doubled<T extends object>(attributes: T): Doubled<T> {
  const named = Object.entries(attributes).filter(([key]) => key.includes(':'))
  return Object.fromEntries(named.map(([key, value]) => [key.replace(':', '__'), value])) as Doubled<T> // as the type says
}

/** What our replies add to all that can be switched on and off. */
export const withState = <T extends { admin_state_up: boolean }>(attributes: T) => ({
  ...attributes,
  ...doubled(attributes),
  admin_state: attributes.admin_state_up ? ('UP' as const) : ('DOWN' as const),
})
