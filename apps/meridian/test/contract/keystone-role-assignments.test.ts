import { roleAssignmentEndpoints as assignments } from '@meridian/contract'
import { expect } from 'vitest'
import { describeContract } from '../support/contract-cases.ts'
import { madeDomain, madeGroup, madeProject, madeRole, madeUser, NO_ID, notAdmin } from '../support/identity.ts'
import type { World } from '../support/world.ts'

const nobody = { projectId: NO_ID, domainId: NO_ID, userId: NO_ID, groupId: NO_ID, roleId: NO_ID }

const userOnProject = async (world: World) => ({
  projectId: await madeProject(world),
  userId: (await madeUser(world)).id,
  roleId: await madeRole(world),
})
const groupOnProject = async (world: World) => ({
  projectId: await madeProject(world),
  groupId: await madeGroup(world),
  roleId: await madeRole(world),
})
const userOnDomain = async (world: World) => ({
  domainId: await madeDomain(world),
  userId: (await madeUser(world)).id,
  roleId: await madeRole(world),
})
const groupOnDomain = async (world: World) => ({
  domainId: await madeDomain(world),
  groupId: await madeGroup(world),
  roleId: await madeRole(world),
})

const grantOnSystem = async (world: World) => ({
  body: { role_id: await madeRole(world), user_id: (await madeUser(world)).id, system: true as const },
})

const refusals = <P extends { roleId: string }>(making: (world: World) => Promise<P>) => ({
  'a member': notAdmin({ params: nobody }),
  'an unknown role': async (world: World) => ({
    args: { params: { ...(await making(world)), roleId: NO_ID } },
    status: 404,
    says: 'Could not find role',
  }),
})

describeContract('[API-KEYSTONE] role assignments', assignments, {
  roleAssignmentList: {
    as: 'admin',
    good: async (world) => {
      const params = await userOnProject(world)
      await world.call('admin', assignments.projectRoleGrant, { params })
      return { query: { project_id: params.projectId, user_id: params.userId } }
    },
    shows: ({ items }) => {
      expect(items).toEqual([
        {
          id: expect.any(String),
          role: { id: expect.any(String), name: expect.stringContaining('role-') },
          user: expect.objectContaining({ name: expect.stringContaining('user-') }),
          scope: { project: expect.objectContaining({ name: expect.stringContaining('project-') }) },
        },
      ])
    },
    refused: {
      'a member': notAdmin({}),
      'an invalid boolean': () => ({
        args: { query: { effective: 'perhaps' } },
        status: 400,
        says: 'effective',
      }),
    },
  },
  roleAssignmentGrant: {
    as: 'admin',
    good: grantOnSystem,
    refused: {
      'a member': notAdmin({ body: { role_id: NO_ID, user_id: NO_ID, system: true } }),
      'no holder': () => ({
        args: { body: { role_id: NO_ID, system: true } },
        status: 400,
        says: 'Either a user or a group is required.',
      }),
      'two scopes': () => ({
        args: { body: { role_id: NO_ID, user_id: NO_ID, project_id: NO_ID, domain_id: NO_ID } },
        status: 400,
        says: 'Either a project, a domain or the system is required.',
      }),
      'what is below the system': () => ({
        args: { body: { role_id: NO_ID, user_id: NO_ID, system: true, inherited: true } },
        status: 400,
        says: 'Nothing is below the system.',
      }),
      'an unknown role': async (world) => ({
        args: { body: { role_id: NO_ID, user_id: (await madeUser(world)).id, domain_id: 'default', inherited: true } },
        status: 404,
        says: 'Could not find role',
      }),
    },
  },
  roleAssignmentRevoke: {
    as: 'admin',
    good: async (world) => {
      const { roleId: role_id, groupId: group_id, projectId: project_id } = await groupOnProject(world)
      const body = { role_id, group_id, project_id, inherited: true }
      await world.call('admin', assignments.roleAssignmentGrant, { body })
      const { items } = await world.call('admin', assignments.roleAssignmentList, { query: { group_id } })
      expect(items.map(({ scope }) => scope['OS-INHERIT:inherited_to'])).toEqual(['projects'])
      return { body }
    },
    refused: {
      'a member': notAdmin({ body: { role_id: NO_ID, user_id: NO_ID, system: true } }),
      'what was not granted': async (world) => ({ args: await grantOnSystem(world), status: 404 }),
    },
  },
  projectRoleGrant: {
    as: 'admin',
    good: async (world) => ({ params: await userOnProject(world) }),
    refused: refusals(userOnProject),
  },
  projectRoleRevoke: {
    as: 'admin',
    good: async (world) => {
      const params = await userOnProject(world)
      await world.call('admin', assignments.projectRoleGrant, { params })
      return { params }
    },
    refused: refusals(userOnProject),
  },
  projectGroupRoleGrant: {
    as: 'admin',
    good: async (world) => ({ params: await groupOnProject(world) }),
    refused: refusals(groupOnProject),
  },
  projectGroupRoleRevoke: {
    as: 'admin',
    good: async (world) => {
      const params = await groupOnProject(world)
      await world.call('admin', assignments.projectGroupRoleGrant, { params })
      return { params }
    },
    refused: refusals(groupOnProject),
  },
  domainRoleGrant: {
    as: 'admin',
    good: async (world) => ({ params: await userOnDomain(world) }),
    refused: refusals(userOnDomain),
  },
  domainRoleRevoke: {
    as: 'admin',
    good: async (world) => {
      const params = await userOnDomain(world)
      await world.call('admin', assignments.domainRoleGrant, { params })
      return { params }
    },
    refused: refusals(userOnDomain),
  },
  domainGroupRoleGrant: {
    as: 'admin',
    good: async (world) => ({ params: await groupOnDomain(world) }),
    refused: refusals(groupOnDomain),
  },
  domainGroupRoleRevoke: {
    as: 'admin',
    good: async (world) => {
      const params = await groupOnDomain(world)
      await world.call('admin', assignments.domainGroupRoleGrant, { params })
      return { params }
    },
    refused: refusals(groupOnDomain),
  },
})
