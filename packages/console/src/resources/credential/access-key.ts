import { parseJson } from '@meridian/contract'
import * as z from 'zod'

const Ec2 = z.object({ access: z.string() })

/** The access key of EC2 credentials, which is no secret; empty for other types. */
export function accessKeyOf(type: string, blob: string): string {
  if (type !== 'ec2') return ''
  try {
    return Ec2.safeParse(parseJson(blob)).data?.access ?? ''
  } catch {
    return ''
  }
}
