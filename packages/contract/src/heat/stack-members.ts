import * as z from 'zod'
import { get } from '../endpoint.ts'
import { items } from '../items.ts'

const StackMember = z.object({
  /** Id of the OpenStack resource. */
  id: z.string(),
  /** The type in the template; some types share the id of another, as attachments that of their volume. */
  resource_type: z.string(),
  resource_name: z.string(),
  /** The stack that the resource is listed in, which may be nested. */
  parent_id: z.string(),
  /** The stack that a user launched. */
  stack_id: z.string(),
  stack_name: z.string(),
})
export type StackMember = z.infer<typeof StackMember>

/** At most 100 ids with commas between them. */
const IDS = /^[^,]{1,255}(?:,[^,]{1,255}){0,99}$/

export const stackMemberEndpoints = {
  stackMemberList: get(
    '/api/heat/members/',
    'Find the stacks that own resources; `ids` are ids of OpenStack resources, with commas between them',
    {
      query: z.object({ ids: z.string().regex(IDS, 'ids must be 1 to 100 ids with commas between them') }),
      /** `incomplete`: the project has more stacks than were searched, or some could not be read. */
      result: items(StackMember).extend({ incomplete: z.boolean() }),
    },
  ),
}

/** Heat's types whose resources have another name in the console. */
const OTHER_NAMES: Readonly<Record<string, string>> = {
  'OS::Nova::KeyPair': 'OS::Nova::Keypair',
  'OS::Glance::WebImage': 'OS::Glance::Image',
  'OS::Neutron::ProviderNet': 'OS::Neutron::Net',
  'OS::Cinder::QoSSpecs': 'OS::Cinder::QoSSpec',
}

/** The console's type of the OpenStack resource that a stack's resource of this type has. */
export const consoleType = (type: string): string => OTHER_NAMES[type] ?? type

/** The console's types that stacks own; items of other types need not be searched. */
const MEMBER_TYPES: ReadonlySet<string> = new Set([
  'OS::Nova::Server',
  'OS::Nova::Keypair',
  'OS::Nova::ServerGroup',
  'OS::Nova::Flavor',
  'OS::Nova::HostAggregate',
  'OS::Cinder::Volume',
  'OS::Cinder::VolumeType',
  'OS::Cinder::QoSSpec',
  'OS::Glance::Image',
  'OS::Neutron::Net',
  'OS::Neutron::Subnet',
  'OS::Neutron::Router',
  'OS::Neutron::Port',
  'OS::Neutron::SecurityGroup',
  'OS::Neutron::FloatingIP',
  'OS::Neutron::QoSPolicy',
  'OS::Neutron::Trunk',
  'OS::Neutron::SecurityGroupRule',
  'OS::Neutron::SubnetPool',
  'OS::Neutron::AddressScope',
  'OS::Neutron::RBACPolicy',
  'OS::Keystone::Domain',
  'OS::Keystone::Project',
  'OS::Keystone::User',
  'OS::Keystone::Group',
  'OS::Keystone::Role',
  'OS::Keystone::Region',
  'OS::Keystone::Service',
  'OS::Keystone::Endpoint',
  'OS::Swift::Container',
])

/** Whether items of a type of the console can belong to stacks. */
export const canBeStackMember = (type: string): boolean => MEMBER_TYPES.has(type)

/** The members that are items of a type of the console. */
export const membersOfType = (members: readonly StackMember[], type: string): StackMember[] =>
  members.filter((member) => consoleType(member.resource_type) === type)
