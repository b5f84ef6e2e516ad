import type { SecurityGroup } from '@meridian/wire'
import { collection } from '../../../core/database/collection.ts'
import { is } from '../../../core/database/condition.ts'
import type { Db } from '../../../core/database/db.ts'
import type { StandardRow } from '../resource/kind.ts'

export interface SecurityGroupRow extends StandardRow, Pick<SecurityGroup, 'name' | 'stateful'> {}

export const groups = collection<SecurityGroupRow, string>('neutron_security_groups')

export const { insert, find, update, remove } = groups

export const findByName = (db: Db, projectId: string, name: string) =>
  groups.first(db, is('project_id', projectId), is('name', name))
