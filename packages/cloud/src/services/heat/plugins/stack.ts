import { isMap } from '../template/json.ts'
import { readYaml } from '../template/yaml.ts'
import type { Plugin } from './plugin.ts'
import { attributes, changeable, integer, map, text } from './schema.ts'

export const stack: Plugin = {
  type: 'OS::Heat::Stack',
  since: '2014.1',
  description: 'A stack within the stack, made from a template that is given as text.',
  properties: {
    template: text('The template.', { required: true, ...changeable }),
    parameters: map('Its parameters.', undefined, { default: {}, ...changeable }),
    timeout: integer('Minutes until it has to be made.', changeable),
    context: map('Where it is to be made; only this region is served.', undefined, changeable),
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
