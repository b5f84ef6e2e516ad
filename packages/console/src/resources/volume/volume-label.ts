import type { Volume } from '@meridian/contract'

export const VOLUME_TYPE = 'OS::Cinder::Volume'

export const volumeLabel = ({ id, name }: Pick<Volume, 'id' | 'name'>): string => name || id
