import { describe, expect, test } from 'vitest'
import * as z from 'zod'
import { createSubnet } from './create-subnet.ts'
import { createVolume } from './create-volume.ts'
import { quickLaunch } from './quick-launch.ts'
import { validateSteps } from './workflow.ts'

const REQUIRED = ['This field is required.']
const launch = { name: 'web', flavor: 'f1', count: '1', source_type: 'image_id', image_id: 'i1' }

describe('[WORKFLOW-02] steps are validated one by one', () => {
  test('errors are listed by field, and other steps are not validated', () => {
    expect(validateSteps(quickLaunch, { ...launch, name: '', count: '0', disk_config: 'ODD' }, 0, 0)).toEqual({
      has_errors: true,
      workflow_slug: 'launch_instance',
      errors: {
        setinstancedetailsaction: {
          name: REQUIRED,
          count: ['Ensure this value is greater than or equal to 1.'],
        },
      },
    })
    expect(validateSteps(quickLaunch, launch, 0, 1)).toMatchObject({ has_errors: false, errors: {} })
  })

  test.each([
    [{ source_type: 'volume_id', image_id: '' }, { volume_id: REQUIRED }],
    [{ source_type: 'volume_image_id' }, { volume_size: REQUIRED }],
    [{ source_type: 'volume_snapshot_id' }, { volume_snapshot_id: REQUIRED, volume_size: REQUIRED }],
    [{ source_type: 'nothing' }, { source_type: ['Select a valid choice.'] }],
    [
      { source_type: 'volume_id', volume_id: 'v', count: '2' },
      { count: [expect.stringContaining('Volumes can only be attached to 1 active instance at a time.')] },
    ],
  ])('a launch with %j lacks %j', (change, fields) => {
    const { errors } = validateSteps(quickLaunch, { ...launch, ...change }, 0, 0)
    expect(errors.setinstancedetailsaction).toEqual(fields)
  })

  test('errors of a whole step are under __all__', () => {
    const whole = z.object({}).refine(() => false, 'Too many.')
    const workflow = { slug: 'w', service: 'compute', path: '/w', steps: [{ slug: 's', rules: whole }], fields: whole }
    expect(validateSteps(workflow, {})).toEqual({
      has_errors: true,
      workflow_slug: 'w',
      errors: { s: { __all__: ['Too many.'] } },
    })
  })

  test('[FORM-02] a password and a different confirmation are refused', () => {
    const { errors } = validateSteps(quickLaunch, { admin_pass: 'a', confirm_admin_pass: 'b' }, 1, 1)
    expect(errors).toEqual({ setaccesscontrolsaction: { confirm_admin_pass: ['Passwords do not match.'] } })
  })

  test('a volume from an image requires an image', () => {
    const { errors } = validateSteps(createVolume, { size: '1', volume_source_type: 'image_source' })
    expect(errors).toEqual({ createvolumeaction: { image_source: REQUIRED } })
  })
})

describe('[WORKFLOW-03] a subnet', () => {
  const subnet = { address_source: 'manual', cidr: '10.0.0.0/24', ip_version: '4' }
  const first = (change: object) =>
    validateSteps(createSubnet, { ...subnet, ...change }, 0, 0).errors.createsubnetinfoaction ?? {}
  const second = (change: object) =>
    validateSteps(createSubnet, { ...subnet, ...change }, 1, 1).errors.createsubnetdetailaction ?? {}

  test.each([
    [{}, {}],
    [{ cidr: '' }, { cidr: REQUIRED }],
    [{ cidr: '10.0.0.0' }, { cidr: ['Network Address: Invalid IP address (value=10.0.0.0)'] }],
    [{ cidr: '10.0.0.0/32' }, { cidr: ['The subnet in the Network Address is too small (/32).'] }],
    [{ ip_version: '6' }, { cidr: ['Network Address and IP version are inconsistent.'] }],
    [{ gateway_ip: 'fe80::1' }, { gateway_ip: ['Gateway IP and IP version are inconsistent.'] }],
    [{ gateway_ip: 'fe80::1', no_gateway: 'on' }, {}],
    [
      { address_source: 'subnetpool' },
      {
        subnetpool: [
          'Specify "Address pool" or select "Enter Network Address manually" and specify "Network Address".',
        ],
      },
    ],
  ])('with the address %j: %j', (change, errors) => {
    expect(first(change)).toEqual(errors)
  })

  test.each([
    [{ allocation_pools: '10.0.0.2,10.0.0.9\n\n10.0.0.20 , 10.0.0.30' }, {}],
    [
      { allocation_pools: '10.0.0.2' },
      { allocation_pools: ['Start and end addresses must be specified (value=10.0.0.2)'] },
    ],
    [
      { allocation_pools: '10.0.0.100,10.0.0.20' },
      { allocation_pools: ['Start address is larger than end address (value=10.0.0.100,10.0.0.20)'] },
    ],
    [{ allocation_pools: 'fd00::9,fd00::10' }, {}],
    [{ dns_nameservers: '1.1.1.1\nnone' }, { dns_nameservers: ['dns_nameservers: Invalid IP address (value=none)'] }],
    [
      { host_routes: '10.1.0.0/16' },
      {
        host_routes: ['Host Routes format error: Destination CIDR and nexthop must be specified (value=10.1.0.0/16)'],
      },
    ],
  ])('with the details %j: %j', (change, errors) => {
    expect(second(change)).toEqual(errors)
  })
})
