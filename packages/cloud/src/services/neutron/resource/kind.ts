import type { Target } from '@meridian/policy'
import type * as z from 'zod'
import type { Collection } from '../../../core/database/collection.ts'
import type { Condition } from '../../../core/database/condition.ts'
import type { Fault } from '../../../core/errors/fault.ts'
import type { Call } from '../../../core/service/api.ts'
import type { Filter } from './filters.ts'
import type { Fields } from './values.ts'

export interface OwnedRow {
  id: string
  project_id: string
}

/** What rows keep of the attributes that nearly every resource has. */
export interface StandardRow extends OwnedRow {
  description: string | null
  tags: string[]
  created_at: string
  updated_at: string
  revision_number: number
}

export type Rows<Row extends { id: string }> = Pick<Collection<Row, string>, 'list' | 'find' | 'first' | 'update'>

/** What is known of a resource before or after it is made: its attributes, and whose it is. */
export type Described = Fields & { project_id: string }

/** A resource as the shared code of all resources knows it: Neutron's API is the same for all of them. */
export interface Kind<
  Row extends { id: string } = { id: string },
  Create extends z.ZodObject = z.ZodObject,
  Update extends z.ZodObject = z.ZodObject,
> {
  /** Envelope of one, and its name in policy rules: `network`. */
  one: string
  /** Envelope of many: `networks`. */
  many: string
  create: Create
  update: Update
  /** Attributes that clients see and may name, but not set. */
  readOnly: readonly string[]
  /** Attributes with policy rules of their own. */
  guarded: readonly string[]
  filters: Readonly<Record<string, Filter>>
  sortable: readonly string[]
  rows: Rows<Row>
  /** What a project sees; administrators see everything. */
  visible: (projectId: string) => Condition
  missing: (id: string) => Fault
  /** What the policy rules ask of it besides its own attributes. */
  target?: (call: Call, described: Described) => Target
  view: (call: Call, rows: readonly Row[]) => object[]
  /** The answer to create, where it differs. */
  viewNew?: (call: Call, rows: readonly Row[]) => object[]
}

/** What a client may send to make one, read and with defaults, and whose it will be. */
export type Input<Create extends z.ZodObject> = z.output<Create> & { project_id: string }
