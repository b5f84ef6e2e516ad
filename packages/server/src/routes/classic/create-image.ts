import { createImage, ImageBody, type CreateImage } from '@meridian/contract'
import type { FastifyInstance } from 'fastify'
import { isAllowed } from '../../plugins/policy.ts'
import { createdImage, uploads, type ImageOptions } from '../glance/image-changes.ts'
import { serveWorkflow } from './serve-workflow.ts'

const PUBLICIZE = { rules: [['image', 'publicize_image'] as [string, string]] }

/** The classic form of a new image; its file is sent to the URL in `X-File-Upload-URL`. */
export function createImageRoute(app: FastifyInstance, options: ImageOptions): void {
  const uploadOf = uploads(options)

  serveWorkflow(app, options.base, createImage, async (form, _params, request) => {
    const wanted = form.visibility ?? (form.is_public ? 'public' : 'private')
    const isRefused = wanted === 'public' && !isAllowed(request.access, PUBLICIZE)
    const visibility = isRefused ? 'private' : wanted
    const { id } = await createdImage(request.openstack('image'), toImageBody(form, visibility), options)
    const { upload_url: url, token_id: token } = uploadOf(id, request)
    return {
      location: 'project/images/',
      ...(form.source_type === 'url'
        ? { type: 'info', message: `Your image ${form.name} has been queued for creation.` }
        : { message: `Created image "${form.name}".` }),
      warnings: isRefused ? ['You are not allowed to make images public: the image is private.'] : [],
      option: [id, form.name],
      ...(form.source_type === 'file' ? { upload: { url, token } } : {}),
    }
  })
}

const toImageBody = (form: CreateImage, visibility: ImageBody['visibility']): ImageBody =>
  ImageBody.parse({
    name: form.name,
    description: form.description,
    disk_format: form.disk_format,
    kernel: form.kernel,
    ramdisk: form.ramdisk,
    architecture: form.architecture,
    min_disk: form.minimum_disk,
    min_ram: form.minimum_ram,
    visibility,
    protected: form.protected,
    ...(form.source_type === 'url' ? { image_url: form.image_url, is_copying: form.is_copying } : {}),
  })
