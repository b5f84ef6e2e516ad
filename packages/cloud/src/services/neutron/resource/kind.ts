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

/** The standard attributes in a row. */
export interface StandardRow extends OwnedRow {
  description: string | null
  tags: string[]
  created_at: string
  updated_at: string
  revision_number: number
}

export type Rows<Row extends { id: string }> = Pick<Collection<Row, string>, 'list' | 'find' | 'first' | 'update'>

/** The attributes of an existing or new resource, with its project. */
export type Described = Fields & { project_id: string }

/** The declaration of a resource for the shared code: Neutron's API is the same for all resources. */
export interface Kind<
  Row extends { id: string } = { id: string },
  Create extends z.ZodObject = z.ZodObject,
  Update extends z.ZodObject = z.ZodObject,
> {
  /** Key of one item, and its name in policy rules: `network`. */
  one: string
  /** Key of a list: `networks`. */
  many: string
  create: Create
  update: Update
  /** Attributes that clients can read but not set. */
  readOnly: readonly string[]
  /** Attributes with their own policy rules. */
  guarded: readonly string[]
  filters: Readonly<Record<string, Filter>>
  sortable: readonly string[]
  rows: Rows<Row>
  /** The rows that a project can see; administrators see all. */
  visible: (projectId: string) => Condition
  missing: (id: string) => Fault
  /** Additional attributes of the policy target. */
  target?: (call: Call, described: Described) => Target
  view: (call: Call, rows: readonly Row[]) => object[]
  /** The response to create, if it differs. */
  viewNew?: (call: Call, rows: readonly Row[]) => object[]
}

/** The parsed body of a create request with defaults, and the owner's project. */
export type Input<Create extends z.ZodObject> = z.output<Create> & { project_id: string }
