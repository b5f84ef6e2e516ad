import type { Plugin } from './plugin.ts'
import { given, rest } from './rest.ts'
import { boolean, existing, length, oneOf, text } from './schema.ts'

const keyPairs = rest({
  service: 'compute',
  path: '/v2.1/os-keypairs',
  envelope: 'keypair',
  headers: { 'openstack-api-version': 'compute 2.10' },
})

export const keyPair: Plugin = {
  type: 'OS::Nova::KeyPair',
  since: '2014.1',
  description: 'A key pair.',
  properties: {
    name: text('Its name.', { required: true, constraints: [length(1, 255)] }),
    save_private_key: boolean('Whether Heat stores the private key.', { default: false }),
    public_key: text('Public key; without it Nova generates a key pair.'),
    type: text('Type of the key.', { constraints: [oneOf('ssh', 'x509')] }),
    user: text('Owner; administrators only.', existing('keystone.user')),
  },
  attributes: {
    public_key: {
      description: 'The public key.',
      type: 'string',
      value: (work) => keyPairs.show(work)['public_key'] ?? null,
    },
    private_key: {
      description: 'Private key, if Nova generated it and Heat stores it.',
      type: 'string',
      value: ({ resource }) => resource.data['private_key'] ?? '',
    },
  },
  create(work) {
    const { properties } = work
    const made = keyPairs.create(work, given(properties, ['name', 'public_key', 'type', ['user', 'user_id']]))
    const isKept = properties['save_private_key'] === true
    return { id: String(made['name']), data: isKept ? given(made, ['private_key']) : {} }
  },
  remove: keyPairs.remove,
  show: keyPairs.show,
}
