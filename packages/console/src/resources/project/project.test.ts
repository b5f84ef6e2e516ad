import { createIntl } from 'react-intl'
import { expect, test } from 'vitest'
import { cellText } from '../../framework/resource/cell-text.ts'
import type { CellContext } from '../../framework/resource/item.ts'
import { dialogPhrases } from '../../framework/resource/resource.messages.ts'
import { formatText, named } from '../../framework/resource/resource-text.ts'
import { projectFormMessages } from './project-forms.messages.ts'
import { isFound, withDomain, withUsage, type Project } from './project.queries.ts'
import { project } from './project.resource.tsx'

const intl = createIntl({ locale: 'en' })
const item: Project = {
  id: 'p1',
  name: 'web',
  domain_id: 'default',
  description: null,
  enabled: true,
  domain_name: 'Default',
  parent_id: null,
  tags: ['red', 'blue'],
  above: [],
}

test('the columns have the name of the domain, and Keystone filters by name, id and enabled', () => {
  expect(project.columns.filter(({ listOnly }) => !listOnly).map(({ id }) => id)).toEqual([
    'name',
    'description',
    'id',
    'domain',
    'enabled',
    'tags',
  ])
  expect(project.list.facets.map(({ id, on }) => [id, on])).toEqual([
    ['name', 'server'],
    ['id', 'server'],
    ['enabled', 'server'],
    ['tags', 'server'],
  ])
})

test('a row shows what the instances of the project take now: nothing if Nova does not list it, empty if nobody knows', () => {
  const used = [{ tenant_id: 'p1', instances: 3, vcpus: 6, memory_mb: 12_288 }]
  const texts = (id: string, known: typeof used | null) =>
    ['instances', 'vcpus', 'ram'].map((each) => {
      const column = project.columns.find((one) => one.id === each)
      return column && cellText(column, withUsage({ ...item, id }, known), { intl } as CellContext) // nothing else of it is read
    })
  expect([texts('p1', used), texts('p2', used), texts('p1', null)]).toEqual([
    ['3', '6', '12 GB'],
    ['0', '0', '0 MB'],
    ['', '', ''],
  ])
})

const contextIn = (current: string) => ({ session: { project_id: current } }) as CellContext // nothing else of it is read

test('users cannot delete the project that they work in', () => {
  const offered = (current: string) =>
    project.actions
      .filter((action) => !('open' in action) && (action.allowed?.(item, contextIn(current)) ?? true))
      .map(({ id }) => id)
  expect(offered('p2')).toContain('delete')
  expect(offered('p1')).not.toContain('delete')
})

test('users can switch to another enabled project', () => {
  const setActive = project.actions.find(({ id }) => id === 'set-active')
  const offered = (more: Partial<Project>, current: string) =>
    setActive && !('open' in setActive) && setActive.allowed?.({ ...item, ...more }, contextIn(current))
  expect([offered({}, 'p2'), offered({}, 'p1'), offered({ enabled: false }, 'p2')]).toEqual([true, false, false])
})

test('the page filters the projects of a member as Keystone would', () => {
  expect([isFound(item, {}), isFound(item, { name: 'web' }), isFound(item, { name: 'we' })]).toEqual([
    true,
    true,
    false,
  ])
  expect([isFound(item, { tags: 'blue,red' }), isFound(item, { tags: 'red,green' })]).toEqual([true, false])
  expect([isFound(item, { id: 'p1', enabled: 'true' }), isFound(item, { enabled: 'false' })]).toEqual([true, false])
})

test('messages about a project name it', () => {
  expect(formatText(intl, named(project, dialogPhrases.created), { name: 'a' })).toBe(
    'Project a was successfully created.',
  )
  expect(intl.formatMessage(projectFormMessages.taken, { name: 'a' })).toBe('Project name "a" is already used.')
  expect(intl.formatMessage(projectFormMessages.cannotDisable)).toBe('You cannot disable your current project')
})

test("the operator's own attributes of a project stay with it", () => {
  const listed = {
    id: 'p1',
    name: 'web',
    description: null,
    enabled: true,
    is_domain: false,
    tags: [],
    options: {},
  }
  const given = { ...listed, domain_id: 'default', parent_id: 'default', cost: '4711' }
  expect(withDomain(given, 'Default')).toMatchObject({ cost: '4711', parent_id: null, domain_name: 'Default' })
})
