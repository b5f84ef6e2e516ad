import { validationFailed } from '../../faults.ts'
import { asText, isMap, within } from '../json.ts'
import type { Json } from '../json.ts'
import { misuseError } from './function.ts'
import type { TemplateFunction } from './function.ts'

/** `a`, or `[a, key, 0, …]` */
const nameAndPath = (args: Json): [Json, Json[]] =>
  Array.isArray(args) ? [args[0] ?? null, args.slice(1)] : [args, []]

const getParam: TemplateFunction = {
  description: "A parameter's value, or a part of it.",
  apply(args, use) {
    const [name, path] = nameAndPath(use.resolve(args))
    if (typeof name !== 'string') throw misuseError(use, 'Argument to "get_param" must be string')
    const value = use.scope.parameter(name)
    if (value !== undefined) return within(value, path)
    throw validationFailed(`Property error: : ${use.place}: : The Parameter (${name}) was not provided.`)
  },
}

const getResource: TemplateFunction = {
  description: 'Returns the id of a resource.',
  apply(args, use) {
    const name = use.resolve(args)
    if (typeof name !== 'string') throw misuseError(use, 'Argument to "get_resource" must be string')
    return use.scope.reference(name)
  },
}

const getAttr: TemplateFunction = {
  description: "A resource's attribute, or a part of it.",
  apply(args, use) {
    const [name, path] = nameAndPath(use.resolve(args))
    const [attribute, ...rest] = path
    if (typeof name !== 'string' || (typeof attribute !== 'string' && path.length > 0)) {
      throw misuseError(use, 'Arguments to "get_attr" must be of the form [resource_name, attribute, (path), ...]')
    }
    return use.scope.attribute(name, String(attribute ?? 'show'), rest)
  },
}

const getFile: TemplateFunction = {
  description: 'Returns the content of a file sent with the template.',
  apply(args, use) {
    const name = use.resolve(args)
    if (typeof name !== 'string') throw misuseError(use, 'Argument to "get_file" must be a string')
    return use.scope.file(name)
  },
}

const resourceFacade: TemplateFunction = {
  description: "Returns the facade's metadata, deletion policy or update policy from the parent template.",
  apply(args, use) {
    const key = use.resolve(args)
    const KEYS = ['metadata', 'deletion_policy', 'update_policy']
    if (typeof key !== 'string' || !KEYS.includes(key)) {
      throw misuseError(use, `Incorrect arguments to "resource_facade" should be one of: ${KEYS.join(', ')}`)
    }
    return use.scope.facade(key)
  },
}

/** `Fn::Select` of the oldest versions, from CloudFormation. */
const select: TemplateFunction = {
  description: 'Returns one item of a list or a map.',
  apply(args, use) {
    const resolved = use.resolve(args)
    if (!Array.isArray(resolved) || resolved.length !== 2) {
      throw misuseError(use, 'Arguments to "Fn::Select" must be of the form [index, collection]')
    }
    const [index = null, collection = null] = resolved
    if (!Array.isArray(collection) && !isMap(collection) && collection !== null) {
      throw misuseError(use, 'Arguments to "Fn::Select" must be fully resolved')
    }
    return asText(within(collection, [index]))
  },
}

export const references = {
  get_attr: getAttr,
  get_file: getFile,
  get_param: getParam,
  get_resource: getResource,
  resource_facade: resourceFacade,
  'Fn::Select': select,
}
