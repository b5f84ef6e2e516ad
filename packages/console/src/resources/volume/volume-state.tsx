import { isVolumeChanging, type Volume } from '@meridian/contract'
import type { IntlShape } from 'react-intl'
import { StatusCell } from '../../framework/table/StatusCell.tsx'
import { wordFor } from '../../framework/text/word-for.ts'
import type { StatusTone } from '../../ui/Status.tsx'
import { volumeStatuses } from './volume.messages.ts'

const TONES: Readonly<Record<string, StatusTone>> = {
  available: 'ok',
  'in-use': 'ok',
  maintenance: 'warn',
  'awaiting-transfer': 'warn',
}

export const statusWord = (intl: IntlShape, { status }: Pick<Volume, 'status'>): string =>
  wordFor(intl, volumeStatuses, status)

function toneOf(volume: Pick<Volume, 'status'>): StatusTone {
  if (volume.status.startsWith('error')) return 'bad'
  return TONES[volume.status] ?? (isVolumeChanging(volume) ? 'busy' : 'off')
}

export const VolumeStatus = ({ volume, intl }: { volume: Pick<Volume, 'status'>; intl: IntlShape }) => (
  // What waits for another project is looked after, but nothing is at work.
  <StatusCell tone={toneOf(volume)} word={statusWord(intl, volume)} busy={toneOf(volume) === 'busy'} />
)
