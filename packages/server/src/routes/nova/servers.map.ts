import type { nova, ReplyOf } from '@meridian/contract'
import type { EmbeddedFlavor, FlavorReference, Server as WireServer } from '@meridian/wire'
import type { ImageNameTable } from './image-names.ts'

type Server = ReplyOf<typeof nova.serverList>['items'][number]

/** A server of a cell that is down has little more than an id. */
export type PartialServer = Partial<WireServer> & Pick<WireServer, 'id'>

export const imageIdOf = ({ image }: PartialServer): string | null => (image ? image.id : null)

export function toServer(server: PartialServer, imageNames: ImageNameTable): Server {
  return {
    ...server,
    uuid: server.id,
    name: server.name ?? server.id,
    status: server.status ?? 'UNKNOWN',
    image_name: imageNames.get(imageIdOf(server) ?? '')?.name ?? null,
    flavor: server.flavor ? toServerFlavor(server.flavor) : {},
  }
}

const toServerFlavor = (flavor: FlavorReference | EmbeddedFlavor): Server['flavor'] =>
  'original_name' in flavor ? { ...flavor, name: flavor.original_name } : { id: flavor.id }
