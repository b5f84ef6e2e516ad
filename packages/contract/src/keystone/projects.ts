import * as z from 'zod'
import { del, get, patch, post } from '../endpoint.ts'
import { items } from '../items.ts'
import { IdList, nameOf } from './identity.ts'

/** A project; the cloud may add other keys. */
const Project = z.looseObject({
  id: z.string(),
  name: z.string(),
  domain_id: z.string(),
  description: z.string().nullable().default(null),
  enabled: z.boolean(),
  parent_id: z.string().nullable().default(null),
  is_domain: z.boolean().default(false),
  tags: z.array(z.string()).default([]),
  options: z.record(z.string(), z.unknown()).default({}),
})
export type Project = z.infer<typeof Project>

/** Keystone's rules of tags: unique within 80, and neither "/" nor "," in them. */
export const ProjectTags = z
  .array(
    z
      .string()
      .trim()
      .min(1)
      .max(255)
      .regex(/^[^,/]+$/, 'A tag must not contain "," or "/".'),
  )
  .max(80)

export const ProjectForm = z.looseObject({
  name: nameOf(64),
  description: z.string().nullish(),
  domain_id: z.string().optional(),
  enabled: z.boolean().nullish(),
  /** The domain unless given; Keystone does not change it later. */
  parent_id: z.string().optional(),
  tags: ProjectTags.optional(),
})

export const projectEndpoints = {
  projectList: get(
    '/api/keystone/projects/',
    'List projects; with user_id={own id} and admin=false, those of the signed-in user',
    {
      query: z
        .object({
          user_id: z.string().optional(),
          admin: z.stringbool().optional(),
          id: z.string().optional(),
        })
        .catchall(z.string().optional()),
      result: items(Project).extend({ has_more: z.boolean() }),
    },
  ),
  projectCreate: post('/api/keystone/projects/', 'Create a project', {
    body: ProjectForm,
    result: Project,
    location: '/api/keystone/projects/:id',
  }),
  projectDeleteMany: del('/api/keystone/projects/', 'Delete projects', { body: IdList }),
  projectView: get('/api/keystone/projects/:id', 'Show a project', { result: Project }),
  projectUpdate: patch('/api/keystone/projects/:id', 'Change a project', { body: ProjectForm.partial({ name: true }) }),
  projectDelete: del('/api/keystone/projects/:id', 'Delete a project'),
}
