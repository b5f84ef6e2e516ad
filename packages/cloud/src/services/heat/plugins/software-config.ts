import { newUuid } from '../../../core/ids.ts'
import { isoSeconds } from '../../../core/time/clock.ts'
import * as configs from '../software-configs/store.ts'
import type { Json } from '../template/json.ts'
import type { Attribute, CreateResult, Plugin, Work } from './plugin.ts'
import { any, boolean, list, map, oneOf, text } from './schema.ts'

const TYPES = ['String', 'Number', 'CommaDelimitedList', 'Json', 'Boolean']
const type = text('What it is.', { default: 'String', constraints: [oneOf(...TYPES)] })

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
  description: 'What is to be done on servers.',
  properties: {
    group: text('What does it there.', { default: 'Heat::Ungrouped' }),
    config: text('What is to be done.'),
    options: map('What the one that does it has to know.'),
    inputs: list(
      'What has to be given.',
      map('An input.', {
        name: text('Its name.', { required: true }),
        description: text('What it is for.'),
        type,
        default: any('What it is where nothing is given.'),
        replace_on_change: boolean('Whether another one means to begin anew.', { default: false }),
      }),
    ),
    outputs: list(
      'What comes of it.',
      map('An output.', {
        name: text('Its name.', { required: true }),
        description: text('What it is.'),
        type,
        error_output: boolean('Whether it means that it has failed.', { default: false }),
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
