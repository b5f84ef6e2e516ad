/** The services of the navigation, each with what its places are for, in the order in which they are shown. */
export const NAV_SERVICES = {
  compute: ['run', 'start', 'hosts'],
  storage: ['disks', 'copies', 'groups', 'folders', 'objects', 'offer'],
  network: ['connect', 'reach', 'protect', 'plan', 'hosts'],
  orchestration: ['build', 'look'],
  keys: ['sign', 'secrets'],
  access: ['tools', 'people'],
  usage: ['used'],
  identity: ['who', 'rights', 'elsewhere'],
  catalog: ['offered', 'limits'],
  system: ['watch', 'give'],
} as const

export type NavService = keyof typeof NAV_SERVICES

/** The key that opens the places of a service; of two that have the same, each is in another half. */
export const SERVICE_DIGITS: Readonly<Record<NavService, string>> = {
  compute: '1',
  storage: '2',
  network: '3',
  orchestration: '4',
  keys: '5',
  access: '6',
  usage: '7',
  identity: '5',
  catalog: '6',
  system: '7',
}

/** A service and a purpose: all that a place needs to be found. */
export type NavPlace = { [S in NavService]: `${S}/${(typeof NAV_SERVICES)[S][number]}` }[NavService]

export const serviceOf = (place: NavPlace): NavService => place.slice(0, place.indexOf('/')) as NavService // by its type
