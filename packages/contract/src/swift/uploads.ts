import * as z from 'zod'
import { del, get, post, put } from '../endpoint.ts'

/** Names one upload of one file: the same file chosen again goes on where it stopped. */
const UploadId = z.string().regex(/^[\w-]{1,64}$/)
const MAX_SEGMENTS = 1000

const Segment = z.object({
  index: z
    .number()
    .int()
    .min(0)
    .max(MAX_SEGMENTS - 1),
  etag: z.string().regex(/^[0-9a-f]{32}$/),
  bytes: z.number().int().positive(),
})
export type Segment = z.infer<typeof Segment>

const UPLOAD = '/api/swift/containers/:container/uploads/*path'

/** A file too large for one request travels in segments, which Swift then shows as one object. */
export const uploadEndpoints = {
  uploadBegin: post(UPLOAD, {
    summary: 'Begin an upload in segments, or go on with one',
    body: z.object({ upload: UploadId, size: z.number().int().positive() }),
    result: z.object({
      /** What the upload is called from now on: another name where the object that is there is made of it. */
      upload: UploadId,
      segment_size: z.number(),
      stored: z.array(Segment),
    }),
  }),
  uploadSegment: put(UPLOAD, {
    summary: 'Store one segment',
    query: z.object({
      upload: UploadId,
      index: z.coerce
        .number()
        .int()
        .min(0)
        .max(MAX_SEGMENTS - 1),
    }),
    bytes: 'in',
    result: z.object({ etag: z.string() }),
  }),
  uploadView: get(UPLOAD, {
    summary: 'What has arrived of an upload that no object is made of',
    query: z.object({ upload: UploadId }),
    result: z.object({ stored: z.array(Segment) }),
  }),
  uploadDiscard: del(UPLOAD, {
    summary: 'Remove the segments of an upload that is given up',
    query: z.object({ upload: UploadId }),
  }),
  uploadComplete: post('/api/swift/containers/:container/assemble/*path', {
    summary: 'Make the segments one object',
    body: z.object({
      upload: UploadId,
      segments: z.array(Segment).min(1).max(MAX_SEGMENTS),
      filename: z.string().max(255).optional(),
      content_type: z
        .string()
        .max(255)
        .regex(/^[\w.+-]+\/[\w.+-]+$/)
        .optional(),
    }),
    location: '/api/swift/containers/:container/object/*path',
  }),
}
