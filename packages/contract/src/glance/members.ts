import * as z from 'zod'
import { del, get, patch, post, put } from '../endpoint.ts'
import { items } from '../items.ts'

const ImageMember = z.object({
  member_id: z.string(),
  image_id: z.string(),
  status: z.string(),
  created_at: z.string(),
  updated_at: z.string(),
})
export type ImageMember = z.infer<typeof ImageMember>

export const imageMemberEndpoints = {
  imageMemberList: get('/api/glance/images/:id/members/', 'List projects that an image is shared with', {
    result: items(ImageMember),
  }),
  imageMemberAdd: post('/api/glance/images/:id/members/', 'Share an image with a project', {
    body: z.object({ member: z.string().min(1) }),
    result: ImageMember,
  }),
  imageMemberUpdate: patch('/api/glance/images/:id/members/:member', 'Accept or reject a shared image', {
    body: z.object({ status: z.enum(['accepted', 'rejected', 'pending']) }),
    result: ImageMember,
  }),
  imageOfferAnswer: put(
    '/api/glance/images/:id/offer/',
    "Accept or reject an image that is shared with the user's project",
    { body: z.object({ status: z.enum(['accepted', 'rejected']) }), result: ImageMember },
  ),
  imageMemberRemove: del('/api/glance/images/:id/members/:member', 'Stop sharing an image with a project'),
}
