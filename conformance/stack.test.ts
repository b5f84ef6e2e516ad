import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { done } from './outcomes.ts'
import { eventually, patience } from './patience.ts'
import { openTarget } from './target.ts'

const { client, admin } = await openTarget()

const stack = 'conformance-stack'
const failing = 'conformance-failing'
const config = 'conformance-config'
const asAdmin = { env: admin }

const folder = mkdtempSync(join(tmpdir(), 'meridian-stacks-'))
const file = (name: string, content: string) => {
  const path = join(folder, name)
  writeFileSync(path, content)
  return path
}

const template = file(
  'template.yaml',
  `heat_template_version: 2018-08-31
description: A word, kept
parameters:
  length: { type: number, default: 12, label: Length, constraints: [{ range: { min: 4, max: 64 } }] }
  phrase: { type: string, hidden: true, default: hush }
resources:
  word: { type: OS::Heat::RandomString, properties: { length: { get_param: length } } }
  kept: { type: OS::Heat::Value, properties: { value: { get_attr: [word, value] } } }
  group: { type: OS::Heat::ResourceGroup, properties: { count: 2, resource_def: { type: OS::Heat::None } } }
  net: { type: OS::Neutron::Net, properties: { name: conformance-stack-net } }
  subnet: { type: OS::Neutron::Subnet, properties: { network: { get_resource: net }, cidr: 10.123.0.0/24 } }
outputs:
  word: { description: The word, value: { get_attr: [kept, value] } }
  names: { value: { get_attr: [group, refs] } }
`,
)
const bad = file(
  'bad.yaml',
  `heat_template_version: 2018-08-31
resources:
  bad: { type: OS::Heat::TestResource, properties: { fail: true } }
`,
)
const environment = file('environment.yaml', 'parameters: { length: 10 }\n')
const script = file('script.sh', '#!/bin/sh\ntrue\n')

afterAll(async () => {
  await client.run(`stack delete --yes --wait ${stack} ${failing}`)
  rmSync(folder, { recursive: true, force: true })
})

const show = () => client.json(`stack show ${stack}`)
const becomes = (status: string) => eventually(async () => expect(await show()).toMatchObject({ stack_status: status }))

