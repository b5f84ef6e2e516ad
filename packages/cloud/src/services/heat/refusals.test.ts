import { expect, test } from 'vitest'
import { stackClient } from '../../../test-support/heat.ts'
import { testCloud } from '../../../test-support/test-cloud.ts'

const cloud = await testCloud()
const heat = stackClient(await cloud.as('demo', 'demo'))

const version = { heat_template_version: '2018-08-31' }
const parameter = (schema: object, value?: unknown) => ({
  template: { ...version, parameters: { a: schema } },
  ...(value !== undefined && { parameters: { a: value } }),
})
const text = (constraint: object) => parameter({ type: 'string', constraints: [constraint] }, 'abc')
const resources = (given: unknown) => ({ template: { ...version, resources: given } })
const value = (given: unknown) => resources({ a: { type: 'OS::Heat::Value', properties: { value: given } } })
const word = (properties: unknown) => resources({ a: { type: 'OS::Heat::RandomString', properties } })
const server = (properties: object) =>
  resources({ a: { type: 'OS::Nova::Server', properties: { flavor: 'm1.tiny', ...properties } } })

const BOOLEANS = "'0', '1', 'f', 'false', 'n', 'no', 'off', 'on', 't', 'true', 'y', 'yes'"

/** Error messages recorded from a real Heat. */
const REFUSALS: [title: string, request: object, type: string, message: string][] = [
  [
    'a number',
    parameter({ type: 'number' }, 'abc'),
    'StackValidationFailed',
    "Parameter 'a' is invalid: could not convert string to float: 'abc'",
  ],
  [
    'a boolean',
    parameter({ type: 'boolean' }, 'x'),
    'StackValidationFailed',
    `Parameter 'a' is invalid: Unrecognized value 'x', acceptable values are: ${BOOLEANS}`,
  ],
  [
    'a list',
    parameter({ type: 'comma_delimited_list' }, 5),
    'StackValidationFailed',
    "Parameter 'a' is invalid: Value must be a comma-delimited list string: 'int' object has no attribute 'split'",
  ],
  [
    'length',
    text({ length: { min: 5, max: 9 } }),
    'StackValidationFailed',
    "Parameter 'a' is invalid: length (3) is out of range (min: 5, max: 9)",
  ],
  [
    'allowed values',
    text({ allowed_values: ['x', 'y'] }),
    'StackValidationFailed',
    'Parameter \'a\' is invalid: "abc" is not an allowed value ["x", "y"]',
  ],
  [
    'a pattern',
    text({ allowed_pattern: '[0-9]+' }),
    'StackValidationFailed',
    'Parameter \'a\' is invalid: "abc" does not match pattern "[0-9]+"',
  ],
  [
    'capitals',
    text({ allowed_pattern: 'ABC|DEF' }),
    'StackValidationFailed',
    'Parameter \'a\' is invalid: "abc" does not match pattern "ABC|DEF"',
  ],
  [
    'own words',
    text({ allowed_values: ['x'], description: 'Mine' }),
    'StackValidationFailed',
    "Parameter 'a' is invalid: Mine",
  ],
  [
    'a flavor',
    text({ custom_constraint: 'nova.flavor' }),
    'StackValidationFailed',
    "Parameter 'a' is invalid: Error validating value 'abc': No Flavor matching {'name': 'abc'}. (HTTP 404)",
  ],
  [
    'an image',
    text({ custom_constraint: 'glance.image' }),
    'StackValidationFailed',
    "Parameter 'a' is invalid: Error validating value 'abc': No images matching {'name': 'abc'}.",
  ],
  [
    'a network',
    text({ custom_constraint: 'neutron.network' }),
    'StackValidationFailed',
    "Parameter 'a' is invalid: Error validating value 'abc': Unable to find network with name or id 'abc'",
  ],
  [
    'a key',
    text({ custom_constraint: 'nova.keypair' }),
    'StackValidationFailed',
    "Parameter 'a' is invalid: Error validating value 'abc': The Key (abc) could not be found.",
  ],
  [
    'an unknown constraint',
    text({ custom_constraint: 'what' }),
    'StackValidationFailed',
    'Parameter \'a\' is invalid: "abc" does not validate what (constraint not found)',
  ],
  [
    'a multiple',
    parameter({ type: 'number', constraints: [{ modulo: { step: 2, offset: 0 } }] }, 5),
    'StackValidationFailed',
    "Parameter 'a' is invalid: 5 is not a multiple of 2 with an offset of 0",
  ],
  ['an unknown type', parameter({ type: 'weird' }, 'x'), 'InvalidSchemaError', 'Invalid type (weird)'],
  [
    'constraints',
    parameter({ type: 'string', constraints: 'a' }, 'x'),
    'InvalidSchemaError',
    'Invalid parameter constraints for parameter a, expected a list',
  ],
  [
    'an unknown key',
    parameter({ type: 'string', nonsense: 1 }, 'x'),
    'InvalidSchemaError',
    "Invalid key 'nonsense' for parameter (a)",
  ],
  ['nothing given', parameter({ type: 'string' }), 'UserParameterMissing', 'The Parameter (a) was not provided.'],
  [
    'a default',
    parameter({ type: 'number', default: 1, constraints: [{ range: { min: 2 } }] }),
    'InvalidSchemaError',
    "Parameter 'a' is invalid: Invalid default 1 (1 is out of range (min: 2, max: None))",
  ],
  [
    'no version',
    { template: { resources: {} } },
    'InvalidTemplateVersion',
    'The template version is invalid: Template version was not provided',
  ],
  ['a section', { template: { ...version, foo: {} } }, 'StackValidationFailed', 'The template section is invalid: foo'],
  ['no type', resources({ a: {} }), 'StackValidationFailed', 'Each resource must contain a type key.'],
  [
    'a keyword',
    resources({ a: { type: 'OS::Heat::None', foo: 1 } }),
    'StackValidationFailed',
    '"foo" is not a valid keyword inside a resource definition',
  ],
  [
    'a type',
    resources({ a: { type: 'Foo::Bar' } }),
    'StackValidationFailed',
    'The Resource Type (Foo::Bar) could not be found.',
  ],
  [
    'a type in a group',
    resources({ a: { type: 'OS::Heat::ResourceGroup', properties: { resource_def: { type: 'Foo::Bar' } } } }),
    'StackValidationFailed',
    'The Resource Type (Foo::Bar) could not be found.',
  ],
  [
    'a property',
    word({ foo: 1 }),
    'StackValidationFailed',
    'Property error: : resources.a.properties: : Unknown Property foo',
  ],
  [
    'an integer',
    word({ length: 'x' }),
    'StackValidationFailed',
    "Property error: : resources.a.properties.length: : Value 'x' is not an integer",
  ],
  [
    'a range',
    word({ length: 1000 }),
    'StackValidationFailed',
    'Property error: : resources.a.properties.length: : 1000 is out of range (min: 1, max: 512)',
  ],
  [
    'a property that is missing',
    resources({ a: { type: 'OS::Neutron::Subnet', properties: { cidr: '10.0.0.0/24' } } }),
    'StackValidationFailed',
    'Property error: : resources.a.properties: : Property network not assigned',
  ],
  [
    'a reference',
    value({ get_resource: 'b' }),
    'InvalidTemplateReference',
    'The specified reference "b" (in a.Properties.value) is incorrect.',
  ],
  [
    'an attribute',
    resources({
      b: { type: 'OS::Heat::RandomString' },
      a: { type: 'OS::Heat::Value', properties: { value: { get_attr: ['b', 'x'] } } },
    }),
    'StackValidationFailed',
    'resources.a.properties.value.get_attr: : The Referenced Attribute (b x) is incorrect.',
  ],
  [
    'a dependency',
    resources({ a: { type: 'OS::Heat::None', depends_on: 'z' } }),
    'InvalidTemplateReference',
    'The specified reference "z" (in a) is incorrect.',
  ],
  [
    'an unknown parameter',
    value({ get_param: 'zz' }),
    'StackValidationFailed',
    'Property error: : resources.a.properties.value: : The Parameter (zz) was not provided.',
  ],
  [
    'a function',
    value({ list_join: 'zz' }),
    'StackValidationFailed',
    'resources.a.properties.value.list_join: : Incorrect arguments to "list_join" should be: "list_join" : [ " ", [ "str1", "str2"] ...]',
  ],
  [
    'a condition',
    { template: { ...version, conditions: { c: { foo: 1 } } } },
    'StackValidationFailed',
    'Condition validation error: : The definition of condition "c" is invalid: {\'foo\': 1}',
  ],
  [
    'an output',
    { template: { ...version, outputs: { a: {} } } },
    'StackValidationFailed',
    'Output validation error: : outputs.a: : Each output definition must contain a value key.',
  ],
  [
    'an output of nothing',
    { template: { ...version, outputs: { a: { value: { get_attr: ['nn', 'x'] } } } } },
    'StackValidationFailed',
    'outputs.a.value.get_attr: : The specified reference "nn" (in unknown) is incorrect.',
  ],
  [
    'a parameter group',
    { template: { ...version, parameter_groups: [{ label: 'x', parameters: ['q'] }] } },
    'StackValidationFailed',
    'Parameter Groups error: : parameter_groups.x: : The grouped parameter q does not reference a valid parameter.',
  ],
  [
    'a server’s flavor',
    server({ flavor: 'nope', image: 'CirrOS 0.6' }),
    'StackValidationFailed',
    "Property error: : resources.a.properties.flavor: : Error validating value 'nope': No Flavor matching {'name': 'nope'}. (HTTP 404)",
  ],
  [
    'a server without a disk',
    server({}),
    'StackValidationFailed',
    'Neither image nor bootable volume is specified for instance a',
  ],
  [
    'a server’s network',
    server({ image: 'CirrOS 0.6', networks: [{}] }),
    'StackValidationFailed',
    'One of the properties "network", "port", "allocate_network" or "subnet" should be set for the specified network of server "a".',
  ],
  [
    'an environment',
    { template: version, environment: { foo: 1 } },
    'HTTPBadRequest',
    'Environment not in valid format: environment has wrong section "foo"',
  ],
  [
    'a timeout',
    { template: version, timeout_mins: 'x' },
    'HTTPBadRequest',
    "Only integer is acceptable by 'timeout_mins'.",
  ],
  ['a name', { template: version, stack_name: 5 }, 'StackValidationFailed', 'Invalid stack name 5, must be a string'],
]

test.for(REFUSALS)('refuses an invalid %s', async ([, request, type, message]) => {
  const { status, body } = await heat.post('stacks', { stack_name: 'refused', ...request })
  expect({ status, error: body.error }).toEqual({ status: 400, error: { type, traceback: null, message } })
})

test.for([
  ['['.repeat(200_000), 'it nests deeper than 64 levels'],
  ['- '.repeat(200_000), 'it nests deeper than 64 levels'],
  [Array.from({ length: 50_000 }, (_, at) => `k${at}: 1`).join('\n'), 'it has too many parts'],
])('refuses a template that would keep the cloud busy (%#)', async ([template, reason]) => {
  const began = process.cpuUsage()
  const { status, body } = await heat.post('validate', { template })
  expect({ status, error: body.error }).toEqual({
    status: 400,
    error: {
      type: 'HTTPBadRequest',
      traceback: null,
      message: `Template not in valid format: Error parsing template [root stack] ${reason}`,
    },
  })
  // Others wait so long for the cloud, in microseconds of CPU time; parsing takes 5 to 150 seconds.
  expect(process.cpuUsage(began).user).toBeLessThan(3_000_000)
})
