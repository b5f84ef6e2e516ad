import type { causeTitles } from './failure.messages.ts'

/** Why an item failed. */
export type FaultCause = keyof typeof causeTitles

/** What a text means: why a service refused a request, or why an item failed later; some texts say either. */
export interface ServiceText {
  refusal?: 'quota' | 'inUse' | 'locked' | 'protected' | 'exists' | 'state' | 'noRoute'
  cause?: FaultCause
  texts: readonly RegExp[]
}

/**
 * Texts of Nova, Neutron, Cinder, Glance, Heat, Placement, Swift and libvirt. The first that matches counts: those that
 * name a cause exactly come before those that only name a service.
 */
const KNOWN: readonly ServiceText[] = [
  {
    refusal: 'quota',
    cause: 'quota',
    texts: [
      /quota exceeded|exceeds quota|over ?quota|OverLimit/i,
      /not enough quota resource for operation/i,
      /VolumeLimitExceeded|maximum number of \w+ allowed \(\d+\) exceeded|maximum number of volumes allowed/i,
      /VolumeSizeExceedsAvailableQuota|exceeds allowed \w+ quota/i,
      /PortLimitExceeded|maximum number of ports exceeded/i,
      /exceeded for (?:resources|quota)/i,
    ],
  },
  {
    refusal: 'inUse',
    texts: [
      /(?:ports?|security group|subnet|router|image|volume|flavor|group)\b.* in use|still in use|is in use by/i,
      /has ports still attached|one or more ports have an IP allocation|required by one or more/i,
      /currently a parent port for trunk|must not be migrating, attached/i,
      /is not empty/i,
    ],
  },
  { refusal: 'locked', texts: [/instance .* is locked/i] },
  { refusal: 'protected', texts: [/is protected and cannot be deleted/i] },
  { refusal: 'noRoute', texts: [/external network .* is not reachable from subnet/i] },
  { refusal: 'exists', texts: [/already exists/i, /already associated|duplicate/i] },
  {
    refusal: 'state',
    texts: [
      /while it is in (?:vm_state|task_state|power_state)/i,
      /status must be|cannot be target for|status transition/i,
    ],
  },
  {
    cause: 'addresses',
    texts: [
      /no more (?:ip|fixed) ?(?:addresses|ips)/i,
      /IpAddressGenerationFailure/i,
      /no fixed IP addresses available/i,
      /requires a subnet in order to boot/i,
      /requires at least one (?:IPv4|IPv6) subnet|NetworkRequiresSubnet/i,
    ],
  },
  {
    cause: 'addressTaken',
    texts: [/fixed ip address .* is already in use/i, /IpAddressInUse|IpAddressAlreadyAllocated/i],
  },
  {
    cause: 'portBinding',
    texts: [/binding failed for port|PortBindingFailed/i, /vif_type=binding_failed|Unexpected vif_type/i],
  },
  {
    cause: 'portGone',
    texts: [/port [0-9a-f-]{36} could not be found|PortNotFound/i, /port .* is still in use|PortInUse/i],
  },
  {
    cause: 'networkTimeout',
    texts: [/VirtualInterfaceCreateException|virtual interface creation failed/i, /network-vif-plugged/i],
  },
  {
    cause: 'network',
    texts: [
      /failed to allocate the network/i,
      /network .* could not be found|NetworkNotFound/i,
      /multiple possible networks found|NetworkAmbiguous/i,
      /it is not allowed to create an interface on external network/i,
    ],
  },
  {
    cause: 'volumeSlow',
    texts: [/volume .* did not finish being created/i, /VolumeNotCreated/i],
  },
  {
    cause: 'volumeGone',
    texts: [/volume .* could not be found|VolumeNotFound/i, /snapshot .* could not be found|SnapshotNotFound/i],
  },
  {
    cause: 'volumeBusy',
    texts: [
      /invalid volume: .*(?:status must be|already attached)/i,
      /volume .* is already attached|VolumeAttachmentFailed|attached to another instance/i,
      /volume .* is not local to|different availability zone|not in the same availability_zone/i,
    ],
  },
  {
    cause: 'storageFull',
    texts: [/could not find any available weighted backend/i, /no valid backend was found|no weighed backends/i],
  },
  {
    cause: 'imageTooLarge',
    texts: [/image used for creating volume exceeds available space/i, /image .* is larger than|ImageTooBig/i],
  },
  {
    cause: 'imageBroken',
    texts: [/image signature verification failed/i, /image disk format must be the same/i],
  },
  {
    cause: 'backupService',
    texts: [/backup service is down/i, /service not found for creating backup/i, /failed to get backup device/i],
  },
  {
    cause: 'backupStore',
    texts: [
      /backup driver failed to (?:create|delete|restore) backup/i,
      /connection to swift failed|swift.*exception/i,
    ],
  },
  {
    cause: 'storageDriver',
    texts: [
      /driver is not initialized at present/i,
      /driver failed to (?:extend volume|create the snapshot|delete the snapshot)/i,
      /failed to upload volume to image at backend/i,
    ],
  },
  {
    cause: 'computeRefused',
    texts: [/compute service failed to (?:extend|reimage) volume/i],
  },
  { cause: 'snapshotBusy', texts: [/snapshot is busy/i] },
  {
    cause: 'volumeState',
    texts: [/status of volume is invalid/i, /failed to (?:attach|detach) volume/i, /attach mode is invalid/i],
  },
  {
    cause: 'volumeBackend',
    texts: [
      /unable to establish connection to (?:cinder|http\S*(?:8776|volume))|CinderConnectionFailed/i,
      /block device mapping (?:is )?invalid|InvalidBDM/i,
      /failed to prepare block device/i,
    ],
  },
  {
    cause: 'diskTooSmall',
    texts: [
      /flavor's disk is too small|FlavorDiskTooSmall|FlavorDiskSmallerThan/i,
      /smaller than the minimum size specified in image/i,
    ],
  },
  { cause: 'ramTooSmall', texts: [/flavor's memory is too small|FlavorMemoryTooSmall/i] },
  {
    cause: 'imageGone',
    texts: [/image [0-9a-f-]{36} (?:could not be found|is not active)|ImageNotFound|ImageNotActive/i],
  },
  {
    cause: 'imageBroken',
    texts: [
      /image .* is unacceptable|ImageUnacceptable|InvalidDiskInfo|InvalidDiskFormat/i,
      /checksum|corrupt image download|unexpected image/i,
    ],
  },
  {
    cause: 'group',
    texts: [/anti-affinity|affinity policy|ServerGroup policy/i],
  },
  {
    cause: 'device',
    texts: [
      /insufficient (?:pci|vgpu|accelerator)|PciDeviceRequestFailed|requested pci/i,
      /numa|cpu pinning|huge ?pages/i,
    ],
  },
  {
    cause: 'capacity',
    texts: [
      /no valid host was found/i,
      /insufficient (?:compute )?resources|ComputeResourcesUnavailable/i,
      /no allocation candidates|unable to allocate inventory/i,
      /free (?:memory|disk|vcpu).*requested|insufficient free/i,
    ],
  },
  {
    cause: 'retries',
    texts: [
      /exceeded maximum number of retries|exceeded max scheduling attempts|MaxRetriesExceeded/i,
      /was re-scheduled|rescheduled/i,
    ],
  },
  {
    cause: 'hypervisor',
    texts: [
      /libvirt(?:Error|\.libvirtError)|internal error: (?:qemu|process exited)/i,
      /unable to (?:read from|write to) monitor|connection reset by peer.*monitor/i,
      /no space left on device|disk full/i,
      /does the host support hardware virtualization|kvm/i,
    ],
  },
  {
    cause: 'hostDown',
    texts: [
      /compute (?:service|host).*(?:unavailable|is down|could not be found)|ComputeServiceUnavailable|ComputeHostNotFound/i,
    ],
  },
  { cause: 'migration', texts: [/migration (?:pre-check|error|failed)|MigrationPreCheckError|live migration/i] },
  {
    cause: 'template',
    texts: [
      /StackValidationFailed|property error|unknown property|InvalidTemplate/i,
      /the referenced attribute .* is incorrect|PropertyValidationFailed/i,
      /ResourcePropertyConflict|constraint.*violat|error validating value/i,
    ],
  },
  {
    cause: 'signal',
    texts: [/WaitConditionTimeout|SoftwareDeployment.* failed|deployment to server failed/i],
  },
  { cause: 'timeout', texts: [/MessagingTimeout|timed? ?out|timeout/i] },
  { cause: 'volumeBackend', texts: [/cinder|volume/i] },
  { cause: 'network', texts: [/neutron|network/i] },
]

/** The first meaning of its kind that the text has. */
export function meaningOf<K extends 'refusal' | 'cause'>(kind: K, text: string): NonNullable<ServiceText[K]> | null {
  const row = KNOWN.find((known) => known[kind] && known.texts.some((pattern) => pattern.test(text)))
  return row?.[kind] ?? null
}
