import { expect, test } from 'vitest'
import { parse as parseYaml } from 'yaml'
import { cloudsYaml, openRc, type SignIn } from '../../../services/credentials/credential-files.ts'
import { ec2Rc } from '../../../services/credentials/ec2-file.ts'
import { kubeconfig } from '../../../services/credentials/kubeconfig.ts'
import { Existing, Variable } from '@meridian/contract'
import { Reference, type ExportModel, type ExportNode } from '../model/export-model.ts'
import { labelsOf } from '../model/build-model.ts'
import { hot } from './hot.ts'
import { script } from './script.ts'
import { terraform } from './terraform.ts'
import { readByHashiCorp, readByTests } from './hashicorp.fixture.ts'
import { parseHcl } from './hcl.fixture.ts'
import { heatValues } from './heat-values.fixture.ts'
import { NASTY_NAMES, SHELL_NAMES } from './nasty-names.fixture.ts'
import { commandsIn, pyYaml } from './programs.fixture.ts'

/** Names that others chose are in the files that users download; see `hostile-names.test.ts`. */

const text = (name: string) => ({ name, description: name, tags: [name] })

/** A network, a volume and a server for each name. */
function modelOf(names: readonly string[]): ExportModel {
  const drafts = names.flatMap((name, index) => {
    const node = (kind: ExportNode['kind'], attributes: ExportNode['attributes']) => ({
      kind,
      id: `${index}`,
      name,
      attributes,
      lost: [],
    })
    return [
      node('network', text(name)),
      node('volume', { name, size: 1, volume_type: name, metadata: { [name]: name } }),
      node('server', {
        ...text(name),
        imageRef: new Existing('image', name),
        flavorRef: new Existing('flavor', name),
        block_device_mapping_v2: [{ uuid: new Reference('volume', `${index}`), source_type: 'volume', boot_index: 0 }],
        availability_zone: name,
        metadata: { [name]: name, other: name },
        user_data: new Variable('user_data', `User data of ${name}`),
      }),
    ]
  })
  const labels = labelsOf(drafts)
  return { nodes: drafts.map((draft, index) => ({ ...draft, label: labels[index] ?? '' })) }
}

