import * as z from 'zod'
import { del, get, patch, post } from '../endpoint.ts'
import { Metadata, MetadataChange, page } from '../items.ts'
import { Image, ImageQuery } from './image.ts'

export const imageEndpoints = {
  version: get('/api/glance/version/', {
    summary: 'The image API version in use',
    result: z.object({ version: z.string() }),
  }),
  imageList: get('/api/glance/images/', {
    summary: 'Images that the project may see, newest first unless sorted otherwise',
    query: ImageQuery,
    result: page(Image),
  }),
  imageView: get('/api/glance/images/:id/', { summary: 'One image with its extended properties', result: Image }),
  imageDelete: del('/api/glance/images/:id/', { summary: 'Delete an image' }),
  imageProperties: get('/api/glance/images/:id/properties/', {
    summary: "An image's own properties",
    result: Metadata,
  }),
  imagePropertiesUpdate: patch('/api/glance/images/:id/properties/', {
    summary: "Change an image's own properties",
    body: MetadataChange,
  }),
  imageDeactivate: post('/api/glance/images/:id/actions/deactivate', {
    summary: "Keep an image's bytes from all but administrators",
  }),
  imageReactivate: post('/api/glance/images/:id/actions/reactivate', {
    summary: "Let an image's bytes be read again",
  }),
}
