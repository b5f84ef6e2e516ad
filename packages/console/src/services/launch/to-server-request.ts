import type { ServerRequest } from '@meridian/contract'
import type { Entry } from '../metadata/metadata-entries.ts'
import type { LaunchFacts } from './facts/launch-facts.ts'
import { DEFAULT_DEVICE, isImageSource, type LaunchForm } from './launch-form.ts'
import { choiceOf, type Choice } from './rules/choice.ts'

/** The request for a validated form. Empty fields are left out, except the key pair. */
export function toServerRequest(form: LaunchForm, facts: LaunchFacts): ServerRequest {
  const choice = choiceOf(form, facts)
  const { source_id: source, ...devices } = bootOf(form, choice)
  return {
    ...withoutNulls({
      description: form.description.trim() || null,
      availability_zone: choice.zone || null,
      admin_pass: form.admin_pass || null,
      config_drive: form.config_drive,
      disk_config: form.disk_config,
      instance_count: form.instance_count,
      nics: nicsOf(choice),
      scheduler_hints: hintsOf(form, choice),
      meta: textsOf(form.meta),
      ...devices,
    }),
    name: form.name.trim(),
    user_data: form.user_data,
    flavor_id: choice.flavor?.id ?? null,
    source_id: source,
    security_groups: choice.securityGroups.map(({ id, name }) => (facts.hasNetworks ? id : name)),
    key_name: choice.keyPair,
  }
}

const withoutNulls = <T extends object>(values: T) =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== null)) as {
    [K in keyof T]?: NonNullable<T[K]>
  } // the remaining fields

type Boot = Pick<ServerRequest, 'source_id' | 'block_device_mapping' | 'block_device_mapping_v2'>

/** The boot source: an image, a volume created from one, or an existing volume or snapshot. */
function bootOf(form: LaunchForm, { source, createsVolume }: Choice): Boot {
  const id = source?.id ?? ''
  const remove = form.vol_delete_on_instance_delete
  if (!isImageSource(form.source_type)) {
    const kind = form.source_type === 'volume' ? 'vol' : 'snap'
    return {
      source_id: '',
      block_device_mapping: { [form.vol_device_name || DEFAULT_DEVICE]: `${id}:${kind}::${remove}` },
    }
  }
  if (!createsVolume) return { source_id: id }
  return {
    source_id: null,
    block_device_mapping_v2: [
      {
        device_name: form.vol_device_name || null,
        source_type: 'image',
        destination_type: 'volume',
        delete_on_termination: remove,
        uuid: id,
        boot_index: '0',
        volume_size: form.vol_size,
      },
    ],
  }
}

/** Networks first, then ports; without either, Nova chooses. */
function nicsOf({ networks, ports }: Choice): ServerRequest['nics'] {
  const nics = [
    ...networks.map(({ id }) => ({ 'net-id': id, 'v4-fixed-ip': '' })),
    ...ports.map(({ id }) => ({ 'port-id': id })),
  ]
  return nics.length > 0 ? nics : null
}

function hintsOf(form: LaunchForm, { serverGroup }: Choice): Record<string, string> | null {
  const hints = textsOf(form.scheduler_hints)
  return serverGroup ? { ...hints, group: serverGroup } : hints
}

const textsOf = (entries: readonly Entry[]): Record<string, string> | null =>
  entries.length > 0 ? Object.fromEntries(entries.map(({ key, value }) => [key, value])) : null
