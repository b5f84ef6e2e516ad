import { expect, test } from 'vitest'
import { partsOf, runLine } from './commands.ts'
import { createLineEditor } from './line-editor.ts'
import type { Shell } from './command.ts'
import type { ServerRow } from '../../servers/row.ts'

const row = {
  id: '7cdff43e-3379-44d3-8b35-cf3813e975b7',
  number: 7,
  name: 'Web 1',
  hostname: 'web-1',
  launched_at: '2026-03-09T09:11:33Z',
  launch_index: 0,
  availability_zone: 'nova',
  project_id: 'p',
  reservation_id: 'r-1',
  key_name: 'demo-key',
  user_data: Buffer.from('#!/bin/sh').toString('base64'),
  metadata: { role: 'web' },
  image: { properties: { os_distro: 'debian', os_version: '12' } },
  flavor: { name: 'm1.small', vcpus: 2, ram: 2048, disk: 20, ephemeral: 0, swap: 0 },
  vifs: [
    {
      port_id: 'f1d6b0a2-0000-4000-8000-000000000000',
      net_id: 'n',
      mac: 'fa:16:3e:00:00:01',
      ips: [{ address: '10.0.0.11', subnet_id: 's', floating: ['203.0.113.9'] }],
    },
  ],
  devices: [
    { device_name: '/dev/vda', volume_size: null, boot_index: 0, guest_format: null },
    { device_name: '/dev/vdb', volume_size: 50, boot_index: -1, guest_format: null },
  ],
} as unknown as ServerRow // the parts that a guest reads

const shell: Shell = {
  row,
  user: 'debian',
  now: Date.parse('2026-03-12T13:16:33Z'),
  bootedAt: Date.parse('2026-03-09T09:11:33Z'),
  terminal: 'ttyS0',
  history: [],
}
const outputOf = (line: string) => runLine(line, shell).output

test.for<[string, string]>([
  ['hostname', 'web-1\n'],
  ['nproc', '2\n'],
  ['uptime', ' 13:16:33 up 3 days, 4:05,  1 user,  load average: 0.08, 0.03, 0.01\n'],
  ['ip a | grep inet', '    inet 127.0.0.1/8 scope host lo\n    inet 10.0.0.11/24 scope global eth0\n'],
  ['lsblk | grep vdb', 'vdb    252:16  0   50G  0 disk\n'],
  ['curl 169.254.169.254/latest/meta-data/public-ipv4', '203.0.113.9\n'],
  ['curl -s http://169.254.169.254/openstack/latest/user_data', '#!/bin/sh\n'],
  ['curl http://169.254.169.254/openstack/latest/meta_data.json | grep role | wc -l', '1\n'],
  ['curl http://169.254.169.254/openstack/latest/nothing', '404 Not Found\n'],
  ['curl http://example.org', 'curl: (7) Failed to connect to example.org: Network is unreachable\n'],
  ['cat /etc/hostname; echo "a  b"', 'web-1\na  b\n'],
  ['cat /etc/nothing', 'cat: /etc/nothing: No such file or directory\n'],
  ['dmesg | head -n 1', '[    0.0'],
  ['reboot', 'Interactive authentication required. Try "sudo".\n'],
  ['constructor', '-bash: constructor: command not found\n'],
])('%s', ([line, output]) => {
  expect(outputOf(line)).toContain(output)
})

test('what changes the machine is left to it', () => {
  expect(runLine('sudo poweroff', shell)).toMatchObject({ effect: 'poweroff' })
  expect(runLine('echo first; sudo reboot; echo never', shell)).toEqual({ output: 'first\n', effect: 'reboot' })
})

test('a line is split at pipes and semicolons, but not in quotes', () => {
  expect(partsOf(`a "b | c" 'd;e'| f ;; g`)).toEqual([[['a', 'b | c', 'd;e'], ['f']], [['g']]])
})

test('a line can be corrected, completed and recalled', () => {
  const lines: string[] = []
  let echo = ''
  const editor = createLineEditor({
    echo: (text) => (echo += text),
    onLine: (line) => lines.push(line),
    onInterrupt() {},
    onEnd() {},
    onClear() {},
    complete: (line) => ('hostname'.startsWith(line) ? 'hostname ' : undefined),
    history: lines,
  })
  editor.type('hox\u007F\t-I\r')
  editor.type('wrong\u0015right one\u0017two\r')
  editor.type('\u001B[A\u001B')
  editor.type('[A\r')
  expect(lines).toEqual(['hostname -I', 'right two', 'hostname -I'])
  expect(echo).toContain('hox\b \b')
  echo = ''
  editor.begin(true)
  editor.type('secret\r')
  expect(echo).toBe('\n')
})
