import { createIntl } from 'react-intl'
import { expect, test } from 'vitest'
import type { Operation } from '../framework/resource/manifest.ts'
import { failureMessage } from '../framework/resource/resource-text.ts'
import { inSentence } from '../framework/text/wording.ts'
import { resources } from './index.ts'
import { powerPhrases } from './instance/power.messages.ts'

const intl = createIntl({ locale: 'en' })
const OPERATIONS: readonly Operation[] = ['list', 'load', 'create', 'update', 'delete']

/** The failure messages that differ from the common ones. */
const OWN: Readonly<Record<string, Partial<Record<Operation, string>>>> = {
  'OS::Nova::Server': {
    list: 'Unable to retrieve instances.',
    load: 'Unable to retrieve the server.',
    create: 'Unable to create the server.',
    delete: 'Unable to delete the server with id: 7',
  },
  'OS::Nova::Keypair': {
    list: 'Unable to retrieve the keypairs.',
    load: 'Unable to retrieve the keypair.',
    create: 'Unable to create the keypair.',
    delete: 'Unable to delete the keypair with name: 7',
  },
  'OS::Nova::ServerGroup': { list: 'Unable to retrieve server groups.' },
  'OS::Neutron::Trunk': {
    load: 'Unable to retrieve the trunk with id: 7',
    delete: 'Unable to delete trunk: 7',
  },
  'OS::Neutron::QoSPolicy': {
    list: 'Unable to retrieve the qos policies.',
    load: 'Unable to retrieve the qos policy.',
  },
  'OS::Neutron::FloatingIP': {
    list: 'Unable to retrieve floating IPs.',
    create: 'Unable to allocate new floating IP address.',
  },
  'OS::Swift::Container': {
    list: 'Unable to get the Swift container listing.',
    load: 'Unable to get the container details.',
    delete: 'Unable to delete the container.',
  },
  'OS::Swift::Object': {
    list: 'Unable to get the objects in container.',
    load: 'Unable to get details of the object.',
    delete: 'Unable to delete the object.',
  },
  'OS::Keystone::Domain': { update: 'Unable to edit the domain.', delete: 'Unable to delete the domain.' },
  'OS::Keystone::Group': {
    list: 'Unable to fetch the groups.',
    update: 'Unable to edit the group.',
    delete: 'Unable to delete the group.',
  },
  'OS::Keystone::Project': { update: 'Unable to edit the project.', delete: 'Unable to delete the project.' },
  'OS::Keystone::Role': { update: 'Unable to edit the role.', delete: 'Unable to delete the role.' },
  'OS::Keystone::User': { update: 'Unable to edit the user.', delete: 'Unable to delete the user.' },
}

test.each(resources.map((manifest) => [manifest.type, manifest] as const))(
  '[API-ERR-01] the failure messages of %s are those of the catalogue',
  (type, manifest) => {
    const one = inSentence(intl.formatMessage(manifest.names.one), 'en')
    const other = inSentence(intl.formatMessage(manifest.names.other), 'en')
    const common = {
      list: `Unable to retrieve the ${other}.`,
      load: `Unable to retrieve the ${one}.`,
      create: `Unable to create the ${one}.`,
      update: `Unable to update the ${one}.`,
      delete: `Unable to delete the ${one} with id: 7`,
    }
    const messages = Object.fromEntries(
      OPERATIONS.map((operation) => [operation, failureMessage(intl, operation, manifest, '7')]),
    )
    expect(messages).toEqual({ ...common, ...OWN[type] })
  },
)

const named = (one: string, other: string) => ({
  names: { one: { id: 'one', defaultMessage: one }, other: { id: 'other', defaultMessage: other } },
})

test.each([
  ['list', named('Volume', 'Volumes'), 'Unable to retrieve the volumes.'],
  ['create', named('Volume', 'Volumes'), 'Unable to create the volume.'],
  ['update', named('Image', 'Images'), 'Unable to update the image.'],
  ['delete', named('Image', 'Images'), 'Unable to delete the image with id: 7'],
  ['list', named('Floating IP', 'Floating IPs'), 'Unable to retrieve the floating IPs.'],
] as const)('[API-ERR-01] %s of %o fails as: %s', (operation, manifest, sentence) => {
  expect(failureMessage(intl, operation, manifest, '7')).toBe(sentence)
})

test.each([
  ['start', 'start'],
  ['stop', 'stop'],
  ['pause', 'pause'],
  ['unpause', 'unpause'],
  ['suspend', 'suspend'],
  ['resume', 'resume'],
  ['soft_reboot', 'soft-reboot'],
  ['hard_reboot', 'hard-reboot'],
])('[API-ERR-01] a failure to %s a server has its id', (operation, word) => {
  expect(intl.formatMessage(powerPhrases.failedOn, { operation, id: '7' })).toBe(
    `Unable to ${word} the server with id: 7`,
  )
})
