import { imageEndpoints, serverEndpoints, serverPartEndpoints, type Server } from '@meridian/contract'
import { call } from '../../api/client.ts'
import { isIp } from '../../framework/text/addresses.ts'
import { compareText } from '../../framework/text/wording.ts'
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

const PORTS: Readonly<Record<string, string>> = {
  ssh: '22',
  http: '80',
  https: '443',
  mysql: '3306',
  rdp: '3389',
  postgres: '5432',
  postgresql: '5432',
}

/** The answer whether the server reaches an instance of that name, an address or the internet; the name is left open if nothing has it. */
export async function reachPageOf({ id }: Server, target: string, port: string): Promise<string> {
  const ports = { protocol: 'tcp', port: PORTS[port.toLowerCase()] ?? port }
  return paths.reachability({ from: `instance:${id}`, to: await endNamed(target), ...ports })
}

async function endNamed(text: string): Promise<string> {
  if (isIp(text)) return text
  if (/internet$/i.test(text)) return 'internet'
  const { items } = await call(serverEndpoints.serverList, { query: { name: text.replaceAll(/\W/g, '.') } })
  const [first] = items.toSorted(
    (a, b) => Number(b.name === text) - Number(a.name === text) || compareText(a.name, b.name),
  )
  return first ? `instance:${first.id}` : ''
}
