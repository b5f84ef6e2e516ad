import { stackEndpoints, stackResourceEndpoints, type StackResourceView } from '@meridian/contract'
import { ApiError } from '../../../api/api-error.ts'
import { call } from '../../../api/client.ts'
import { query, type ItemQuery } from '../../../api/query.ts'
import { paths } from '../../../paths.ts'
import { stackResourceManifest } from './stack-resource.manifest.ts'

/** A resource of a stack, which Heat names only inside the stack: its id is both. */
export interface StackResourceItem extends StackResourceView {
  id: string
  /** Undefined if the stack could not be fetched. */
  stack_name?: string
}

export const resourceId = (stack: string, name: string): string => `${stack}/${name}`

export const resourcePath = (stack: string, name: string): string =>
  paths.details(stackResourceManifest.type, resourceId(stack, name))

/** The parameters of Heat's calls about the resource. */
export function resourceParams(id: string): { id: string; name: string } {
  const [stack = '', ...name] = id.split('/')
  return { id: stack, name: name.join('/') }
}

export const loadResource = (id: string): ItemQuery<StackResourceItem> => {
  const params = resourceParams(id)
  const { queryKey, queryFn } = query(stackResourceEndpoints.stackResourceView, { params })
  return {
    queryKey,
    queryFn: async (context) => {
      const [found, stack] = await Promise.all([
        queryFn(context),
        call(stackEndpoints.stackView, { params: { id: params.id } }, { signal: context.signal }).catch(orUnknown),
      ])
      return { ...found, id, ...(stack && { stack_name: stack.stack_name }) }
    },
  }
}

function orUnknown(error: unknown): undefined {
  if (!(error instanceof ApiError)) throw error
}
