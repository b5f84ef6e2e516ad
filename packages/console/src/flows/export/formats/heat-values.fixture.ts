import * as z from 'zod'

const Template = z.object({
  heat_template_version: z.literal('2018-08-31'),
  parameters: z.record(z.string(), z.object({ type: z.string(), default: z.string().optional() })).default({}),
  resources: z.record(z.string(), z.object({ type: z.string(), properties: z.unknown() })),
})

/** The only key of a function of Heat. */
const FUNCTION =
  /^(?:get_(?:attr|file|param|resource)|str_(?:replace(?:_v?strict)?|split)|list_(?:join|concat(?:_unique)?)|map_(?:merge|replace)|Fn::.*|Ref|if|yaql|repeat|digest|filter|make_url|resource_facade|contains|equals|not|and|or|type)$/

/** The properties of each resource as Heat reads them; a function other than a reference or a parameter is an error. */
export function heatValues(template: unknown): Record<string, unknown> {
  const { parameters, resources } = Template.parse(template)
  const valueOf = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(valueOf)
    if (typeof value !== 'object' || value === null) return value
    const entries = Object.entries(value)
    // Heat's client reads files for these keys, wherever they are.
    const misread = entries.find(
      ([key], _, { length }) => /^(?:get_file|type)$/.test(key) || (length === 1 && FUNCTION.test(key)),
    )
    if (!misread) return Object.fromEntries(entries.map(([key, one]) => [key, valueOf(one)]))
    const [name, argument] = misread
    if (name === 'get_resource' && typeof argument === 'string' && argument in resources) return { resource: argument }
    const parameter = name === 'get_param' ? parameters[String(argument)] : undefined
    if (!parameter) throw new Error(`Heat reads ${JSON.stringify(value)} as a function`)
    return parameter.type === 'json' ? JSON.parse(parameter.default ?? '') : { parameter: argument }
  }
  return Object.fromEntries(Object.entries(resources).map(([label, { properties }]) => [label, valueOf(properties)]))
}
