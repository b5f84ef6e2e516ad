import * as z from 'zod'
import { del, get, post, put } from '../endpoint.ts'

/** Identifies an upload of a file, so that choosing the same file again resumes it. */
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

/** Uploads in segments, for files that are too large for one request; Swift shows the segments as one object. */
export const uploadEndpoints = {
  uploadBegin: post(UPLOAD, 'Start or resume an upload in segments', {
    body: z.object({ upload: UploadId, size: z.number().int().positive() }),
    result: z.object({
      /** Id of the upload; it differs from the requested one if the existing object uses those segments. */
      upload: UploadId,
      segment_size: z.number(),
      stored: z.array(Segment),
    }),
  }),
  uploadSegment: put(UPLOAD, 'Upload a segment', {
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
  uploadView: get(UPLOAD, 'List the stored segments of an unfinished upload', {
    query: z.object({ upload: UploadId }),
    result: z.object({ stored: z.array(Segment) }),
  }),
  uploadDiscard: del(UPLOAD, 'Delete the segments of an abandoned upload', { query: z.object({ upload: UploadId }) }),
  uploadComplete: post(
    '/api/swift/containers/:container/assemble/*path',
    'Create the object from the uploaded segments',
    {
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
    },
  ),
}
