import * as z from 'zod'
import {
  checkbox,
  addFieldError,
  requireField,
  optional,
  required,
  multiple,
  text,
  wholeNumber,
  type Workflow,
} from './workflow.ts'

/** Sources of a new server, and the form field that names each. */
export const QUICK_SOURCES = {
  image_id: 'image_id',
  instance_snapshot_id: 'instance_snapshot_id',
  volume_id: 'volume_id',
  volume_image_id: 'image_id',
  volume_snapshot_id: 'volume_snapshot_id',
} as const
export type QuickSource = keyof typeof QUICK_SOURCES

const SOURCES = Object.keys(QUICK_SOURCES) as QuickSource[] // keys of a constant
const MAX_SCRIPT_BYTES = 16_384

const Details = z
  .object({
    name: required(text(255)),
    availability_zone: optional(z.string()),
    flavor: required(z.string()),
    count: required(wholeNumber(1)),
    source_type: required(z.enum(SOURCES, 'Select a valid choice.')),
    image_id: optional(z.string()),
    instance_snapshot_id: optional(z.string()),
    volume_id: optional(z.string()),
    volume_snapshot_id: optional(z.string()),
    volume_size: optional(wholeNumber(1)),
    device_name: optional(text(255)),
    vol_delete_on_instance_delete: checkbox,
  })
  .superRefine((form, context) => {
    const source = QUICK_SOURCES[form.source_type]
    requireField(context, source, form[source])
    if (form.source_type === 'volume_image_id' || form.source_type === 'volume_snapshot_id')
      requireField(context, 'volume_size', form.volume_size)
    if (form.count > 1 && form.source_type === 'volume_id') {
      addFieldError(
        context,
        'count',
        'Volumes can only be attached to 1 active instance at a time. Please either set your instance count to 1 or select a different source type.',
      )
    }
  })

const Access = z
  .object({
    keypair: optional(z.string()),
    groups: multiple,
    admin_pass: optional(text(255)),
    confirm_admin_pass: optional(z.string()),
  })
  .superRefine(({ admin_pass: password, confirm_admin_pass: confirmed }, context) => {
    if (password !== confirmed) addFieldError(context, 'confirm_admin_pass', 'Passwords do not match.')
  })

const Networks = z.object({ network: multiple })

const PostCreation = z.object({
  script_data: optional(z.string()).refine(
    (script) => new TextEncoder().encode(script ?? '').length <= MAX_SCRIPT_BYTES,
    'File exceeds maximum size (16kb)',
  ),
})

const Advanced = z.object({
  disk_config: optional(z.enum(['AUTO', 'MANUAL'], 'Select a valid choice.')),
  config_drive: checkbox,
})

/** Workflow that launches a server. */
export const quickLaunch = {
  slug: 'launch_instance',
  service: 'compute',
  path: '/project/instances/launch',
  steps: [
    { slug: 'setinstancedetailsaction', rules: Details },
    { slug: 'setaccesscontrolsaction', rules: Access },
    { slug: 'setnetworkaction', rules: Networks },
    { slug: 'customizeaction', rules: PostCreation },
    { slug: 'setadvancedaction', rules: Advanced },
  ],
  fields: Details.and(Access).and(Networks).and(PostCreation).and(Advanced),
} as const satisfies Workflow
export type QuickLaunch = z.output<typeof quickLaunch.fields>
