import type { ImageMember } from '@meridian/wire'
import { listAt } from '../../paging.ts'
import type { ServiceClient } from '../../service-client.ts'
import { path } from '../../url.ts'

const membersUrl = (image: string) => path`/v2/images/${image}/members`
const memberUrl = (image: string, id: string) => path`/v2/images/${image}/members/${id}`

/** GET /v2/images/{image}/members */
export const list = (glance: ServiceClient, image: string): Promise<ImageMember[]> =>
  listAt(glance, membersUrl(image), 'members')

/** GET /v2/images/{image}/members/{member} */
export async function show(glance: ServiceClient, image: string, member: string): Promise<ImageMember> {
  return (await glance.get<ImageMember>(memberUrl(image, member))).body
}

/** POST /v2/images/{image}/members */
export async function add(glance: ServiceClient, image: string, member: string): Promise<ImageMember> {
  return (await glance.post<ImageMember>(membersUrl(image), { member })).body
}

/** PUT /v2/images/{image}/members/{member}: only the member itself sets its status. */
export async function update(
  glance: ServiceClient,
  image: string,
  member: string,
  status: string,
): Promise<ImageMember> {
  return (await glance.put<ImageMember>(memberUrl(image, member), { status })).body
}

/** DELETE /v2/images/{image}/members/{member} */
export const remove = (glance: ServiceClient, image: string, member: string) => glance.delete(memberUrl(image, member))
