import { stringify } from 'yaml'
import type { Plugin } from './plugin.ts'
import { map } from './schema.ts'
import { config, removeConfig, storeConfig } from './software-config.ts'

export const cloudConfig: Plugin = {
  type: 'OS::Heat::CloudConfig',
  since: '2014.1',
  description: 'A configuration for cloud-init.',
  properties: { cloud_config: map('Configuration of cloud-init.') },
  attributes: { config },
  create: (work) =>
    storeConfig(work, 'Heat::Ungrouped', `#cloud-config\n${stringify(work.properties['cloud_config'] ?? {})}`),
  remove: removeConfig,
}
