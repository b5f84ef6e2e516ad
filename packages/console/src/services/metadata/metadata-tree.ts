import { type MetadefNamespace, type MetadefProperty, metadefEndpoints } from '@meridian/contract'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { queryOnce } from '../../api/query.ts'
import { compareText } from '../../framework/text/wording.ts'

/**
 * The query for the definitions of each kind of metadata: a resource type of Glance and the target of its properties.
 */
export const METADATA_KINDS = {
  aggregate: { resource_type: 'OS::Nova::Aggregate' },
  flavor: { resource_type: 'OS::Nova::Flavor' },
  image: { resource_type: 'OS::Glance::Image' },
  instance: { resource_type: 'OS::Nova::Server', properties_target: 'metadata' },
  /** For the scheduler, when an instance is launched. */
  scheduler_hints: { resource_type: 'OS::Nova::Server', properties_target: 'scheduler_hints' },
  volume: { resource_type: 'OS::Cinder::Volumes' },
  volume_snapshot: { resource_type: 'OS::Cinder::Snapshot' },
  volume_type: { resource_type: 'OS::Cinder::VolumeType' },
} as const

export type MetadataKind = keyof typeof METADATA_KINDS

/** The definition of one key. */
export interface Definition extends MetadefProperty {
  key: string
}

/** A namespace, an object in it, or a property; only properties have a definition. */
export interface TreeNode {
  id: string
  label: string
  description: string
  definition: Definition | null
  children: readonly TreeNode[]
}

/** Namespaces with their objects and properties, sorted by label. */
export const treeOf = (namespaces: readonly MetadefNamespace[]): TreeNode[] =>
  byLabel(
    namespaces.map((each) => ({
      id: each.namespace,
      label: each.display_name || each.namespace,
      description: each.description ?? '',
      definition: null,
      children: byLabel([
        ...leavesOf(each.namespace, each.properties),
        ...each.objects.map((object) => ({
          id: `${each.namespace}/${object.name}`,
          label: object.name,
          description: object.description ?? '',
          definition: null,
          children: leavesOf(`${each.namespace}/${object.name}`, object.properties),
        })),
      ]),
    })),
  )

const leavesOf = (parent: string, properties: Readonly<Record<string, MetadefProperty>>): TreeNode[] =>
  byLabel(
    Object.entries(properties).map(([key, property]) => ({
      id: `${parent}/${key}`,
      label: property.title || key,
      description: property.description ?? '',
      definition: { ...property, key },
      children: [],
    })),
  )

const byLabel = (nodes: TreeNode[]) => nodes.sort((a, b) => compareText(a.label, b.label))

/** All definitions of a node and its descendants. */
export const definitionsOf = (node: TreeNode): Definition[] =>
  node.definition ? [node.definition] : node.children.flatMap(definitionsOf)

/** Keys are case-insensitive: a service may have stored one in another case. */
export const sameKey = (a: string, b: string): boolean => a.toLowerCase() === b.toLowerCase()

/** The nodes whose label, key or description contains the text, with their ancestors and descendants. */
export function filterTree(nodes: readonly TreeNode[], text: string): TreeNode[] {
  const needle = text.trim().toLowerCase()
  if (!needle) return [...nodes]
  return nodes.flatMap((node) => {
    const searchText = `${node.label}\n${node.definition?.key ?? ''}\n${node.description}`.toLowerCase()
    if (searchText.includes(needle)) return [node]
    const children = filterTree(node.children, needle)
    return children.length > 0 ? [{ ...node, children }] : []
  })
}

const NOTHING: readonly TreeNode[] = []

/** The definitions for a kind of metadata, fetched once. */
export function useMetadataTree(kind: MetadataKind) {
  const { data, error, refetch, isFetching } = useQuery(
    queryOnce(metadefEndpoints.namespaceList, { query: METADATA_KINDS[kind] }),
  )
  const tree = useMemo(() => (data ? treeOf(data.items) : NOTHING), [data])
  return { tree, error, loading: !data && !error, refetch, retrying: isFetching }
}
