type WithUnderscores<T> = {
  [Key in keyof T as Key extends `${infer Extension}:${infer Name}` ? `${Extension}__${Name}` : never]: T[Key]
  // A key with a colon is renamed; others are left out.
}

/** Keys with a colon, repeated with two underscores, as Horizon's API has them. */
function withUnderscores<T extends object>(attributes: T): WithUnderscores<T> {
  const named = Object.entries(attributes).filter(([key]) => key.includes(':'))
  return Object.fromEntries(named.map(([key, value]) => [key.replace(':', '__'), value])) as WithUnderscores<T> // as the type says
}

/** Adds `admin_state` and the keys with underscores. */
export const withState = <T extends { admin_state_up: boolean }>(attributes: T) => ({
  ...attributes,
  ...withUnderscores(attributes),
  admin_state: attributes.admin_state_up ? ('UP' as const) : ('DOWN' as const),
})
