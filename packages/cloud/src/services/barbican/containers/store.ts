import type { ContainerConsumer, SecretContainer } from '@meridian/wire'
import { storeOf } from '../resource/store.ts'
import type { Acl, Row } from '../resource/store.ts'

export interface ContainerRow extends Row {
  name: string | null
  type: SecretContainer['type']
  secrets: { name: string; id: string }[]
  consumers: (ContainerConsumer & { at: string })[]
  acl: Acl | null
}

export const containers = storeOf<ContainerRow>('barbican_containers')
