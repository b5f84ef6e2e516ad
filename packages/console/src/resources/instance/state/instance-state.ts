import { isServerChanging, type Server } from '@meridian/contract'
import type { IntlShape } from 'react-intl'
import { wordFor } from '../../../framework/text/word-for.ts'
import type { StatusTone } from '../../../ui/Status.tsx'
import { instanceMessages } from '../instance.messages.ts'
import { powerWords, statusWords } from './state.messages.ts'
import { taskWords } from './task.messages.ts'

const TONES: Record<string, StatusTone> = { ACTIVE: 'ok', ERROR: 'bad', RESCUE: 'warn', VERIFY_RESIZE: 'warn' }

/** One that waits for its owner's word is at rest, though the list looks at it still: it can run out. */
export const isBusy = (server: Server): boolean =>
  isServerChanging(server) && (server.status !== 'VERIFY_RESIZE' || server['OS-EXT-STS:task_state'] !== null)

export const toneOf = (server: Server): StatusTone =>
  isBusy(server) && server.status !== 'ERROR' ? 'busy' : (TONES[server.status] ?? 'off')

export const statusWord = (intl: IntlShape, { status }: Server): string => wordFor(intl, statusWords, status)

export function taskWord(intl: IntlShape, { 'OS-EXT-STS:task_state': task }: Server): string {
  return task === null ? intl.formatMessage(instanceMessages.noTask) : wordFor(intl, taskWords, task)
}

export const powerWord = (intl: IntlShape, { 'OS-EXT-STS:power_state': power }: Server): string =>
  wordFor(intl, powerWords, String(power ?? 0))
