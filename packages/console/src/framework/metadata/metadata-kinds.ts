/** What metadata is about, and where its definitions are: a type of Glance's catalogue, and which set of its metadata. */
export const METADATA_KINDS = {
  aggregate: { resource_type: 'OS::Nova::Aggregate' },
  flavor: { resource_type: 'OS::Nova::Flavor' },
  image: { resource_type: 'OS::Glance::Image' },
  instance: { resource_type: 'OS::Nova::Server', properties_target: 'metadata' },
  /** What the scheduler is told of an instance that is launched. */
  scheduler_hints: { resource_type: 'OS::Nova::Server', properties_target: 'scheduler_hints' },
  volume: { resource_type: 'OS::Cinder::Volume' },
  volume_snapshot: { resource_type: 'OS::Cinder::Snapshot' },
  volume_type: { resource_type: 'OS::Cinder::VolumeType' },
} as const

export type MetadataKind = keyof typeof METADATA_KINDS
