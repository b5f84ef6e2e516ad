import { DECLARATIONS, DIALECTS, type Dialect, type UpstreamCall } from '@meridian/contract'
import { describe, expect, test } from 'vitest'
import { parse as parseYaml } from 'yaml'
import { creation } from './call.fixture.ts'
import { readByHashiCorp, readByTests } from './hashicorp.fixture.ts'
import { parseHcl } from './hcl.fixture.ts'
import { NASTY_NAMES, SHELL_NAMES } from './nasty-names.fixture.ts'
import { heatValues } from './heat-values.fixture.ts'
import { commandsIn, commandsPasted, python, pyYaml } from './programs.fixture.ts'

/**
 * Names, keys and values that others chose are in the code that a dialog shows. Each dialect's own parser reads it: no
 * part of a name runs, and every name arrives as it is.
 */

const dialect = (wanted: string): Dialect => {
  const found = [...DIALECTS, ...DECLARATIONS].find(({ id }) => id === wanted)
  if (!found) throw new Error(`There is no dialect ${wanted}`)
  return found
}

const NEW_ID = 'new-0ceb9c1e-6d6c-4f3e-9c0e-3f8f0d1f7a11'
const known = { newId: NEW_ID }

const serverOf = (name: string) => ({
  name,
  description: name,
  tags: [name],
  metadata: { [name]: name, other: name },
  user_data: Buffer.from(name).toString('base64'),
})
const projectOf = (name: string) => ({ name, description: name, [`x${name}`]: { [name]: [name, { [name]: name }] } })
const volumeOf = (name: string) => ({ name, size: 1, metadata: { [name]: name } })

const server = (name: string) => creation('compute POST /servers', { server: serverOf(name) }, known)
const project = (name: string) => creation('identity POST /projects', { project: projectOf(name) }, known)
const volume = (name: string) => creation('volume POST /volumes', { volume: volumeOf(name) }, known)
const metadata = (name: string) => creation('compute POST /servers/s/metadata', { metadata: { [name]: name } }, known)
const tag = (name: string) => creation(`compute PUT /servers/s/tags/${encodeURIComponent(name)}`, null, known)
const network = (name: string) => creation('network POST /v2.0/networks', { network: { name } }, known)
const subnet = (name: string) => creation('network POST /v2.0/subnets', { subnet: { name, network_id: NEW_ID } }, known)

const everyCall = (name: string) => [server, project, volume, metadata, tag].map((make) => make(name))

const bodyOf = ({ body }: UpstreamCall): unknown => (body === null ? null : JSON.parse(body))

test('there are enough nasty names', () => expect(SHELL_NAMES.length).toBeGreaterThan(250))

