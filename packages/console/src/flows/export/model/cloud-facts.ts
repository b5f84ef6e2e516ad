import type { FloatingIp, Keypair, Network, Port, Router, SecurityGroup, Server, Volume } from '@meridian/contract'

/** What a project has in the cloud. */
export interface CloudFacts {
  /** The project's id: what other projects own is not exported. */
  project: string
  servers: readonly Server[]
  volumes: readonly Volume[]
  keypairs: readonly Keypair[]
  networks: readonly Network[]
  ports: readonly Port[]
  routers: readonly Router[]
  groups: readonly SecurityGroup[]
  floatingIps: readonly FloatingIp[]
}
