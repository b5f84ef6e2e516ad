import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import * as path from 'node:path'
import { describe, expect, test } from 'vitest'
import { readConfig } from './config.ts'

const dir = mkdtempSync(path.join(tmpdir(), 'meridian-config-'))
function file(name: string, text: string): string {
  const full = path.join(dir, name)
  writeFileSync(full, text)
  return full
}

describe('configuration', () => {
  test('an empty environment starts the embedded cloud', () => {
    const config = readConfig({})
    expect(config).toMatchObject({ host: '127.0.0.1', port: 8000, cloudPort: 8001, base: '/' })
    expect(config.cloud).toBeUndefined()
  })

  test('OS_AUTH_URL selects a real cloud', () => {
    const { cloud } = readConfig({ OS_AUTH_URL: 'https://cloud.example:5000/v3', OS_REGION_NAME: 'East' })
    expect(cloud).toMatchObject({ authUrl: 'https://cloud.example:5000/v3', region: 'East' })
  })

  test('metrics that other machines may read need a token', () => {
    expect(readConfig({ METRICS_PORT: '9100' })).toMatchObject({ metricsPort: 9100, metricsHost: '127.0.0.1' })
    const everywhere = { METRICS_PORT: '9100', METRICS_HOST: '0.0.0.0' }
    expect(() => readConfig(everywhere)).toThrow('METRICS_TOKEN must be set')
    expect(() => readConfig({ ...everywhere, METRICS_TOKEN: 'short' })).toThrow('METRICS_TOKEN: must be at least 16')
    expect(readConfig({ ...everywhere, METRICS_TOKEN: 'sixteen letters!' }).metricsToken).toBe('sixteen letters!')
  })

  test('REDIS_URL must be the URL of a Redis', () => {
    expect(readConfig({ REDIS_URL: 'rediss://:word@redis.example/1' }).redisUrl).toBe('rediss://:word@redis.example/1')
    expect(() => readConfig({ REDIS_URL: 'http://redis.example' })).toThrow(
      'REDIS_URL: must be redis://… or rediss://…',
    )
  })

  test('OS_CLOUD selects an entry of clouds.yaml', () => {
    const OS_CLIENT_CONFIG_FILE = file(
      'clouds.yaml',
      'clouds:\n  prod:\n    auth:\n      auth_url: https://prod.example/v3\n    region_name: West\n',
    )
    expect(readConfig({ OS_CLOUD: 'prod', OS_CLIENT_CONFIG_FILE }).cloud).toMatchObject({
      authUrl: 'https://prod.example/v3',
      region: 'West',
    })
    expect(() => readConfig({ OS_CLOUD: 'dev', OS_CLIENT_CONFIG_FILE })).toThrow('has no cloud "dev"')
  })

  test('links and switches of the wrong kind are refused', () => {
    const wrong = [
      'HORIZON_CONFIG: { help_url: "javascript:alert(1)" }',
      'SHOW_OPENRC_FILE: never',
      'EXTERNAL_MONITORING: [a]',
      'SITE_BRANDING: ""',
      'SITE_BRANDING_LINK: "javascript:alert(1)"',
      'SITE_BRANDING_LINK: //other.example',
      'ALLOWED_PRIVATE_SUBNET_CIDR: { ipv4: [10.0.0.0] }',
      'KUBECONFIG_KUBERNETES_URL: k8s',
      'USER_TABLE_EXTRA_INFO: [phone]',
    ]
    for (const line of wrong) {
      const MERIDIAN_CONFIG = file('meridian.yaml', `settings:\n  ${line}\n`)
      expect(() => readConfig({ MERIDIAN_CONFIG })).toThrow(line.split(':')[0])
    }
  })

  test('[SHELL-01] the base path and settings come from the file', () => {
    const MERIDIAN_CONFIG = file('meridian.yaml', 'base: /console/\nsettings:\n  DEFAULT_BOOT_SOURCE: volume\n')
    const config = readConfig({ MERIDIAN_CONFIG })
    expect(config.base).toBe('/console/')
    expect(config.settings).toMatchObject({
      DEFAULT_BOOT_SOURCE: 'volume',
      OPENSTACK_KEYSTONE_DEFAULT_DOMAIN: 'Default',
    })
  })

  test('host names that are served come from the file, with that of the public URL', () => {
    const text = 'public_url: https://console.example:8443\nallowed_hosts: [console.internal, "2001:db8::1"]\n'
    const { allowedHosts } = readConfig({ MERIDIAN_CONFIG: file('hosts.yaml', text) })
    expect(allowedHosts).toEqual(['console.internal', '2001:db8::1', 'console.example'])
    const wrong = file('wrong-hosts.yaml', 'allowed_hosts: ["console.example:80"]\n')
    expect(() => readConfig({ MERIDIAN_CONFIG: wrong })).toThrow('allowed_hosts.0: must be a name or an address')
  })

  test('reads which services apply new defaults alone', () => {
    const of = (text: string) => readConfig({ MERIDIAN_CONFIG: file('defaults.yaml', text) }).newDefaults
    expect(of('{}')).toEqual([])
    expect(of('enforce_new_defaults: [network, compute]')).toEqual(['network', 'compute'])
    expect(of('enforce_new_defaults: true')).toContain('volume')
    expect(() => of('enforce_new_defaults: [netwrok]')).toThrow(/enforce_new_defaults/)
  })

  test('reads policy files; an error names the file and the rule', () => {
    const good = file('image.yaml', 'publicize_image: role:publisher\n')
    const bad = file('compute.yaml', 'os_compute_api:servers:start: role:member and\n')
    const MERIDIAN_CONFIG = file('policies.yaml', `policy_files:\n  image: ${good}\n`)
    expect(readConfig({ MERIDIAN_CONFIG }).policyOverrides).toEqual({ image: { publicize_image: 'role:publisher' } })
    const wrong = file('wrong.yaml', `policy_files:\n  compute: ${bad}\n`)
    expect(() => readConfig({ MERIDIAN_CONFIG: wrong })).toThrow(/policy_files.compute: .*os_compute_api:servers:start/)
  })

  test('without the embedded cloud, another cloud is required', () => {
    expect(() => readConfig({ MERIDIAN_EMBEDDED_CLOUD: 'off' })).toThrow('OS_AUTH_URL or OS_CLOUD must name a cloud')
    expect(readConfig({ MERIDIAN_EMBEDDED_CLOUD: 'off', OS_AUTH_URL: 'https://cloud.example/v3' }).cloud).toBeDefined()
  })

  test('the secret is one key, or several with commas between them', () => {
    const [old, fresh] = ['o'.repeat(32), 'n'.repeat(32)]
    expect(readConfig({ MERIDIAN_SECRET: old }).secret).toEqual([old])
    expect(readConfig({ MERIDIAN_SECRET: `${fresh}, ${old}` }).secret).toEqual([fresh, old])
    expect(() => readConfig({ MERIDIAN_SECRET: `${fresh},short` })).toThrow('MERIDIAN_SECRET: must be at least 32')
  })

  test('reports all mistakes at once', () => {
    const MERIDIAN_CONFIG = file('bad.yaml', 'base: console\nunknown: 1\n')
    const read = () => readConfig({ PORT: 'eighty', OS_AUTH_URL: 'cloud', MERIDIAN_SECRET: 'short', MERIDIAN_CONFIG })
    expect(read).toThrow(/PORT: .*\n.*MERIDIAN_SECRET: .*\n.*OS_AUTH_URL: .*\n.*base: .*\n.*unknown/s)
  })
})