describe('in a shell', () => {
  /** The body of a command of cURL. */
  const sentBy = (words: readonly string[]) => {
    const at = words.indexOf('--data-raw')
    return at < 0 ? null : JSON.parse(words[at + 1] ?? '')
  }

  test('cURL sends every name as it is', () => {
    const calls = SHELL_NAMES.flatMap(everyCall)
    const [token, ...commands] = commandsIn(dialect('curl').write(calls))
    expect(token).toEqual(['openstack', 'token', 'issue', '-f', 'value', '-c', 'id'])
    expect(commands.map((words) => [words[0], words[4], sentBy(words), words.length])).toEqual(
      calls.map((call) => ['curl', call.endpoint + call.path, bodyOf(call), call.body === null ? 7 : 11]),
    )
  })

  /** The options of a command of `openstack`, and its last word. */
  const readWords = (words: readonly string[], verb: string) => {
    const rest = words.slice(1 + verb.split(' ').length)
    const options: [string, string][] = []
    while (rest.length > 1 && rest[0] !== '--') {
      const [, name = '', value] = /^(--[a-z-]+)(?:=([^]*))?$/.exec(rest.shift() ?? '') ?? []
      options.push([name, value ?? rest.shift() ?? ''])
    }
    if (rest[0] === '--') rest.shift()
    return { options, positional: rest }
  }

  test('the client gets every name as one argument', () => {
    const commands = commandsIn(dialect('openstack').write(SHELL_NAMES.flatMap((name) => [server(name), volume(name)])))
    const own = commands.filter((words) => !words.includes('token'))
    expect(own).toHaveLength(2 * SHELL_NAMES.length)
    for (const [index, name] of SHELL_NAMES.entries()) {
      const [first = [], second = []] = own.slice(2 * index, 2 * index + 2)
      // The client would take what is before the first = for the key.
      if (name.includes('=')) {
        expect([first, second].map(sentBy)).toEqual([{ server: serverOf(name) }, { volume: volumeOf(name) }])
        continue
      }
      expect(readWords(first, 'server create')).toEqual({
        options: [
          ['--user-data', name],
          ...Object.entries(serverOf(name).metadata).map(([key, value]) => ['--property', `${key}=${value}`]),
          ['--description', name],
          ['--tag', name],
        ],
        positional: [name],
      })
      expect(readWords(second, 'volume create')).toEqual({
        options: [
          ['--size', '1'],
          ['--property', `${name}=${name}`],
        ],
        positional: [name],
      })
    }
  })

  test('nothing runs when the code is pasted into a terminal', () => {
    const pasted = (id: string) => commandsPasted(dialect(id).write(SHELL_NAMES.map(network)))
    expect(pasted('openstack')).toEqual(
      SHELL_NAMES.map((name) => ['openstack', 'network', 'create', ...(name.startsWith('-') ? ['--'] : []), name]),
    )
    const [, ...curls] = pasted('curl')
    expect(curls.map(sentBy)).toEqual(SHELL_NAMES.map((name) => ({ network: { name } })))
  })

  test('only the id of what was created is a variable', () => {
    for (const name of ['NEW_ID', 'NEW_ID_1', 'a-NEW_ID', '"$NEW_ID"']) {
      const calls = [network(name), subnet(name)]
      const [, first, second] = commandsIn(dialect('curl').write(calls))
      expect([first, second].map((words) => sentBy(words ?? []))).toEqual([
        { network: { name } },
        { subnet: { name, network_id: 'an-id' } },
      ])
      expect(commandsIn(dialect('openstack').write(calls))).toEqual([
        ['openstack', 'network', 'create', name, '-f', 'value', '-c', 'id'],
        ['openstack', 'subnet', 'create', '--network', 'an-id', name],
      ])
    }
  })
})

/** Prints what a program calls, with the literal arguments; everything but calls of the SDK is an error. */
const CALLS_OF_PYTHON = `
import ast, json, sys
calls = []
class Marked(ast.NodeTransformer):
    def visit_Name(self, node): return ast.Constant('<' + node.id + '>')
for one in ast.parse(sys.stdin.buffer.read().decode()).body:
    if isinstance(one, (ast.Import, ast.ImportFrom)): continue
    value = one.value
    while isinstance(value, ast.Subscript): value = value.value
    assert isinstance(value, ast.Call), ast.dump(one)
    called = ast.unparse(value.func)
    if called.startswith('conn.'):
        given = {key.arg: ast.literal_eval(Marked().visit(key.value)) for key in value.keywords}
        calls.append([called, ast.literal_eval(value.args[0]), given.get('json')])
    else: assert called in ('openstack.connect', 'raise_from_response', 'response.json'), called
print(json.dumps(calls))
`