describe('openstack stack', patience, () => {
  test('create, show, list', async () => {
    const made = await client.run(
      `stack create -t ${template} -e ${environment} --tags blue,green --timeout 10 --wait ${stack}`,
    )
    expect(made.code).toBe(0)
    expect(await show()).toMatchObject({
      stack_name: stack,
      description: 'A word, kept',
      stack_status: 'CREATE_COMPLETE',
      parameters: expect.objectContaining({ length: '10', phrase: '******' }),
      tags: ['blue', 'green'],
      timeout_mins: 10,
      parent: null,
    })
    const names = async (options: string) =>
      (await client.json(`stack list ${options}`.trim())).map((row: Record<string, string>) => row['Stack Name'])
    expect(await names('')).toContain(stack)
    expect(await names('--tags blue')).toEqual([stack])
    expect(await names('--tags red')).toEqual([])
    expect(await names(`--property name=${stack}`)).toEqual([stack])
    expect(await names('--limit 1')).toHaveLength(1)
    expect(await names('--nested')).toContainEqual(expect.stringMatching(`^${stack}-group-`))
    expect((await client.run(`stack create -t ${template} ${stack}`)).stderr).toContain('already exists')
  })

  test('resources and their metadata', async () => {
    const list = await client.json(`stack resource list ${stack}`)
    const names = list.map((row: { resource_name: string }) => row.resource_name)
    expect(names.toSorted()).toEqual(['group', 'kept', 'net', 'subnet', 'word'])
    const nested = await client.json(`stack resource list -n 2 ${stack}`)
    expect(nested.map((row: { resource_name: string }) => row.resource_name)).toContain('1')
    const filtered = await client.json(`stack resource list --filter type=OS::Neutron::Net ${stack}`)
    expect(filtered).toMatchObject([{ resource_name: 'net', resource_status: 'CREATE_COMPLETE' }])
    const shown = await client.json(`stack resource show ${stack} net`)
    expect(shown).toMatchObject({ resource_type: 'OS::Neutron::Net', required_by: ['subnet'] })
    const { id } = await client.json('network show conformance-stack-net')
    expect(shown.physical_resource_id).toBe(id)
    expect(await client.json(`stack resource metadata ${stack} word`)).toEqual({})
    expect((await client.run(`stack resource show ${stack} nothing`)).stderr).toContain('not found')
  })

  test('events', async () => {
    const list = await client.json(`stack event list ${stack}`)
    expect(list.at(0)).toMatchObject({ resource_name: stack, resource_status: 'CREATE_IN_PROGRESS' })
    expect(list.at(-1)).toMatchObject({ resource_name: stack, resource_status: 'CREATE_COMPLETE' })
    const ofWord = await client.json(`stack event list --resource word ${stack}`)
    expect(ofWord.map((row: { resource_status: string }) => row.resource_status)).toEqual([
      'CREATE_IN_PROGRESS',
      'CREATE_COMPLETE',
    ])
    const shown = await client.json(`stack event show ${stack} word ${ofWord[1].id}`)
    expect(shown).toMatchObject({ resource_type: 'OS::Heat::RandomString', resource_status: 'CREATE_COMPLETE' })
  })

  test('outputs', async () => {
    const list = await client.json(`stack output list ${stack}`)
    expect(list.map((row: { output_key: string }) => row.output_key).toSorted()).toEqual(['names', 'word'])
    expect(await client.json(`stack output show ${stack} word`)).toMatchObject({
      output_key: 'word',
      description: 'The word',
      output_value: expect.stringMatching(/^\w{10}$/),
    })
    expect((await client.run(`stack output show ${stack} nothing`)).code).toBe(1)
  })

  test('template, environment, files', async () => {
    expect(await client.json(`stack template show ${stack}`)).toMatchObject({ description: 'A word, kept' })
    expect(await client.json(`stack environment show ${stack}`)).toMatchObject({ parameters: { length: 10 } })
    expect((await client.run(`stack file list ${stack}`)).code).toBe(0)
  })

  test('update, with a preview', async () => {
    const preview = await client.json(`stack update -t ${template} --parameter length=14 --dry-run ${stack}`)
    const names = (rows: string) =>
      JSON.parse(rows)
        .map((row: { resource_name: string }) => row.resource_name)
        .toSorted()
    expect(names(preview.replaced)).toEqual(['subnet', 'word'])
    expect(names(preview.updated)).toEqual(['group', 'kept'])
    expect(names(preview.unchanged)).toEqual(['net'])
    expect((await client.run(`stack update -t ${template} --parameter length=14 --wait ${stack}`)).code).toBe(0)
    expect(await show()).toMatchObject({ stack_status: 'UPDATE_COMPLETE', parameters: { length: '14' } })
    expect((await client.run(`stack update --existing --parameter length=15 --wait ${stack}`)).code).toBe(0)
    const { output_value } = await client.json(`stack output show ${stack} word`)
    expect(output_value).toMatch(/^\w{15}$/)
    const refused = await client.run(`stack update --existing --parameter length=99 ${stack}`)
    expect(refused.stderr).toContain("Parameter 'length' is invalid: 99 is out of range (min: 4, max: 64)")
  })

  test('suspend, resume, check', async () => {
    for (const action of ['suspend', 'resume', 'check']) {
      expect((await client.run(`stack ${action} --wait ${stack}`)).code).toBe(0)
      expect(await show()).toMatchObject({ stack_status: `${action.toUpperCase()}_COMPLETE` })
    }
    expect((await client.run(`stack cancel ${stack}`)).stderr).toContain('not in cancelable state')
  })

  test('snapshots', async () => {
    const { ID: id } = await client.json(`stack snapshot create --name before ${stack}`)
    await becomes('SNAPSHOT_COMPLETE')
    expect(await client.json(`stack snapshot list ${stack}`)).toMatchObject([
      { id, name: 'before', status: 'COMPLETE' },
    ])
    expect((await client.json(`stack snapshot show ${stack} ${id}`)).snapshot).toMatchObject({ id, status: 'COMPLETE' })
    expect((await client.run(`stack snapshot restore ${stack} ${id}`)).code).toBe(0)
    await becomes('RESTORE_COMPLETE')
    expect((await client.run(`stack snapshot delete --yes ${stack} ${id}`)).code).toBe(0)
    expect(await client.json(`stack snapshot list ${stack}`)).toEqual([])
  })

  test('mark a resource unhealthy, signal one', async () => {
    expect((await client.run(`stack resource mark unhealthy ${stack} word broken`)).code).toBe(0)
    expect(await client.json(`stack resource show ${stack} word`)).toMatchObject({
      resource_status: 'CHECK_FAILED',
      resource_status_reason: 'broken',
    })
    expect((await client.run(`stack resource mark unhealthy --reset ${stack} word`)).code).toBe(0)
    expect((await client.run(`stack resource signal ${stack} word`)).stderr).toContain('signal is not supported')
  })

  test('failures', async () => {
    const made = await client.run(`stack create -t ${bad} --wait ${failing}`)
    expect(made.code).toBe(1)
    const { stdout } = await client.run(`stack failures list ${failing}`)
    expect(stdout).toContain('Test Resource failed bad')
    expect(await client.json(`stack show ${failing}`)).toMatchObject({
      stack_status: 'CREATE_FAILED',
      stack_status_reason: 'Resource CREATE failed: ValueError: resources.bad: Test Resource failed bad',
    })
  })

  test('abandon, export and adopt are disabled', async () => {
    expect((await client.run(`stack abandon ${stack}`)).stderr).toContain('Stack Abandon is not supported')
    expect((await client.run(`stack export ${stack}`)).stderr).toContain('Stack Abandon is not supported')
  })

  test('delete', async () => {
    expect(await client.run(`stack delete --yes --wait ${stack} ${failing}`)).toMatchObject({ code: 0 })
    expect((await client.run(`stack show ${stack}`)).stderr).toContain(`Stack not found: ${stack}`)
    expect((await client.run('network show conformance-stack-net')).code).toBe(1)
  })
})

