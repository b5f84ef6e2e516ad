import * as z from 'zod'
import { del, get, patch, post } from '../endpoint.ts'
import { Metadata, MetadataChange, page } from '../items.ts'
import { Image, ImageQuery } from './image.ts'

export const imageEndpoints = {
  version: get('/api/glance/version/', {
    summary: 'Show the version of the image API',
    result: z.object({ version: z.string() }),
  }),
  imageList: get('/api/glance/images/', {
    summary: 'List images visible to the project, newest first by default',
    query: ImageQuery,
    result: page(Image),
  }),
  imageView: get('/api/glance/images/:id/', { summary: 'Show an image with its custom properties', result: Image }),
  imageDelete: del('/api/glance/images/:id/', { summary: 'Delete an image' }),
  imageProperties: get('/api/glance/images/:id/properties/', {
    summary: "Show an image's custom properties",
    result: Metadata,
  }),
  imagePropertiesUpdate: patch('/api/glance/images/:id/properties/', {
    summary: 'Set and remove custom properties of an image',
    body: MetadataChange,
  }),
  imageDeactivate: post('/api/glance/images/:id/actions/deactivate', {
    summary: 'Deactivate an image; only administrators can then download it',
  }),
  imageReactivate: post('/api/glance/images/:id/actions/reactivate', {
    summary: 'Reactivate an image',
  }),
}
