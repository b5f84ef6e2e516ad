import * as z from 'zod'
import { del, get, patch, post, put } from '../endpoint.ts'
import { Metadata, MetadataChange, page } from '../items.ts'
import { Image, ImageQuery, ImageTags } from './image.ts'

export const imageEndpoints = {
  version: get('/api/glance/version/', 'Show the version of the image API', {
    result: z.object({ version: z.string() }),
  }),
  imageList: get('/api/glance/images/', 'List images visible to the project, newest first by default', {
    query: ImageQuery,
    result: page(Image),
  }),
  imageView: get('/api/glance/images/:id/', 'Show an image with its custom properties', { result: Image }),
  imageDelete: del('/api/glance/images/:id/', 'Delete an image'),
  imageProperties: get('/api/glance/images/:id/properties/', "Show an image's custom properties", { result: Metadata }),
  imagePropertiesUpdate: patch('/api/glance/images/:id/properties/', 'Set and remove custom properties of an image', {
    body: MetadataChange,
  }),
  imageDeactivate: post(
    '/api/glance/images/:id/actions/deactivate',
    'Deactivate an image; only administrators can then download it',
  ),
  imageReactivate: post('/api/glance/images/:id/actions/reactivate', 'Reactivate an image'),
  imageTagsUpdate: put('/api/glance/images/:id/tags/', 'Replace the tags of an image', {
    body: z.object({ tags: ImageTags }),
  }),
  imageDownload: get('/api/glance/images/:id/file/', 'Download the data of an image', {
    // Links send no headers, so the query has the tab's scope.
    query: z.object({ project: z.string().optional(), region: z.string().optional() }),
    bytes: 'out',
  }),
}