describe('openstack orchestration', patience, () => {
  test('build info, services', async () => {
    expect((await client.json('orchestration build info')).api).toContain('revision')
    const [engine] = await client.json('orchestration service list', asAdmin)
    expect(engine).toMatchObject({ Binary: 'heat-engine', Topic: 'engine', Status: 'up' })
    expect((await client.run('orchestration service list')).code).toBe(1)
  })

  test('resource types', async () => {
    const types = await client.json('orchestration resource type list')
    expect(types.map((row: Record<string, string>) => row['Resource Type'])).toContain('OS::Nova::Server')
    const shown = await client.json('orchestration resource type show OS::Heat::RandomString')
    expect(shown).toMatchObject({
      resource_type: 'OS::Heat::RandomString',
      properties: { length: { type: 'integer' } },
    })
    const hot = await client.run('orchestration resource type show --template-type hot OS::Heat::RandomString')
    expect(hot.stdout).toContain('get_param')
    expect((await client.run('orchestration resource type show Nonsense::Type')).stderr).toContain('not found')
  })

  test('templates', async () => {
    const versions = await client.json('orchestration template version list')
    expect(versions).toContainEqual(
      expect.objectContaining({ Version: 'heat_template_version.2018-08-31', Type: 'hot' }),
    )
    const functions = await client.json('orchestration template function list heat_template_version.2018-08-31')
    expect(functions.map((row: Record<string, string>) => row['Functions'])).toContain('str_replace')
    const valid = await client.json(`orchestration template validate -t ${template}`)
    expect(valid).toMatchObject({
      Description: 'A word, kept',
      Parameters: { length: { Type: 'Number', MaxValue: 64 } },
    })
  })
})

describe('openstack software', patience, () => {
  test('configurations and deployments', async () => {
    const made = await client.json(`software config create --config-file ${script} --group script ${config}`)
    expect(made).toMatchObject({ name: config, group: 'script' })
    expect(await client.json(`software config show ${made.id}`)).toMatchObject({ config: '#!/bin/sh\ntrue\n' })
    const listed = await client.json('software config list')
    expect(listed.map((row: { id: string }) => row.id)).toContain(made.id)
    expect(await client.json('software deployment list')).toEqual([])
    expect(await client.run(`software config delete ${made.id}`)).toMatchObject(done)
    expect((await client.run(`software config show ${made.id}`)).code).toBe(1)
  })
})