test('Python sends every name as it is', () => {
  const calls = NASTY_NAMES.flatMap(everyCall)
  const proxies: Record<string, string> = { volume: 'block_storage' }
  expect(python(CALLS_OF_PYTHON, dialect('python').write(calls))).toEqual(
    calls.map((call) => [
      `conn.${proxies[call.service] ?? call.service}.${call.method.toLowerCase()}`,
      call.endpoint + call.path,
      bodyOf(call),
    ]),
  )
  expect(python(CALLS_OF_PYTHON, dialect('python').write([network('NEW_ID'), subnet('new_id')]))).toMatchObject([
    [{}, {}, { network: { name: 'NEW_ID' } }],
    [{}, {}, { subnet: { name: 'new_id', network_id: '<new_id>' } }],
  ])
})

test('Terraform has every name as it is, and no block, expression or template of it', () => {
  const text = dialect('terraform').write(
    NASTY_NAMES.flatMap((name) => [server(name), project(name), volume(name), metadata(name)]),
  )
  expect(parseHcl(text)).toEqual(
    NASTY_NAMES.flatMap((name, index) => {
      const { user_data: _data, description: _description, ...values } = serverOf(name)
      const { [`x${name}`]: extra, ...named } = projectOf(name)
      const resource = (type: string, noun: string, body: object) => {
        const label = index === 0 ? noun : `${noun}_${index + 1}`
        return { kind: 'resource', labels: [type, label], body }
      }
      return [
        resource('openstack_compute_instance_v2', 'server', { ...values, user_data: name }),
        resource('openstack_identity_project_v3', 'project', { ...named, extra: { [`x${name}`]: extra } }),
        resource('openstack_blockstorage_volume_v3', 'volume', volumeOf(name)),
      ]
    }),
  )
  expect(readByHashiCorp(text)).toEqual(readByTests(text))
})

test('a template of Heat has every name as it is, and no function of it', () => {
  const [, hot] = DECLARATIONS
  const text = hot?.write(NASTY_NAMES.flatMap((name) => [server(name), project(name), volume(name)])) ?? ''
  for (const parsed of [pyYaml(text), parseYaml(text, { version: '1.1', stringKeys: true })]) {
    const resources = heatValues(parsed)
    expect(Object.keys(resources)).toHaveLength(3 * NASTY_NAMES.length)
    for (const [index, name] of NASTY_NAMES.entries()) {
      const number = index === 0 ? '' : `_${index + 1}`
      const { user_data: _data, description: _description, ...values } = serverOf(name)
      expect(resources[`server${number}`]).toEqual({ ...values, user_data: name, user_data_format: 'RAW' })
      expect(resources[`volume${number}`]).toEqual(volumeOf(name))
      expect(resources[`project${number}`]).toEqual({ name, description: name })
    }
  }
})

test('bytes that are no text are in no text: cURL sends them, and the other texts say what they lack', () => {
  const compressed = creation('compute POST /servers', { server: { name: 's', user_data: 'H4sIAAAAAAAA/w==' } })
  const texts = [...DIALECTS, ...DECLARATIONS].map(({ write }) => write([compressed]))
  expect(
    texts.map((text) => [text.includes('H4sIAAAAAAAA/w=='), /no argument for server.user_data/.test(text)]),
  ).toEqual([...DIALECTS.map(() => [true, false]), ...DECLARATIONS.map(() => [false, true])])
})

test('a half of a character, which no file can have, leaves every text readable', () => {
  const [broken, mended] = ['a\ud800b', 'a\ufffdb']
  const sent = { network: { name: broken } }
  const text = (id: string) => dialect(id).write([network(broken)])
  expect(commandsIn(text('openstack')).at(-1)?.at(-1)).toBe(mended)
  expect(commandsIn(text('curl')).at(-1)?.at(-1)).toBe(JSON.stringify(sent, null, 2))
  expect(python(CALLS_OF_PYTHON, text('python'))).toMatchObject([[{}, {}, sent]])
  expect(parseHcl(text('terraform'))).toMatchObject([{ body: { name: mended } }])
  expect(readByHashiCorp(text('terraform'))).toEqual(readByTests(text('terraform')))
  expect(heatValues(pyYaml(text('hot')))).toEqual({ network: { name: mended } })
})
