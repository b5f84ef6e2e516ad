import type { Plugin } from './plugin.ts'
import { boolean, integer, text } from './schema.ts'

export const webImage: Plugin = {
  type: 'OS::Glance::WebImage',
  since: '12.0.0',
  description: 'An image from a URL; this cloud does not support it.',
  properties: {
    name: text('Its name.'),
    location: text('URL of the image.', { required: true }),
    disk_format: text('Disk format.', { required: true }),
    container_format: text('Container format.', { required: true }),
    min_disk: integer('Minimum disk in GB.', { default: 0 }),
    min_ram: integer('Minimum memory in MB.', { default: 0 }),
    protected: boolean('Whether it is protected from deletion.', { default: false }),
    visibility: text('Visibility.', { default: 'private' }),
  },
  attributes: {},
  validate: () => 'This cloud does not download images from the web.',
}
