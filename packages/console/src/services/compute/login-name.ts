/** What names the system of an image: its name and its properties, or a volume's copy of them. */
export interface SystemHints {
  name: string | null
  properties: Readonly<Record<string, unknown>>
}

/** The account that each distribution's cloud image is made with, by `os_distro` and by a word of the image's name. */
const ACCOUNTS: readonly (readonly [distro: string, account: string, word: RegExp])[] = [
  ['ubuntu', 'ubuntu', /ubuntu/],
  ['debian', 'debian', /debian/],
  ['cirros', 'cirros', /cirros/],
  ['fedora-coreos', 'core', /coreos/],
  ['flatcar', 'core', /flatcar/],
  ['fedora', 'fedora', /fedora/],
  ['rocky', 'rocky', /rocky/],
  ['almalinux', 'almalinux', /alma/],
  ['centos', 'cloud-user', /centos/],
  ['rhel', 'cloud-user', /rhel|red ?hat/],
  ['ol', 'cloud-user', /oracle/],
  ['opensuse', 'opensuse', /opensuse/],
  ['sles', 'sles', /sles|suse linux enterprise/],
  ['arch', 'arch', /\barch\b/],
  ['alpine', 'alpine', /alpine/],
  ['freebsd', 'freebsd', /freebsd/],
  ['openbsd', 'openbsd', /openbsd/],
  ['gentoo', 'gentoo', /gentoo/],
  ['amzn', 'ec2-user', /amazon/],
  ['kali', 'kali', /kali/],
]

/** Other spellings of `os_distro`, as libosinfo and administrators write them. */
const SPELLINGS: Readonly<Record<string, string>> = {
  rockylinux: 'rocky',
  alma: 'almalinux',
  'centos-stream': 'centos',
  redhat: 'rhel',
  oraclelinux: 'ol',
  archlinux: 'arch',
  alpinelinux: 'alpine',
  coreos: 'fedora-coreos',
  fcos: 'fedora-coreos',
  sle: 'sles',
}

/** Until version 8, images of CentOS had an account of their own. */
const OLD_CENTOS = /^[678](?:\D|$)/

/** People paste the command into a shell, and the owner of the image has chosen its property. */
const ACCOUNT = /^[a-z_][\w.-]*$/i

const textAt = ({ properties }: SystemHints, key: string): string => {
  const value = properties[key]
  return typeof value === 'string' ? value.trim() : ''
}

/** The account to sign in with by SSH; null if the image does not show it. */
export function loginName(image: SystemHints): string | null {
  const given = textAt(image, 'os_admin_user')
  if (ACCOUNT.test(given)) return given
  if (isWindows(image)) return null
  const distro = textAt(image, 'os_distro').toLowerCase()
  const name = (image.name ?? '').toLowerCase()
  const known =
    ACCOUNTS.find(([id]) => id === (SPELLINGS[distro] ?? distro)) ??
    ACCOUNTS.find(([, , word]) => word.test(distro)) ??
    ACCOUNTS.find(([, , word]) => word.test(name))
  if (!known) return null
  const version = textAt(image, 'os_version') || (/centos\D*(\d+)/.exec(name)?.[1] ?? '')
  return known[0] === 'centos' && !/stream/.test(name) && OLD_CENTOS.test(version) ? 'centos' : known[1]
}

/** Windows has no SSH server by default. */
export const isWindows = (image: SystemHints): boolean =>
  /windows/i.test(textAt(image, 'os_type') || textAt(image, 'os_distro') || (image.name ?? ''))

/** The command that signs in; an IPv6 address needs no brackets here. */
export const sshLine = (account: string | null, address: string): string =>
  `ssh ${account === null ? '' : `${account}@`}${address}`
