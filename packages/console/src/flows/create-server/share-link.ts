import * as z from 'zod'
import { isImageSource } from '../../services/launch/launch-form.ts'
import { NEW_ADDRESS, NO_ADDRESS, SSH_SOURCES, type CreateForm } from './create-form.ts'

/** Comma-separated ids or names. */
const list = z
  .string()
  .max(2000)
  .transform((text) => text.split(',').filter(Boolean))

const whole = z
  .string()
  .regex(/^\d{1,6}$/)
  .transform(Number)
  .refine((number) => number >= 1)

/** The parameters of an address that fills the page in; an invalid one is ignored. No secrets: addresses are logged. */
const PARAMETERS = {
  name: z.string().max(255),
  count: whole,
  image: z.string().max(255),
  snapshot: z.string().max(255),
  size: z.string().max(255),
  networks: list,
  groups: list,
  key: z.string().max(255),
  zone: z.string().max(255),
  public: z.enum([NEW_ADDRESS, NO_ADDRESS]),
  ssh: z.enum(SSH_SOURCES),
  volume: whole,
  keep: z.literal('1'),
}

type Parameters = { [K in keyof typeof PARAMETERS]?: z.output<(typeof PARAMETERS)[K]> }

function parametersOf(search: Readonly<Record<string, string | undefined>>): Parameters {
  const valid = Object.entries(PARAMETERS).flatMap(([name, schema]) => {
    const parsed = schema.safeParse(search[name])
    return parsed.success ? [[name, parsed.data]] : []
  })
  return Object.fromEntries(valid) as Parameters // each by its own schema
}

/** The values that an address gives. */
export function valuesOfLink(search: Readonly<Record<string, string | undefined>>): Partial<CreateForm> {
  const given = parametersOf(search)
  const source = given.image ?? given.snapshot
  return {
    ...(given.name && { name: given.name }),
    ...(given.count && { instance_count: given.count }),
    ...(source && { source: [source], source_type: given.image ? 'image' : 'snapshot' }),
    ...(given.size && { flavor: [given.size] }),
    ...(given.networks && { networks: given.networks }),
    ...(given.groups && { security_groups: given.groups }),
    ...(given.key && { key_pair: [given.key], key_source: 'existing' }),
    ...(given.zone && { availability_zone: given.zone }),
    ...(given.public && { public_address: given.public }),
    ...(given.ssh && { ssh_from: given.ssh }),
    ...(given.volume && { vol_create: true, vol_size: given.volume }),
    ...(given.volume && { vol_delete_on_instance_delete: given.keep !== '1' }),
  }
}

/** The parameters for these values; ids of others' things, as key pairs, are left to the reader's own. */
export function linkOf(values: CreateForm, { own }: { own: boolean }): Record<string, string> {
  const [source = ''] = isImageSource(values.source_type) ? values.source : []
  const reusesAddress = values.public_address !== null && values.public_address !== NO_ADDRESS
  const parameters: { [K in keyof typeof PARAMETERS]: string } = {
    name: own ? values.name.trim() : '',
    count: (values.instance_count ?? 1) > 1 ? String(values.instance_count) : '',
    image: values.source_type === 'image' ? source : '',
    snapshot: values.source_type === 'snapshot' ? source : '',
    size: values.flavor[0] ?? '',
    networks: (values.networks ?? []).join(','),
    groups: (values.security_groups ?? []).join(','),
    key: own && values.key_source === 'existing' ? (values.key_pair?.[0] ?? '') : '',
    zone: values.availability_zone ?? '',
    // An address that was free once is taken now.
    public: reusesAddress ? NEW_ADDRESS : (values.public_address ?? ''),
    ssh: values.ssh_from ?? '',
    volume: values.vol_create ? String(values.vol_size ?? '') : '',
    keep: values.vol_create && !values.vol_delete_on_instance_delete ? '1' : '',
  }
  return Object.fromEntries(Object.entries(parameters).filter(([, value]) => value !== ''))
}
