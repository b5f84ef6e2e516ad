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

/** A service and a purpose: all that a place needs to be found. */
export type NavPlace = { [S in NavService]: `${S}/${(typeof NAV_SERVICES)[S][number]}` }[NavService]

export const serviceOf = (place: NavPlace): NavService => place.slice(0, place.indexOf('/')) as NavService // by its type
