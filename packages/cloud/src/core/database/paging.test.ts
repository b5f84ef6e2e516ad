import fc from 'fast-check'
import { beforeAll, expect, test } from 'vitest'
import { collection } from './collection.ts'
import type { Sort } from './collection.ts'
import { openDb } from './db.ts'
import type { Db } from './db.ts'

interface Fruit {
  id: string
  name: string | null
  weight: number
}

const fruits = collection<Fruit, 'name' | 'weight'>('fruits')
let db: Db

beforeAll(() => {
  db = openDb(':memory:')
  db.script(`
    CREATE TABLE fruits (
      seq INTEGER PRIMARY KEY,
      id TEXT NOT NULL UNIQUE,
      doc TEXT NOT NULL,
      name TEXT NOT NULL AS (ifnull(doc ->> 'name', '')) STORED,
      weight INTEGER NOT NULL AS (doc ->> 'weight') STORED
    );
    CREATE INDEX fruits_weight ON fruits (weight, id);`)
})

const fruit = fc.record({
  id: fc.uuid(),
  name: fc.option(fc.constantFrom('fig', 'pear', 'Äpfel', '')),
  weight: fc.integer({ min: -2, max: 2 }),
})

test.for<Sort<'name' | 'weight' | 'id'>[]>([
  [{ column: 'name' }, { column: 'id' }],
  [
    { column: 'weight', descending: true },
    { column: 'id', descending: true },
  ],
  [{ column: 'name', descending: true }, { column: 'weight' }, { column: 'id' }],
])('pages sorted by %j neither skip nor repeat, whatever the documents', (sort) => {
  const documents = fc.uniqueArray(fruit, { selector: ({ id }) => id, maxLength: 20 })
  fc.assert(
    fc.property(documents, fc.integer({ min: 1, max: 7 }), (all, limit) => {
      fruits.removeWhere(db)
      for (const one of all) fruits.insert(db, one)
      const pages: Fruit[] = []
      let page = fruits.list(db, { sort, limit })
      while (page.length > 0) {
        pages.push(...page)
        page = fruits.list(db, { sort, limit, after: pages.at(-1)?.id ?? '' })
      }
      expect(pages).toEqual(fruits.list(db, { sort }))
      expect(pages).toHaveLength(all.length)
    }),
    { numRuns: 60 },
  )
})

test('later pages use the index', () => {
  fruits.insert(db, { id: 'marker', name: null, weight: 1 })
  const requested: string[] = []
  const watched: Db = {
    ...db,
    all: (sql, ...values) => {
      requested.push(sql)
      return db.all(sql, ...values)
    },
  }
  fruits.list(watched, { sort: [{ column: 'weight' }, { column: 'id' }], after: 'marker', limit: 10 })
  const plan = db.all<{ detail: string }>(`EXPLAIN QUERY PLAN ${requested[0]}`, 1, 'marker', 10)
  expect(plan.map(({ detail }) => detail)).toEqual(['SEARCH fruits USING INDEX fruits_weight ((weight,id)>(?,?))'])
})
