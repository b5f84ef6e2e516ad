import { createIntl } from 'react-intl'
import { expect, test } from 'vitest'
import type { CellContext } from '../../framework/resource/item.ts'
import { isFound } from './own-projects.ts'
import { projectMessages, projectPhrases } from './project.messages.ts'
import type { Project } from './project.queries.ts'
import { project } from './project.resource.tsx'

const { formatMessage } = createIntl({ locale: 'en' })
const item: Project = {
  ...{ id: 'p1', name: 'web', domain_id: 'default', description: null, enabled: true },
  domain_name: 'Default',
}

test('a project is listed with the name of its domain, and Keystone filters by name, id and switch', () => {
  expect(project.columns.map(({ id }) => id)).toEqual(['name', 'description', 'id', 'domain', 'enabled'])
  expect(project.facets.map(({ id, on }) => [id, on])).toEqual([
    ['name', 'server'],
    ['id', 'server'],
    ['enabled', 'server'],
  ])
})

const contextIn = (current: string) => ({ session: { project_id: current } }) as CellContext // no more of it is read

test('nobody deletes the project that they work in', () => {
  const offered = (current: string) =>
    project.actions
      .filter((action) => !('open' in action) && (action.allowed?.(item, contextIn(current)) ?? true))
      .map(({ id }) => id)
  expect(offered('p2')).toContain('delete')
  expect(offered('p1')).not.toContain('delete')
})

test('another project that is enabled can be made the active one', () => {
  const setActive = project.actions.find(({ id }) => id === 'set-active')
  const offered = (more: Partial<Project>, current: string) =>
    setActive && !('open' in setActive) && setActive.allowed?.({ ...item, ...more }, contextIn(current))
  expect([offered({}, 'p2'), offered({}, 'p1'), offered({ enabled: false }, 'p2')]).toEqual([true, false, false])
})

test('the projects of a member are searched as Keystone would search them', () => {
  expect([isFound(item, {}), isFound(item, { name: 'web' }), isFound(item, { name: 'we' })]).toEqual([
    true,
    true,
    false,
  ])
  expect([isFound(item, { id: 'p1', enabled: 'true' }), isFound(item, { enabled: 'false' })]).toEqual([true, false])
})

test('projects are told of in these words', () => {
  expect(formatMessage(projectPhrases.created, { name: 'a' })).toBe('Created new project "a".')
  expect(formatMessage(projectPhrases.taken, { name: 'a' })).toBe('Project name "a" is already used.')
  expect(formatMessage(projectMessages.cannotDisable)).toBe('You cannot disable your current project')
})
