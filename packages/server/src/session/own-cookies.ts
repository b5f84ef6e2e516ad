/**
 * Names and attributes of the cookies that this server sets. Over TLS their names begin with `__Host-`: browsers accept
 * such a cookie only from this very host, so that no other host of the domain can plant one. Such cookies are for all paths.
 */
export const ownCookies = ({ base, secureCookies }: { base: string; secureCookies: boolean }) => ({
  named: (name: string): string => (secureCookies ? `__Host-${name}` : name),
  attributes: { path: secureCookies ? '/' : base, secure: secureCookies, sameSite: 'lax' } as const,
})

export type OwnCookies = ReturnType<typeof ownCookies>
