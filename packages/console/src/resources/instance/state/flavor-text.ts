import type { ServerFlavor } from '@meridian/contract'
import type { IntlShape } from 'react-intl'
import { formatSize } from '../../../framework/text/bytes.ts'
import { instancePhrases } from '../instance.messages.ts'

/** What a flavor is made of, as far as Nova tells: '2 VCPUs, 4 GB RAM, 40 GB disk'. */
export function sizeText(intl: IntlShape, { vcpus, ram, disk }: Pick<ServerFlavor, 'vcpus' | 'ram' | 'disk'>): string {
  if (vcpus === null || ram === null || disk === null) return ''
  const size = { vcpus, ram: formatSize(intl, ram, 'MB'), disk: formatSize(intl, disk, 'GB') }
  return intl.formatMessage(instancePhrases.size, size)
}
