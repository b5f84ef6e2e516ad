import type { Amphora } from '@meridian/wire'
import { collection } from '../../../core/database/collection.ts'
import { is } from '../../../core/database/condition.ts'
import type { Db } from '../../../core/database/db.ts'

const amphorae = collection<Amphora>('octavia_amphorae')

export const { find, insert, remove, list } = amphorae

export const ofBalancer = (db: Db, id: string) => amphorae.list(db, { where: [is('loadbalancer_id', id)] })
