import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { judge, RULES, silentRules } from './judge.ts'
import {
  backup,
  floatingIp,
  group,
  guest,
  image,
  network,
  NOW,
  opening,
  PROJECT,
  router,
  server,
  serverGroup,
  snapshot,
  stack,
  volume,
  zone,
  type Case,
} from './lists.fixture.ts'
import { OTHER_CASES } from './other-cases.fixture.ts'
import { RISK_CASES } from './risk-cases.fixture.ts'
import type { Lists, RuleId } from './rule.ts'
import { ruleDoubts, ruleTitles } from './rules.messages.ts'

const context = { now: NOW, project: PROJECT, thresholds: {} }
const CASES: Record<RuleId, Case> = { ...RISK_CASES, ...OTHER_CASES }

test.each(RULES.map((rule) => [rule.id, rule] as const))('%s', (id, rule) => {
  const { lists, finds } = CASES[id]
  const found = (of: Partial<Lists>) => judge(of, context).filter((one) => one.rule === id)
  expect(found(lists).map(({ thing, sure }) => [thing.name, sure])).toEqual(finds)
  for (const name of rule.needs) expect(found({ ...lists, [name]: undefined })).toEqual([])
})

test('each rule has its case, and an id of its own', () => {
  expect(RULES.map(({ id }) => id).toSorted()).toEqual(Object.keys(CASES).toSorted())
})

test('a list that could not be read leaves out its rules, and says which', () => {
  const silent = silentRules(new Set(['backups']))
  expect(silent.map(({ rule, lists }) => [rule.id, lists])).toEqual([
    ['noBackup', ['backups']],
    ['orphanBackup', ['backups']],
  ])
})

test("the user's threshold replaces the usual one", () => {
  const lists = { volumes: [volume('left', { status: 'available', updated_at: '2026-11-10T00:00:00Z' })] }
  const names = (thresholds = {}) => judge(lists, { ...context, thresholds }).map(({ rule }) => rule)
  expect([names(), names({ unattachedVolume: 7 })]).toEqual([[], ['unattachedVolume']])
})

test('an open database is serious, SSH is not', () => {
  const { ports = [], floatingIps = [], servers = [] } = CASES.openPort.lists
  const seriousWith = (first: number) =>
    judge({ ports, floatingIps, servers, groups: [group('debug', [opening(first)])] }, context).some(
      ({ rule, serious }) => rule === 'openPort' && serious,
    )
  expect([seriousWith(5432), seriousWith(22)]).toEqual([true, false])
})

test('10,000 things are judged in less than 200 ms', () => {
  const many = <T>(count: number, make: (id: string) => T) => Array.from({ length: count }, (_, at) => make(`n${at}`))
  const rules = [22, 80, 443, 5432, 8080].map(opening)
  const lists: Partial<Lists> = {
    servers: many(2000, (id) => server(id, { image: { id: 'n1' } })),
    volumes: many(2000, (id) => volume(id, { status: 'available' })),
    snapshots: many(1000, (id) => snapshot(id, { volume_id: id })),
    backups: many(500, (id) => backup(id, { volume_id: id })),
    images: many(300, (id) => image(id)),
    networks: many(300, (id) => network(id)),
    routers: many(100, (id) => router(id)),
    ports: many(2500, (id) => guest(id, ['n1', 'n2'])),
    floatingIps: many(700, (id) => floatingIp(id, { port_id: `${id}-port` })),
    groups: many(500, (id) => group(id, rules)),
    serverGroups: many(50, (id) => serverGroup(id, [id])),
    zones: [zone('nova')],
    keypairs: [],
    credentials: [],
    stacks: many(50, (id) => stack(id, 'CREATE_FAILED')),
  }
  judge(lists, context)
  const start = process.cpuUsage()
  const found = judge(lists, context)
  const { user, system } = process.cpuUsage(start)
  expect(found.length).toBeGreaterThan(3000)
  expect((user + system) / 1000).toBeLessThan(200)
})

test('the documents list every rule with what it reads, its threshold and what it cannot know', () => {
  const text = readFileSync(new URL('../../../../../docs/findings.md', import.meta.url), 'utf8')
  const rows = text
    .split('\n')
    .flatMap((line) => (line.startsWith('| `') ? [line.split('|').map((cell) => cell.trim())] : []))
  const unitOf = { days: 'days', percent: '%' }
  expect(rows.map((cells) => cells.slice(1, -1))).toEqual(
    RULES.map(({ id, kind, facts, threshold }) => [
      `\`${id}\``,
      kind,
      ruleTitles[id].defaultMessage,
      facts,
      threshold ? `${threshold.usual} ${unitOf[threshold.unit]}` : '',
      ruleDoubts[id].defaultMessage,
    ]),
  )
})
