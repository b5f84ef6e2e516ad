import { newUuid } from '../../../core/ids.ts'
import { isoSeconds } from '../../../core/time/clock.ts'
import * as configs from '../software-configs/store.ts'
import type { Json } from '../template/json.ts'
import type { Attribute, CreateResult, Plugin, Work } from './plugin.ts'
import { any, boolean, list, map, oneOf, text } from './schema.ts'

const TYPES = ['String', 'Number', 'CommaDelimitedList', 'Json', 'Boolean']
const type = text('Type.', { default: 'String', constraints: [oneOf(...TYPES)] })

/** Stores a configuration that servers can refer to by its id. */
export function storeConfig(work: Work, group: string, config: string, more: Record<string, Json> = {}): CreateResult {
  const { context, stack, resource } = work
  const id = newUuid()
  configs.insert(context.db, {
    id,
    project_id: stack.project_id,
    name: resource.physical_name,
    group,
    config,
    inputs: more['inputs'] ?? [],
    outputs: more['outputs'] ?? [],
    options: more['options'] ?? {},
    creation_time: isoSeconds(context.clock.now()),
  })
  return { id }
}

export const removeConfig = ({ context, resource }: Work): void =>
  void configs.remove(context.db, resource.physical_id ?? '')

/** The configuration's text. */
export const config: Attribute = {
  description: 'The configuration.',
  type: 'string',
  value: ({ context, resource }) => configs.find(context.db, resource.physical_id ?? '')?.config ?? null,
}

export const softwareConfig: Plugin = {
  type: 'OS::Heat::SoftwareConfig',
  since: '2014.1',
  description: 'A software configuration for servers.',
  properties: {
    group: text('Tool that applies the configuration.', { default: 'Heat::Ungrouped' }),
    config: text('Configuration text.'),
    options: map('Options of the tool.'),
    inputs: list(
      'Inputs.',
      map('An input.', {
        name: text('Its name.', { required: true }),
        description: text('Description.'),
        type,
        default: any('Default value.'),
        replace_on_change: boolean('Whether a change replaces the deployment.', { default: false }),
      }),
    ),
    outputs: list(
      'Outputs.',
      map('An output.', {
        name: text('Its name.', { required: true }),
        description: text('Description.'),
        type,
        error_output: boolean('Whether the output reports a failure.', { default: false }),
      }),
    ),
  },
  attributes: { config },
  create: (work) => {
    const { group, config: script, inputs = null, outputs = null, options = null } = work.properties
    return storeConfig(work, String(group), String(script ?? ''), {
      inputs: inputs ?? [],
      outputs: outputs ?? [],
      options: options ?? {},
    })
  },
  remove: removeConfig,
}
