import type { Call } from '../../core/service/api.ts'

/** Path prefix of links: with the project id if the request's own path has it. */
const projectPrefix = (call: Call) => {
  const { auth, target } = call
  const hasProject = auth.projectId !== null && target.startsWith(`/v3/${auth.projectId}`)
  return hasProject ? `/${auth.projectId}` : ''
}

/** `linksTo(call, 'volumes', id)` */
export function linksTo(call: Call, collection: string, id: string) {
  const { baseUrl } = call
  const path = `${projectPrefix(call)}/${collection}/${id}`
  return [
    { rel: 'self', href: `${baseUrl}/volume/v3${path}` },
    { rel: 'bookmark', href: `${baseUrl}/volume${path}` },
  ]
}

/** Link to the page after `marker`. */
export function nextLink(call: Call, collection: string, marker: string) {
  const query = new URLSearchParams(call.query)
  query.set('marker', marker)
  return [{ rel: 'next', href: `${call.baseUrl}/volume/v3${projectPrefix(call)}/${collection}?${query}` }]
}
