import { defineMessages } from 'react-intl'

/** Messages for invalid values. */
export const ruleMessages = defineMessages({
  nameRequired: { id: 'launch.rule.nameRequired', defaultMessage: 'A name is required for your instance.' },
  countRequired: {
    id: 'launch.rule.countRequired',
    defaultMessage: 'Instance count is required and must be an integer of at least 1',
  },
  sourceRequired: { id: 'launch.rule.sourceRequired', defaultMessage: 'Select a source from those listed below.' },
  volumeCount: {
    id: 'launch.rule.volumeCount',
    defaultMessage:
      'Volumes can only be attached to 1 active instance at a time. Please either set your instance count to 1 or select a different source type.',
  },
  portCount: {
    id: 'launch.rule.portCount',
    defaultMessage:
      'A port can only be attached to 1 instance. Please either set your instance count to 1 or remove the ports.',
  },
  volumeSizeRequired: {
    id: 'launch.rule.volumeSizeRequired',
    defaultMessage: 'Volume size is required and must be an integer',
  },
  flavorRequired: { id: 'launch.rule.flavorRequired', defaultMessage: 'Select a flavor from those listed below.' },
  networkRequired: { id: 'launch.rule.networkRequired', defaultMessage: 'Select at least one network' },
  keyPairRequired: {
    id: 'launch.rule.keyPairRequired',
    defaultMessage: 'Select a key pair from the available key pairs below.',
  },
  scriptTooLong: { id: 'launch.rule.scriptTooLong', defaultMessage: 'The script is longer than 16 KB.' },
  metadataInvalid: { id: 'launch.rule.metadataInvalid', defaultMessage: 'Some values are missing or not valid.' },
})

type SourceArguments = { sourceType: string }

export const rulePhrases = defineMessages<{
  countOverQuota: { maxInstanceCount: number }
  volumeTooSmall: { minVolumeSize: number }
  ram: SourceArguments
  vcpus: SourceArguments
  noDisk: SourceArguments
  minDisk: SourceArguments & { minDisk: number }
  minRam: SourceArguments & { minRam: number }
}>({
  countOverQuota: {
    id: 'launch.rule.countOverQuota',
    defaultMessage: 'The instance count must not exceed your quota available of {maxInstanceCount} instances',
  },
  volumeTooSmall: {
    id: 'launch.rule.volumeTooSmall',
    defaultMessage: 'The volume size must be at least {minVolumeSize} GB',
  },
  ram: {
    id: 'launch.rule.ram',
    defaultMessage:
      'This flavor requires more RAM than your quota allows. Please select a smaller flavor or decrease the instance count.',
  },
  vcpus: {
    id: 'launch.rule.vcpus',
    defaultMessage:
      'This flavor requires more VCPUs than your quota allows. Please select a smaller flavor or decrease the instance count.',
  },
  noDisk: {
    id: 'launch.rule.noDisk',
    defaultMessage:
      'This flavor has no root disk: only an instance that boots from a volume can use it. Create a new volume in the step Source, or select another flavor.',
  },
  minDisk: {
    id: 'launch.rule.minDisk',
    defaultMessage:
      'The selected {sourceType, select, image {image} snapshot {instance snapshot} volume {volume} other {volume snapshot}} source requires a flavor with at least {minDisk} GB of root disk. Select a flavor with a larger root disk or use a different source.',
  },
  minRam: {
    id: 'launch.rule.minRam',
    defaultMessage:
      'The selected {sourceType, select, image {image} snapshot {instance snapshot} volume {volume} other {volume snapshot}} source requires a flavor with at least {minRam} MB of RAM. Select a flavor with more RAM or use a different source.',
  },
})

/** Choices that do not fit each other. */
export const preflightPhrases = defineMessages<{
  certificate: { key: string }
  password: { key: string }
  aggregates: { flavor: string; zone: string; specs: string; zones: string }
}>({
  aggregates: {
    id: 'launch.preflight.aggregates',
    defaultMessage:
      'Flavor {flavor} requires {specs} of a host aggregate, and {zone, select, any {no aggregate with hosts has it} other {none of zone {zone} has it}}. {zones, select, none {Choose another flavor, or add the metadata to an aggregate with hosts.} other {Choose zone {zones}, or another flavor.}}',
  },
  certificate: {
    id: 'launch.preflight.certificate',
    defaultMessage:
      'Key pair {key} is an X.509 certificate, which only Windows images use. Choose an SSH key pair to sign in to this one.',
  },
  password: {
    id: 'launch.preflight.password',
    defaultMessage:
      'Windows encrypts its first password with an RSA key, and key pair {key} has another type. Choose an RSA key pair to read the password.',
  },
})
