import { metadefEndpoints } from '@meridian/contract'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { queryOnce } from '../../api/query.ts'
import { METADATA_KINDS, type MetadataKind } from './metadata-kinds.ts'
import { treeOf, type TreeNode } from './metadata-tree.ts'

const NOTHING: readonly TreeNode[] = []

/** What may be said about things of a kind, asked for once. */
export function useMetadataTree(kind: MetadataKind) {
  const { data, error, refetch, isFetching } = useQuery(
    queryOnce(metadefEndpoints.namespaceList, { query: METADATA_KINDS[kind] }),
  )
  const tree = useMemo(() => (data ? treeOf(data.items) : NOTHING), [data])
  return { tree, error, loading: !data && !error, refetch, retrying: isFetching }
}
