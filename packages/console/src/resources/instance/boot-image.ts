import { volumeEndpoints, type Server, type Volume } from '@meridian/contract'
import type { Query } from '../../api/client.ts'
import { itemsById } from '../../api/joined.ts'
import { pages } from '../../api/pages.ts'
import { queryClient } from '../../api/query.ts'

/** The bootable volumes by their ids, if one of the servers has no image of its own; none otherwise. */
export async function bootVolumesOf(
  servers: readonly Server[],
  filters: Readonly<Query>,
): Promise<ReadonlyMap<string, Volume>> {
  const booted = servers.filter((server) => bootsFromVolume(server) && attachedTo(server).length > 0)
  if (booted.length === 0) return new Map()
  const list = pages(volumeEndpoints.volumeList, { ...filters, bootable: 'true' })
  const known = await itemsById(list)
  if (booted.every((server) => attachedTo(server).some((id) => known.has(id)))) return known
  // A server is newer than the list.
  await queryClient.invalidateQueries({ queryKey: list.queryKey, refetchType: 'none' })
  return itemsById(list)
}

const bootsFromVolume = ({ image }: Server) => image === ''

const attachedTo = (server: Server) => server['os-extended-volumes:volumes_attached'].map(({ id }) => id)

/** A server that boots from a volume has the image that the volume was made of: Nova names none. */
export function withBootImage(server: Server, volumes: ReadonlyMap<string, Volume> | null): Server {
  if (!volumes || !bootsFromVolume(server)) return server
  const names = attachedTo(server).map((id) => volumes.get(id)?.volume_image_metadata['image_name'])
  return { ...server, image_name: names.find((name) => typeof name === 'string') ?? null }
}
