import * as z from 'zod'
import { del, get } from '../endpoint.ts'
import { page } from '../items.ts'
import { Image, ImageQuery } from './image.ts'

export const glance = {
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
}
