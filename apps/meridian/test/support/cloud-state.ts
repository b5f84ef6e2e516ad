import { execFileSync } from 'node:child_process'
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { request } from 'undici'
import type { World } from './world.ts'

/** Tables whose rows say nothing about resources. */
const IGNORED = /^(?:sqlite_|kernel_jobs|kernel_schema|identity_tokens|.*_tokens?$|.*revo|.*idempot)/

/** The state of the embedded cloud, which tests can restore and compare. */
export class CloudState {
  readonly #url: string
  readonly #folder: string

  /** Saves the current state. */
  static async save(world: World): Promise<CloudState> {
    const { cloudUrl, dataDir } = world.console
    const state = new CloudState(cloudUrl, dataDir)
    await state.#control('PUT', 'snapshot')
    state.forget()
    copyByLinks(state.#snapshot, state.#saved)
    return state
  }

  private constructor(url: string, folder: string) {
    this.#url = url
    this.#folder = folder
  }

  /** Puts the saved state back. */
  async restore(): Promise<void> {
    rmSync(this.#snapshot, { recursive: true, force: true })
    copyByLinks(this.#saved, this.#snapshot)
    await this.#control('POST', 'snapshot/restore')
  }

  /** What has been changed since the state was saved, without ids and times that the cloud has chosen since. */
  async changes(): Promise<string[]> {
    await this.#control('PUT', 'snapshot')
    const before = rowsIn(join(this.#saved, DATABASE))
    const known = new Set(before.flatMap((row) => row.match(ID) ?? []))
    const kept = new Set(before)
    const after = rowsIn(join(this.#snapshot, DATABASE))
    const now = new Set(after)
    return [
      ...after.filter((row) => !kept.has(row)).map((row) => `+ ${comparable(row, known)}`),
      ...before.filter((row) => !now.has(row)).map((row) => `- ${comparable(row, known)}`),
    ].toSorted()
  }

  forget(): void {
    rmSync(this.#saved, { recursive: true, force: true })
  }

  get #snapshot(): string {
    return join(this.#folder, 'snapshot')
  }

  get #saved(): string {
    return join(this.#folder, 'saved')
  }

  async #control(method: 'PUT' | 'POST', path: string): Promise<void> {
    const { statusCode, body } = await request(`${this.#url}/_meridian/${path}`, { method })
    if (statusCode >= 400) throw new Error(`${path}: ${await body.text()}`)
    await body.dump()
  }
}

/** Images are large. */
const copyByLinks = (from: string, to: string) => void execFileSync('cp', ['-al', from, to])

const DATABASE = 'cloud.sqlite'

/** Each row of each table as JSON. */
function rowsIn(file: string): string[] {
  const db = new DatabaseSync(file, { readOnly: true })
  try {
    const tables = db.prepare("SELECT name FROM sqlite_master WHERE type = 'table'").all()
    return tables.flatMap(({ name }) =>
      IGNORED.test(String(name))
        ? []
        : db
            .prepare(`SELECT * FROM "${name}"`)
            .all()
            .map((row) => `${name} ${JSON.stringify(row)}`),
    )
  } finally {
    db.close()
  }
}

const ID = /[0-9a-f]{8}-?[0-9a-f]{4}-?[0-9a-f]{4}-?[0-9a-f]{4}-?[0-9a-f]{12}/g
const TIMES = /\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?(?:Z|\+00:00)?|(?<=[:,[])1\d{12,14}(?=[,}\]])/g
/** Two commands change twice what one request changes once. */
const REVISION = /(?<=revision_number\\?":)\d+/g
const MAC = /fa:16:3e(?::[0-9a-f]{2}){3}/g
/** Salts, hashes, generated keys and names: the cloud makes up others each time. */
const SECRET =
  /(?<=(?:password_hash|secret_hash|salt|key_hash|public_key|fingerprint|reservation_id)\\?":\\?")[^"\\]+(?:\\\\n)?/g
/** Where Cinder stores a backup begins with parts of its id. */
const BACKUP_FOLDER = /(?<=container\\?":\\?")[0-9a-f]{2}\/[0-9a-f]{2}\/(?=ID)/g

/** Tags are a set, which the client sends in any order. */
const TAGS = /(?<=\\"tags\\":\[)[^\]]+/g
/** Heat ends the names that it makes up like this, and the test's template has a random text. */
const MADE_UP = /(?<=-)[a-z0-9]{12}(?=\\?")|(?<=\\"value\\":\\")\w+/g
/**
 * What the client sends without being asked: an empty name, that a credential is restricted (services take what is
 * missing for these), that a region is enabled, marks of its own on an image, that an import into several stores goes
 * on when one of them fails, the file of a stack's environment beside the environment, and its parameters as texts
 * (Heat returns texts for both).
 */
const ADDED: readonly [RegExp, string][] = [
  [/,\\"owner_specified\.openstack\.\w+\\":\\"[^"]*\\"/g, ''],
  [/(?<=^keystone_regions .*\\"extra\\":\{)\\"enabled\\":true/g, ''],
  [/(?<=\\"name\\":)null/g, String.raw`\"\"`],
  [/(?<=\\"unrestricted\\":)null/g, 'false'],
  [/,\\"all_stores_must_succeed\\":false/g, ''],
  [/(?<=^heat_.*\\"files\\":\{)\\"file:\/\/.*?(?<!\\\\)\\"(?=\})/g, ''],
  [/(?<=^heat_.*\\"parameters\\":\{[^{}]*\\":)-?\d+(?=[,}])/g, String.raw`\"$&\"`],
]

const comparable = (row: string, known: ReadonlySet<string>) =>
  ADDED.reduce((text, [from, to]) => text.replaceAll(from, to), row)
    .replaceAll(ID, (id) => (known.has(id) ? id : 'ID'))
    .replaceAll(TIMES, 'TIME')
    .replaceAll(REVISION, 'REVISION')
    .replaceAll(MAC, 'MAC')
    .replaceAll(SECRET, 'SECRET')
    .replaceAll(BACKUP_FOLDER, '')
    .replaceAll(TAGS, (tags) => tags.split(',').toSorted().join(','))
    .replaceAll(MADE_UP, (text) => (row.startsWith('heat_') ? 'MADE_UP' : text))
