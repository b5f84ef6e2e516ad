import { imageEndpoints, serverPartEndpoints, type Server } from '@meridian/contract'
import { call } from '../../api/client.ts'
import { paths } from '../../paths.ts'
import { loginName, sshLine, type SystemHints } from '../../services/compute/login-name.ts'
import { copyText } from '../../ui/copy.tsx'
import { toast } from '../../ui/toast/toast.ts'
import { addressesInReach } from './instance-text.ts'
import { instanceManifest } from './instance.manifest.ts'

/** Copies the command that signs in; returns the server's page if that is not possible: it shows why. */
export async function copySsh(server: Server, copied: string): Promise<string | null> {
  const [address] = addressesInReach(server)
  const page = paths.details(instanceManifest.type, server.id)
  if (!address) return page
  const line = sshLine(loginName(await systemOf(server)), address.addr)
  if (!(await copyText(line))) return page
  toast.success(copied, { detail: line })
  return null
}

/** What is known of the server's system; its image may be gone, or only its boot volume may know it. */
export async function systemOf({ image, image_name: name, id }: Server): Promise<SystemHints> {
  try {
    if (image !== '') return await call(imageEndpoints.imageView, { params: { id: image.id } })
    const { items } = await call(serverPartEndpoints.serverVolumeList, { params: { id } })
    const copied = items.find((volume) => volume.image)?.image ?? {}
    return { name: copied['image_name'] ?? name, properties: copied }
  } catch {
    return { name, properties: {} }
  }
}

/** The rules of the server's first security group; the server's interfaces if it has none. */
export async function rulesPageOf({ id }: Server, ports: string): Promise<string> {
  const { items } = await call(serverPartEndpoints.serverSecurityGroupList, { params: { id } })
  return items[0] ? paths.openPorts(items[0].id, ports) : paths.details(instanceManifest.type, id, 'interfaces')
}