test('the exported script passes every name as one argument, and runs nothing of it', () => {
  const model = modelOf(SHELL_NAMES)
  const secrets = Object.fromEntries(
    model.nodes
      .filter(({ kind }) => kind === 'server')
      .map(({ label }) => [`server_${label}_user_data`.toUpperCase(), 'secret']),
  )
  const commands = commandsIn(script.write(model), secrets)
  const created = ['-f', 'value', '-c', 'id']
  expect(commands).toEqual(
    SHELL_NAMES.flatMap((name) => {
      // A value that begins with a dash is part of its option's word, and a name that does stands after `--`.
      const option = (key: string, value: string) => (value.startsWith('-') ? [`${key}=${value}`] : [key, value])
      const metadata = (...pairs: [string, string][]) =>
        pairs.flatMap(([key, value]) => (key.includes('=') ? [] : option('--property', `${key}=${value}`)))
      const described = [...option('--description', name), ...option('--tag', name)]
      const named = name.startsWith('-') ? [...created, '--', name] : [name, ...created]
      return [
        ['openstack', 'network', 'create', ...described, ...named],
        [
          ['openstack', 'volume', 'create', '--size', '1', ...option('--type', name)],
          [...metadata([name, name]), ...named],
        ].flat(),
        ['openstack', 'volume', 'show', '-f', 'value', '-c', 'status', 'an-id'],
        [
          ['openstack', '--os-compute-api-version', '2.52', 'server', 'create', '--wait', ...option('--image', name)],
          [...option('--flavor', name), '--block-device', 'uuid=an-id,source_type=volume,boot_index=0'],
          ['--user-data', 'secret', ...metadata([name, name], ['other', name])],
          [...option('--availability-zone', name), ...described, ...named],
        ].flat(),
      ]
    }),
  )
  const lost = SHELL_NAMES.filter((name) => name.includes('='))
  expect(lost.length).toBeGreaterThan(5)
  expect(script.write(model).match(/^# {3}volume_.*: metadata ".*"$/gm)).toHaveLength(lost.length)
})

test('exported Terraform has every name as it is, and no block, expression or template of it', () => {
  const { nodes } = modelOf(NASTY_NAMES)
  const written = terraform.write({ nodes })
  expect(readByHashiCorp(written)).toEqual(readByTests(written))
  const blocks = parseHcl(written)
  expect(new Set(blocks.map(({ kind }) => kind))).toEqual(new Set(['terraform', 'variable', 'import', 'resource']))
  const resources = blocks.filter(({ kind }) => kind === 'resource').map(({ body }) => body)
  expect(resources).toHaveLength(3 * NASTY_NAMES.length)
  for (const [index, name] of NASTY_NAMES.entries()) {
    const [network, volume, server] = resources.slice(3 * index, 3 * index + 3)
    expect(network).toEqual(text(name))
    expect(volume).toEqual({ name, size: 1, volume_type: name, metadata: { [name]: name } })
    expect(server).toMatchObject({
      name,
      tags: [name],
      image_name: name,
      flavor_name: name,
      availability_zone: name,
      metadata: { [name]: name, other: name },
    })
  }
  expect(blocks.filter(({ kind }) => kind === 'variable').map(({ body }) => body['description'])).toEqual(
    NASTY_NAMES.map((name) => `User data of ${name}`),
  )
})

test('an exported template has every name as it is, and no function of it', () => {
  const { nodes } = modelOf(NASTY_NAMES)
  const written = hot.write({ nodes })
  for (const parsed of [pyYaml(written), parseYaml(written, { version: '1.1', stringKeys: true })]) {
    const resources = Object.values(heatValues(parsed))
    expect(resources).toHaveLength(3 * NASTY_NAMES.length)
    for (const [index, name] of NASTY_NAMES.entries()) {
      const [network, volume, server] = resources.slice(3 * index, 3 * index + 3)
      expect(network).toEqual({ name, tags: [name], value_specs: { description: name } })
      expect(volume).toMatchObject({ name, volume_type: name, metadata: { [name]: name } })
      expect(server).toMatchObject({
        name,
        image: name,
        flavor: name,
        tags: [name],
        metadata: { [name]: name, other: name },
      })
    }
  }
})

const signIn = (name: string): SignIn => ({
  authUrl: 'https://cloud/identity/v3',
  region: name,
  by: 'v3applicationcredential',
  auth: { username: name, user_domain_name: name, project_name: name, application_credential_secret: name },
})

test('clouds.yaml and kubeconfig have every name as it is', () => {
  const files = NASTY_NAMES.flatMap((name) => {
    const settings = { OPENSTACK_CLOUDS_YAML_NAME: name, OPENSTACK_CLOUDS_YAML_PROFILE: name }
    return [cloudsYaml(signIn(name), settings), kubeconfig(signIn(name), name, name, {})]
  })
  for (const parse of [pyYaml, (all: string) => parseYaml(all, { stringKeys: true })]) {
    // All in one file, as the texts of a list: a parser of Python starts slowly.
    const indented = files.map((file) => `- \n${file.replaceAll(/^/gm, '  ')}`)
    const parsed = parse(indented.join('\n'))
    expect(parsed).toEqual(
      NASTY_NAMES.flatMap((name) => [
        {
          clouds: {
            [name]: {
              profile: name,
              auth_type: 'v3applicationcredential',
              auth: { auth_url: 'https://cloud/identity/v3', ...signIn(name).auth },
              region_name: name,
              interface: 'public',
              identity_api_version: 3,
            },
          },
        },
        expect.objectContaining({
          contexts: [{ name: 'kubernetes', context: { cluster: 'kubernetes', user: name, namespace: name } }],
        }),
      ]),
    )
  }
})

test('files to source set every name as it is, and run nothing of it', () => {
  const files = SHELL_NAMES.map((name) =>
    [
      openRc(signIn(name)),
      ec2Rc({ access: name, secret: name, ec2Url: null, s3Url: null }),
      'openstack "$OS_USERNAME" "$OS_PROJECT_NAME" "$OS_APPLICATION_CREDENTIAL_SECRET" "$OS_REGION_NAME" "$EC2_SECRET_KEY"',
    ].join('\n'),
  )
  expect(commandsIn(files.join('\n'))).toEqual(SHELL_NAMES.map((name) => ['openstack', ...Array<string>(5).fill(name)]))
})
