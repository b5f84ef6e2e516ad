import { texts } from '../../framework/text/texts.ts'

/** Messages for invalid values. */
export const ruleMessages = texts('launch.rule', {
  nameRequired: 'A name is required for your instance.',
  countRequired: 'Instance count is required and must be an integer of at least 1',
  sourceRequired: 'Select a source from those listed below.',
  volumeCount:
    'Volumes can only be attached to 1 active instance at a time. Please either set your instance count to 1 or select a different source type.',
  portCount:
    'A port can only be attached to 1 instance. Please either set your instance count to 1 or remove the ports.',
  volumeSizeRequired: 'Volume size is required and must be an integer',
  flavorRequired: 'Select a flavor from those listed below.',
  networkRequired: 'Select at least one network',
  scriptTooLong: 'The script is longer than 16 KB.',
  metadataInvalid: 'Some values are missing or not valid.',
})

export const rulePhrases = texts('launch.rule', {
  countOverQuota: 'The instance count must not exceed your quota available of {maxInstanceCount} instances',
  volumeTooSmall: 'The volume size must be at least {minVolumeSize} GB',
  ram: 'This flavor requires more RAM than your quota allows. Please select a smaller flavor or decrease the instance count.',
  vcpus:
    'This flavor requires more VCPUs than your quota allows. Please select a smaller flavor or decrease the instance count.',
  noDisk:
    'This flavor has no root disk: only an instance that boots from a volume can use it. Create a new volume in the step Source, or select another flavor.',
  minDisk:
    'The selected {sourceType, select, image {image} snapshot {instance snapshot} volume {volume} other {volume snapshot}} source requires a flavor with at least {minDisk} GB of root disk. Select a flavor with a larger root disk or use a different source.',
  minRam:
    'The selected {sourceType, select, image {image} snapshot {instance snapshot} volume {volume} other {volume snapshot}} source requires a flavor with at least {minRam} MB of RAM. Select a flavor with more RAM or use a different source.',
})

/** Choices that do not fit each other. */
export const preflightPhrases = texts('launch.preflight', {
  aggregates:
    'Flavor {flavor} requires {specs} of a host aggregate, and {zone, select, any {no aggregate with hosts has it} other {none of zone {zone} has it}}. {zones, select, none {Choose another flavor, or add the metadata to an aggregate with hosts.} other {Choose zone {zones}, or another flavor.}}',
  certificate:
    'Key pair {key} is an X.509 certificate, which only Windows images use. Choose an SSH key pair to sign in to this one.',
  password:
    'Windows encrypts its first password with an RSA key, and key pair {key} has another type. Choose an RSA key pair to read the password.',
})
