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
