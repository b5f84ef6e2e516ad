import { seededHexId } from '../core/ids.ts'
import type { ProjectName } from './company.ts'
import { picture } from './picture.ts'

export interface SeedContainer {
  name: string
  project: ProjectName
  createdAt: string
  headers?: Record<string, string>
  objects: SeedObject[]
}

export interface SeedObject {
  name: string
  type: string
  createdAt: string
  bytes: Buffer
  headers?: Record<string, string>
}

const file = (name: string, type: string, createdAt: string, content: string | Buffer, headers = {}): SeedObject => ({
  name,
  type,
  createdAt,
  bytes: typeof content === 'string' ? Buffer.from(content) : content,
  headers,
})

const photo = (name: string, createdAt: string, headers = {}) =>
  file(name, 'image/png', createdAt, picture(name), headers)

const folder = (name: string, createdAt: string) => file(name, 'application/directory', createdAt, '')

/** Lines of a web server's access log, derived from the day. */
function accessLog(day: string, lines: number): string {
  const PATHS = ['/', '/pricing', '/login', '/api/orders', '/assets/app.js', '/api/orders/4711', '/health', '/missing']
  const digits = Buffer.from(seededHexId('log', day).repeat(lines), 'hex')
  return Array.from({ length: lines }, (_, index) => {
    const [dice = 0, host = 0] = [digits[index * 2], digits[index * 2 + 1]]
    const path = PATHS[dice % PATHS.length] ?? '/'
    const time = `${day}T${String(index % 24).padStart(2, '0')}:${String(dice % 60).padStart(2, '0')}:00Z`
    return `10.10.0.${(host % 200) + 10} ${time} GET ${path} ${path === '/missing' ? 404 : 200} ${dice * 37}\n`
  }).join('')
}

/** A database dump. */
const dump = (table: string, rows: number) =>
  `CREATE TABLE ${table} (id integer PRIMARY KEY, code text NOT NULL);\n${Array.from(
    { length: rows },
    (_, index) => `INSERT INTO ${table} VALUES (${index + 1}, '${seededHexId(table, String(index)).slice(0, 8)}');\n`,
  ).join('')}`

const page = (title: string, text: string) =>
  `<!doctype html>\n<html lang="en"><head><title>${title}</title></head><body><h1>${title}</h1><p>${text}</p></body></html>\n`

/** A small company's objects: pictures, backups, logs, a web site. */
export const CONTAINERS = (): SeedContainer[] => [
  {
    name: 'backups',
    project: 'demo',
    createdAt: '2025-11-20T06:30:00Z',
    headers: { 'x-container-meta-owner': 'operations' },
    objects: [
      file('db-1/2026-05.sql', 'application/sql', '2026-05-31T23:00:04Z', dump('orders', 120)),
      file('db-1/2026-06.sql', 'application/sql', '2026-06-10T23:00:05Z', dump('orders', 160)),
      file('db-2/2026-06.sql', 'application/sql', '2026-06-10T23:10:02Z', dump('invoices', 140)),
      file('etc/router1.conf', 'text/plain', '2026-04-02T09:12:41Z', 'hostname router1\nip routing\n'),
      file(
        'README.md',
        'text/markdown',
        '2025-11-20T06:35:12Z',
        '# Backups\n\nEvery night at 23:00 UTC, by `batch-1`.\n',
      ),
    ],
  },
  {
    name: 'logs',
    project: 'demo',
    createdAt: '2026-01-08T10:00:00Z',
    headers: { 'x-container-meta-quota-bytes': '10737418240' },
    objects: ['2026-06-08', '2026-06-09', '2026-06-10'].flatMap((day) => [
      file(`web-1/${day}.log`, 'text/plain', `${day}T23:59:59Z`, accessLog(day, 60), {
        'x-object-meta-server': 'web-1',
      }),
      file(`web-2/${day}.log`, 'text/plain', `${day}T23:59:59Z`, accessLog(`${day}-2`, 45), {
        'x-object-meta-server': 'web-2',
      }),
    ]),
  },
  {
    name: 'photos',
    project: 'demo',
    createdAt: '2025-10-01T08:00:00Z',
    objects: [
      folder('2025/', '2025-10-01T08:01:10Z'),
      photo('2025/autumn/forest.png', '2025-10-19T15:20:31Z', { 'x-object-meta-place': 'Black Forest' }),
      photo('2025/autumn/lake.png', '2025-10-19T16:02:08Z'),
      photo('2025/winter/first-snow.png', '2025-12-03T07:45:00Z'),
      folder('2026/', '2026-01-02T09:00:00Z'),
      photo('2026/kick-off/stage.png', '2026-02-11T10:30:55Z', { 'x-object-meta-photographer': 'Ines' }),
      photo('2026/kick-off/team.png', '2026-02-11T11:05:13Z', { 'x-object-meta-photographer': 'Ines' }),
      photo('2026/office/new-desks.png', '2026-04-27T13:37:00Z'),
      folder('2026/summer/', '2026-06-01T08:00:00Z'),
      photo('logo.png', '2025-10-01T08:05:44Z'),
    ],
  },
  {
    name: 'website',
    project: 'demo',
    createdAt: '2026-03-15T12:00:00Z',
    headers: { 'x-container-read': '.r:*,.rlistings' },
    objects: [
      file('index.html', 'text/html', '2026-05-20T09:30:00Z', page('Contoso Cycles', 'We repair what rolls.')),
      file(
        'about.html',
        'text/html',
        '2026-05-20T09:30:00Z',
        page('About us', 'A workshop, a shop and eleven people.'),
      ),
      file(
        'assets/site.css',
        'text/css',
        '2026-05-18T14:11:26Z',
        'body { font: 18px/1.5 sans-serif; max-width: 40em; }\n',
      ),
      photo('assets/hero.png', '2026-05-18T14:10:02Z'),
    ],
  },
  {
    name: 'reports',
    project: 'alt_demo',
    createdAt: '2026-02-01T08:00:00Z',
    objects: [
      file('2026-q1.csv', 'text/csv', '2026-04-03T07:00:00Z', 'month,orders\n2026-01,812\n2026-02,790\n2026-03,901\n'),
    ],
  },
]
