import type { ServerRow } from '../servers/row.ts'

const DISTRIBUTIONS = new Map(
  Object.entries({
    ubuntu: { title: 'Ubuntu', kernel: '6.8.0-45-generic', user: 'ubuntu' },
    debian: { title: 'Debian GNU/Linux', kernel: '6.1.0-26-amd64', user: 'debian' },
    fedora: { title: 'Fedora Linux', kernel: '6.14.4-300.fc42.x86_64', user: 'fedora' },
    rocky: { title: 'Rocky Linux', kernel: '5.14.0-427.el9.x86_64', user: 'rocky' },
    cirros: { title: 'CirrOS', kernel: '5.15.0-117-generic', user: 'cirros' },
  }),
)

export interface Distribution {
  id: string
  title: string
  version: string
  kernel: string
  /** The user that cloud-init creates. */
  user: string
}

/** The operating system that the image's properties name. */
export function distributionOf({ image }: ServerRow): Distribution {
  const { os_distro: id = '', os_version: version = '' } = image.properties
  const known = DISTRIBUTIONS.get(id) ?? { title: 'Linux', kernel: '6.1.0', user: 'cloud-user' }
  return { id: id === '' ? 'linux' : id, version, ...known }
}
