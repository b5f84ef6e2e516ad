import { isMap } from '../template/json.ts'
import { readYaml } from '../template/yaml.ts'
import type { Plugin } from './plugin.ts'
import { attributes, changeable, integer, map, text } from './schema.ts'

export const stack: Plugin = {
  type: 'OS::Heat::Stack',
  since: '2014.1',
  description: 'A nested stack from a template as text.',
  properties: {
    template: text('The template.', { required: true, ...changeable }),
    parameters: map('Its parameters.', undefined, { default: {}, ...changeable }),
    timeout: integer('Timeout in minutes.', changeable),
    context: map('Region of the stack; only this region is supported.', undefined, changeable),
  },
  attributes: attributes({
    stack_name: "The stack's name.",
    outputs: ['map', "The stack's outputs."],
  }),
  nested(properties) {
    const template = readYaml(String(properties['template'] ?? ''), 'Template')
    const parameters = properties['parameters'] ?? null
    return { template: isMap(template) ? template : {}, parameters: isMap(parameters) ? parameters : {} }
  },
}
