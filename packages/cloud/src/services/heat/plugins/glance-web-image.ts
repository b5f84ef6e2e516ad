import type { Plugin } from './plugin.ts'
import { boolean, integer, text } from './schema.ts'

export const webImage: Plugin = {
  type: 'OS::Glance::WebImage',
  since: '12.0.0',
  description: 'An image from the web, which this cloud does not fetch.',
  properties: {
    name: text('Its name.'),
    location: text('Where it is.', { required: true }),
    disk_format: text('What the disk is.', { required: true }),
    container_format: text('What the disk is in.', { required: true }),
    min_disk: integer('The disk that it needs, in GB.', { default: 0 }),
    min_ram: integer('The memory that it needs, in MB.', { default: 0 }),
    protected: boolean('Whether it cannot be deleted.', { default: false }),
    visibility: text('Who sees it.', { default: 'private' }),
  },
  attributes: {},
  validate: () => 'Images cannot be fetched from the web here.',
}
