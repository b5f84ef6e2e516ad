import type { exampleNames } from './launch-stack.messages.ts'

const COMMON = `  image:
    type: string
    label: Image
    constraints: [{ custom_constraint: glance.image }]
  flavor:
    type: string
    label: Flavor
    default: m1.tiny
    constraints: [{ custom_constraint: nova.flavor }]
  network:
    type: string
    label: Network
    constraints: [{ custom_constraint: neutron.network }]`

/** Templates to begin with; they use only what both a small and a large cloud have. */
export const EXAMPLES: Readonly<Record<keyof typeof exampleNames, string>> = {
  server: `heat_template_version: 2018-08-31
description: One server on a network
parameters:
${COMMON}
resources:
  server:
    type: OS::Nova::Server
    properties:
      image: { get_param: image }
      flavor: { get_param: flavor }
      networks: [{ network: { get_param: network } }]
outputs:
  address:
    description: The address of the server
    value: { get_attr: [server, first_address] }
`,
  network: `heat_template_version: 2018-08-31
description: A network with a subnet and a router to the outside
parameters:
  public:
    type: string
    label: Outside network
    default: public
    constraints: [{ custom_constraint: neutron.network }]
  cidr:
    type: string
    label: Addresses
    default: 10.77.0.0/24
    constraints:
      - allowed_pattern: '(\\d{1,3}\\.){3}\\d{1,3}/\\d{1,2}'
        description: Addresses and a prefix length, for example 10.77.0.0/24
resources:
  net:
    type: OS::Neutron::Net
  subnet:
    type: OS::Neutron::Subnet
    properties:
      network: { get_resource: net }
      cidr: { get_param: cidr }
  router:
    type: OS::Neutron::Router
    properties:
      external_gateway_info: { network: { get_param: public } }
  interface:
    type: OS::Neutron::RouterInterface
    properties:
      router: { get_resource: router }
      subnet: { get_resource: subnet }
`,
  database: `heat_template_version: 2018-08-31
description: A server whose data is on a volume of its own
parameters:
${COMMON}
  size:
    type: number
    label: Data volume (GB)
    default: 10
    constraints: [{ range: { min: 1, max: 100 } }]
resources:
  data:
    type: OS::Cinder::Volume
    properties:
      size: { get_param: size }
  server:
    type: OS::Nova::Server
    properties:
      image: { get_param: image }
      flavor: { get_param: flavor }
      networks: [{ network: { get_param: network } }]
  attachment:
    type: OS::Cinder::VolumeAttachment
    properties:
      volume_id: { get_resource: data }
      instance_uuid: { get_resource: server }
`,
  web: `heat_template_version: 2018-08-31
description: Two web servers on different hosts, reached from outside on port 80
parameters:
${COMMON}
resources:
  apart:
    type: OS::Nova::ServerGroup
    properties:
      policies: [soft-anti-affinity]
  firewall:
    type: OS::Neutron::SecurityGroup
    properties:
      rules:
        - { protocol: tcp, port_range_min: 80, port_range_max: 80 }
  one:
    type: OS::Nova::Server
    properties: &web
      image: { get_param: image }
      flavor: { get_param: flavor }
      networks: [{ network: { get_param: network } }]
      security_groups: [{ get_resource: firewall }]
      scheduler_hints: { group: { get_resource: apart } }
  two:
    type: OS::Nova::Server
    properties: *web
`,
}
