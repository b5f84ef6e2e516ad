import { newUuid } from '../../core/ids.ts'
import type { Background } from '../../core/service/service.ts'
import { DEFAULT_DOMAIN, projectId } from '../../seed/company.ts'
import { CONTAINERS } from '../../seed/objects.ts'
import type { SeedContainer, SeedObject } from '../../seed/objects.ts'
import { accountOf } from './access/access.ts'
import * as accounts from './accounts/store.ts'
import * as containers from './containers/store.ts'
import { BLANK } from './objects/store.ts'
import * as objects from './objects/store.ts'
import { stampOf } from './times.ts'

const stampAt = (time: string) => stampOf(Date.parse(time))

export function seed(background: Background): void {
  for (const container of CONTAINERS()) make(background, container)
}

function make(background: Background, { name, project, createdAt, headers = {}, objects: all }: SeedContainer): void {
  const { db } = background
  const account = accountOf(projectId(project))
  const created = stampAt(createdAt)
  accounts.insert(db, { name: account, created, headers: { 'x-account-project-domain-id': DEFAULT_DOMAIN } })
  containers.insert(db, { account, name, created, headers })
  const container = containers.find(db, account, name)
  for (const object of all) if (container) put(background, container.id, object)
}

function put({ db, blobs }: Background, container: number, object: SeedObject): void {
  const { name, type, createdAt, bytes, headers = {} } = object
  const received = bytes.length > 0 ? blobs.fromBytes(bytes) : undefined
  const blob = received ? newUuid() : null
  if (received && blob) blobs.save(received, blob)
  objects.insert(db, {
    ...BLANK,
    container,
    name,
    is_current: 1,
    is_marker: 0,
    version: null,
    stamp: stampAt(createdAt),
    content_type: type,
    headers,
    delete_at: null,
    ...(received && { bytes: received.size, etag: received.md5, blob }),
  })
}
