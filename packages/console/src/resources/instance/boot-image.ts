import { volumeEndpoints, type Server, type Volume } from '@meridian/contract'
import type { Query } from '../../api/client.ts'
import { itemsById } from '../../api/joined.ts'
import { pages } from '../../api/pages.ts'
import { queryClient } from '../../api/query.ts'

/** Returns a function that adds the images of those servers that boot from a volume. */
export async function bootImagesOf(servers: readonly Server[], filters: Readonly<Query>) {
  const booted = servers.filter((server) => bootsFromVolume(server) && attachedTo(server).length > 0)
  const volumes = booted.length > 0 ? await bootVolumesOf(booted, filters) : new Map<string, Volume>()
  return (server: Server) => withBootImage(server, volumes)
}

async function bootVolumesOf(booted: readonly Server[], filters: Readonly<Query>) {
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
export function withBootImage(server: Server, volumes: ReadonlyMap<string, Volume>): Server {
  if (!bootsFromVolume(server)) return server
  const names = attachedTo(server).map((id) => volumes.get(id)?.volume_image_metadata['image_name'])
  // These volumes may be older than the row, which may have its name already.
  return { ...server, image_name: names.find((name) => typeof name === 'string') ?? server.image_name }
}
