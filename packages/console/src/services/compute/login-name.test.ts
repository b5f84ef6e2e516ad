import { describe, expect, test } from 'vitest'
import { isWindows, loginName, sshLine } from './login-name.ts'

const image = (name: string | null, properties: Record<string, unknown> = {}) => ({ name, properties })

describe('the account of an image', () => {
  test.each([
    ['its own property first', image('Ubuntu 24.04', { os_admin_user: 'ops', os_distro: 'ubuntu' }), 'ops'],
    ['an empty property is none', image('x', { os_admin_user: ' ', os_distro: 'debian' }), 'debian'],
    ['by distribution', image('web-base', { os_distro: 'ubuntu' }), 'ubuntu'],
    ['by distribution before the name', image('ubuntu-like', { os_distro: 'rocky' }), 'rocky'],
    ['another spelling', image('x', { os_distro: 'RockyLinux' }), 'rocky'],
    ['a versioned spelling', image('x', { os_distro: 'opensuse15.6' }), 'opensuse'],
    ['Red Hat', image('x', { os_distro: 'rhel' }), 'cloud-user'],
    ['Fedora CoreOS', image('fedora-coreos-42'), 'core'],
    ['Fedora', image('Fedora Cloud 42'), 'fedora'],
    ['CentOS 7', image('x', { os_distro: 'centos', os_version: '7.9' }), 'centos'],
    ['CentOS 8 by name', image('CentOS 8 GenericCloud'), 'centos'],
    ['CentOS Stream 8', image('CentOS Stream 8', { os_distro: 'centos', os_version: '8' }), 'cloud-user'],
    ['CentOS Stream 10', image('x', { os_distro: 'centos', os_version: '10' }), 'cloud-user'],
    ['by name', image('CirrOS 0.6'), 'cirros'],
    ['Debian by name', image('debian-12-genericcloud-amd64'), 'debian'],
    ['Alma', image('AlmaLinux 10'), 'almalinux'],
    ['Arch is a word', image('Arch Linux'), 'arch'],
    ['not a part of one', image('search-node'), null],
    ['unknown', image('golden-image'), null],
    ['no name', image(null), null],
    ['a property that is no text', image('x', { os_distro: 7 }), null],
    ['Windows', image('Windows Server 2025', { os_distro: 'windows' }), null],
    ['Windows with an account', image('Windows', { os_admin_user: 'Administrator' }), 'Administrator'],
  ])('%s', (_what, hints, account) => {
    expect(loginName(hints)).toBe(account)
  })

  test.each(['-oProxyCommand=id', 'x; id #', '$(id)', 'me@203.0.113.9 id', "a'b", 'a\nid', 'a\u0000', 'a b'])(
    'is no command, whatever the property of a shared image is: %j',
    (given) => {
      expect(loginName(image('Ubuntu 24.04', { os_admin_user: given }))).toBe('ubuntu')
    },
  )
})

test('Windows is recognized by type, distribution or name', () => {
  expect(isWindows(image('x', { os_type: 'windows' }))).toBe(true)
  expect(isWindows(image('Windows Server 2025'))).toBe(true)
  expect(isWindows(image('Windows-free', { os_type: 'linux' }))).toBe(false)
})

test('the command has the account if it is known', () => {
  expect(sshLine('ubuntu', '203.0.113.31')).toBe('ssh ubuntu@203.0.113.31')
  expect(sshLine(null, '2001:db8::1')).toBe('ssh 2001:db8::1')
})
