/** What a page of an old address asks before it is done: links of other sites lead there, too. */
export type Question =
  | { kind: 'sign-out' }
  | { kind: 'project'; id: string }
  | { kind: 'region'; id: string }
  /** A provider has signed a user in while another is signed in. */
  | { kind: 'user' }

/** The question of an address; null for other pages. */
export function questionOf(base: string, pathname: string): Question | null {
  if (!pathname.startsWith(`${base}auth/`)) return null
  const [action, id = '', ...more] = pathname.slice(`${base}auth/`.length).replace(/\/$/, '').split('/')
  if (more.length) return null
  if (action === 'logout' && !id) return { kind: 'sign-out' }
  if (action === 'change_user' && !id) return { kind: 'user' }
  if (action === 'switch' && id) return { kind: 'project', id: decoded(id) }
  if (action === 'switch_services_region' && id) return { kind: 'region', id: decoded(id) }
  return null
}

function decoded(segment: string): string {
  try {
    return decodeURIComponent(segment)
  } catch {
    return segment
  }
}
