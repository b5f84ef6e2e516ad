import { expect, test } from 'vitest'
import { causeOf, otherExplanationOf } from './causes.ts'
import type { FaultCause } from './service-texts.ts'

const ID = '7cdff43e-3379-44d3-8b35-cf3813e975b7'

/** Texts in the wording of the services. Few of them are recorded answers: the others still have to be compared. */
const TEXTS: [text: string, cause: FaultCause][] = [
  ['No valid host was found. There are not enough hosts available.', 'capacity'],
  ['No valid host was found. ', 'capacity'],
  ['Insufficient compute resources: Free vcpu 1.00 VCPU < requested 4 VCPU.', 'capacity'],
  [
    'Insufficient compute resources: Requested instance NUMA topology cannot fit the given host NUMA topology.',
    'device',
  ],
  [`Unable to allocate inventory: Unable to create allocation for 'VCPU' on resource provider '${ID}'.`, 'capacity'],
  ['Quota exceeded for cores, ram: Requested 4, 8192, but already used 20, 51200 of 20, 51200 cores, ram', 'quota'],
  ["VolumeLimitExceeded: Maximum number of volumes allowed (10) exceeded for quota 'volumes'.", 'quota'],
  [
    'VolumeSizeExceedsAvailableQuota: Requested volume or snapshot exceeds allowed gigabytes quota. Requested 100G, quota is 1000G and 950G has been consumed.',
    'quota',
  ],
  ['Maximum number of ports exceeded', 'quota'],
  ["Build of instance x aborted: Quota exceeded for resources: ['port'].", 'quota'],
  [`No more IP addresses available on network ${ID}.`, 'addresses'],
  [`Build of instance ${ID} aborted: No fixed IP addresses available for network: ${ID}`, 'addresses'],
  [`Network ${ID} requires a subnet in order to boot instances on.`, 'addresses'],
  ['IpAddressGenerationFailureClient: No more IP addresses available on network x.', 'addresses'],
  ['Fixed IP address 10.0.0.5 is already in use on instance x.', 'addressTaken'],
  [
    'IpAddressInUseClient: Unable to complete operation for network x. The IP address 10.0.0.5 is in use.',
    'addressTaken',
  ],
  [`Binding failed for port ${ID}, please check neutron logs for more information.`, 'portBinding'],
  ['Unexpected vif_type=binding_failed', 'portBinding'],
  [`Port ${ID} could not be found.`, 'portGone'],
  [`Port ${ID} is still in use.`, 'portGone'],
  ['Virtual Interface creation failed', 'networkTimeout'],
  ['VirtualInterfaceCreateException: Virtual Interface creation failed', 'networkTimeout'],
  [`Timeout waiting for [('network-vif-plugged', '${ID}')] for instance with vm_state building`, 'networkTimeout'],
  [`Build of instance ${ID} aborted: Failed to allocate the network(s), not rescheduling.`, 'network'],
  [`Network ${ID} could not be found.`, 'network'],
  ['Multiple possible networks found, use a Network ID to be more specific.', 'network'],
  [`It is not allowed to create an interface on external network ${ID}`, 'network'],
  [
    `Build of instance ${ID} aborted: Volume ${ID} did not finish being created even after we waited 187 seconds or 61 attempts. And its status is downloading.`,
    'volumeSlow',
  ],
  [`Volume ${ID} could not be found.`, 'volumeGone'],
  [`Snapshot ${ID} could not be found.`, 'volumeGone'],
  [
    'Invalid volume: volume x status must be available or downloading to reserve, but the current status is in-use.',
    'volumeBusy',
  ],
  [
    'Invalid volume: Instance x and volume y are not in the same availability_zone. Instance is in nova. Volume is in az-2',
    'volumeBusy',
  ],
  [
    'Build of instance x aborted: Unable to establish connection to http://cinder:8776/v3/abc: HTTPConnectionPool',
    'volumeBackend',
  ],
  ['Block Device Mapping is Invalid.', 'volumeBackend'],
  ['Build of instance x aborted: Failed to prepare block device for instance.', 'volumeBackend'],
  [
    "Flavor's disk is too small for requested image. Flavor disk is 1073741824 bytes, image is 2361393152 bytes.",
    'diskTooSmall',
  ],
  [
    'Volume is smaller than the minimum size specified in image metadata. Volume size is 1073741824 bytes, minimum size is 10737418240 bytes.',
    'diskTooSmall',
  ],
  ["Flavor's memory is too small for requested image.", 'ramTooSmall'],
  [`Image ${ID} could not be found.`, 'imageGone'],
  [`Image ${ID} is not active.`, 'imageGone'],
  [`Image ${ID} is unacceptable: Image has no associated data`, 'imageBroken'],
  [`Build of instance ${ID} was re-scheduled: Corrupt image download`, 'imageBroken'],
  ['Anti-affinity instance group policy was violated.', 'group'],
  ['ServerGroup policy is not supported: ServerGroupAffinityFilter not configured', 'group'],
  ['PCI device request [] failed: Insufficient PCI resources', 'device'],
  [
    'Exceeded maximum number of retries. Exhausted all hosts available for retrying build failures for instance x.',
    'retries',
  ],
  ['Exceeded maximum number of retries. Exceeded max scheduling attempts 3 for instance x', 'retries'],
  [
    'internal error: process exited while connecting to monitor: qemu-system-x86_64: cannot set up guest memory',
    'hypervisor',
  ],
  ['internal error: qemu unexpectedly closed the monitor', 'hypervisor'],
  ['[Errno 28] No space left on device', 'hypervisor'],
  ['Compute service of compute-1 is unavailable at this time.', 'hostDown'],
  ['Compute host compute-9 could not be found.', 'hostDown'],
  ['Migration pre-check error: Unable to migrate x: Disk of instance is too large', 'migration'],
  // The first is recorded from a real Cinder; the rest of Cinder's and Heat's follow their usual wording.
  ['schedule allocate volume:Could not find any available weighted backend.', 'storageFull'],
  ['create volume:Driver is not initialized at present.', 'storageDriver'],
  ['extend volume:Volume Driver failed to extend volume.', 'storageDriver'],
  ['create snapshot:Driver failed to create the snapshot.', 'storageDriver'],
  ['copy volume to image:Failed to upload volume to image at backend.', 'storageDriver'],
  ['copy image to volume:Image used for creating volume exceeds available space.', 'imageTooLarge'],
  ['copy image to volume:Image signature verification failed.', 'imageBroken'],
  ['extend volume:Not enough quota resource for operation.', 'quota'],
  ['extend volume:Compute service failed to extend volume.', 'computeRefused'],
  ['delete snapshot:Snapshot is busy.', 'snapshotBusy'],
  ['create backup:Backup service is down.', 'backupService'],
  ['create backup:Backup failed to create: Service not found for creating backup.', 'backupService'],
  ['create backup:Backup driver failed to create backup.', 'backupStore'],
  ['restore backup:Backup driver failed to restore backup.', 'backupStore'],
  ['restore backup:Status of volume is invalid.', 'volumeState'],
  ['create backup:Failed to attach volume.', 'volumeState'],
  [
    'ResourceInError: resources.server: Went to status ERROR due to "Message: No valid host was found. , Code: 500"',
    'capacity',
  ],
  [
    'StackValidationFailed: resources.x: Property error: resources.x.properties.image: Error validating value',
    'template',
  ],
  ['WaitConditionTimeout: resources.wait: 0 of 1 received', 'signal'],
  ['MessagingTimeout: Timed out waiting for a reply to message ID 1', 'timeout'],
]

test('at least forty texts are known', () => {
  expect(new Set(TEXTS.map(([text]) => text)).size).toBeGreaterThanOrEqual(40)
})

test.each(TEXTS)('%s', (text, cause) => {
  expect(causeOf(text)).toBe(cause)
})

test('an unknown text has no cause', () => {
  expect(causeOf("KeyError: 'x'")).toBeNull()
})

test('every cause has advice for things that are not launched', () => {
  for (const [, cause] of TEXTS) expect(otherExplanationOf(cause).advice.id).toMatch(/^failure[.]next[.]/)
  expect(otherExplanationOf(null).title.defaultMessage).toBe('The cause is not known.')
})
