import * as z from 'zod'
import { del, get, patch, post } from '../endpoint.ts'
import { page } from '../items.ts'
import { base, NeutronName, NeutronQuery } from '../neutron/attributes.ts'
import { SecurityGroupRule, SecurityGroupRuleForm } from './security-group-rules.ts'

const SecurityGroup = z.looseObject({
  ...base,
  security_group_rules: z.array(SecurityGroupRule),
  stateful: z.boolean().optional(),
  shared: z.boolean().optional(),
})
export type SecurityGroup = z.infer<typeof SecurityGroup>

export const SecurityGroupForm = z.object({
  name: NeutronName.min(1, 'A name is required.'),
  description: NeutronName.optional(),
  stateful: z.boolean().optional(),
})

export const securityGroupEndpoints = {
  securityGroupList: get('/api/network/securitygroups/', "List the project's security groups with their rules", {
    query: NeutronQuery,
    result: page(SecurityGroup),
  }),
  securityGroupCreate: post('/api/network/securitygroups/', 'Create a security group', {
    body: SecurityGroupForm,
    result: SecurityGroup,
    location: '/api/network/securitygroups/:id',
  }),
  securityGroupView: get('/api/network/securitygroups/:id/', 'Show a security group with its rules', {
    result: SecurityGroup,
  }),
  securityGroupUpdate: patch('/api/network/securitygroups/:id/', 'Change a security group', {
    body: SecurityGroupForm.partial(),
    result: SecurityGroup,
  }),
  securityGroupDelete: del('/api/network/securitygroups/:id/', 'Delete a security group'),
  securityGroupRuleCreate: post('/api/network/securitygrouprules/', 'Add a rule to a security group', {
    body: SecurityGroupRuleForm,
    result: SecurityGroupRule,
    location: '/api/network/securitygrouprules/:id',
  }),
  securityGroupRuleDelete: del('/api/network/securitygrouprules/:id/', 'Delete a rule of a security group'),
}
