import * as z from 'zod'
import { del, get, patch, post, put } from '../endpoint.ts'
import { Metadata, MetadataChange, page } from '../items.ts'
import { Image, ImageQuery, ImageTags } from './image.ts'

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
  imageTagsUpdate: put('/api/glance/images/:id/tags/', {
    summary: 'Replace the tags of an image',
    body: z.object({ tags: ImageTags }),
  }),
  imageDownload: get('/api/glance/images/:id/file/', {
    summary: 'Download the data of an image',
    // Links send no headers, so the query has the tab's scope.
    query: z.object({ project: z.string().optional(), region: z.string().optional() }),
    bytes: 'out',
  }),
}
