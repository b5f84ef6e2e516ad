import type { ImageMember } from '@meridian/wire'
import { listIn, type ServiceClient } from '../../../service-client.ts'
import * as urls from './urls.ts'

/** GET /v2/images/{image}/members */
export async function list(glance: ServiceClient, image: string): Promise<ImageMember[]> {
  return listIn<ImageMember>(glance, (await glance.get(urls.members(image))).body, 'members')
}

/** POST /v2/images/{image}/members */
export async function add(glance: ServiceClient, image: string, member: string): Promise<ImageMember> {
  return (await glance.post<ImageMember>(urls.members(image), { member })).body
}

/** PUT /v2/images/{image}/members/{member}: the member's own word. */
export async function update(
  glance: ServiceClient,
  image: string,
  member: string,
  status: string,
): Promise<ImageMember> {
  return (await glance.put<ImageMember>(urls.member(image, member), { status })).body
}

/** DELETE /v2/images/{image}/members/{member} */
export const remove = (glance: ServiceClient, image: string, member: string) =>
  glance.delete(urls.member(image, member))
