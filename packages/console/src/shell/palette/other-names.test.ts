import { readFileSync } from 'node:fs'
import { HardDrive } from 'lucide-react'
import { createIntl, type IntlShape } from 'react-intl'
import { expect, test } from 'vitest'
import { pages } from '../../flows/pages.ts'
import { formatText } from '../../framework/resource/resource-text.ts'
import { pageKey } from '../../framework/session/choices.ts'
import { moreWords } from '../../framework/text/more-words.messages.ts'
import { paths } from '../../paths.ts'
import { resources } from '../../resources/index.ts'
import { frameMessages } from '../messages/frame.messages.ts'
import { entriesOf, navigationOf } from '../navigation/navigation.ts'
import { byRank, exactFirst, matching, type Found } from './found.ts'
import { actionKey, NEXT_STEPS, OTHER_NAMES, otherNamesOf, SIGN_OUT } from '../navigation/other-names.ts'

const LOCALES = new URL('../../../locales/', import.meta.url)

function intlOf(locale: string): IntlShape {
  if (locale === 'en') return createIntl({ locale, onError: () => {} })
  const catalogue = JSON.parse(readFileSync(new URL(`${locale}.json`, LOCALES), 'utf8')) as Record<
    string,
    { defaultMessage: string } // FormatJS' format
  >
  const messages = Object.fromEntries(Object.entries(catalogue).map(([id, { defaultMessage }]) => [id, defaultMessage]))
  return createIntl({ locale, messages, onError: () => {} })
}

const yes = () => true
const everything = navigationOf([...pages, ...resources], { serves: yes, allows: yes, has: yes, isOn: yes })

/** What an administrator of a cloud with every service finds without an item. */
async function known(intl: IntlShape): Promise<{ pages: Found[]; actions: Found[] }> {
  const entry = (key: string, label: string): Found => {
    const rest = { note: '', icon: HardDrive, choose: () => {} }
    return { key, label, otherNames: otherNamesOf(key, intl), ...rest }
  }
  const loaded = await Promise.all(resources.map(({ resource }) => resource()))
  return {
    pages: [
      ...entriesOf(everything).map(({ path, label }) => entry(pageKey(path), intl.formatMessage(label))),
      entry(pageKey(paths.settings()), intl.formatMessage(moreWords.settings)),
    ],
    actions: [
      ...loaded.flatMap(({ type, actions }) =>
        actions.flatMap((action) =>
          'open' in action ? [entry(actionKey(type, action.id), formatText(intl, action.label))] : [],
        ),
      ),
      entry(SIGN_OUT, intl.formatMessage(frameMessages.signOut)),
    ],
  }
}

const all = Object.fromEntries(
  await Promise.all(['en', 'de', 'ja'].map(async (locale) => [locale, await known(intlOf(locale))] as const)),
)

/** What Enter chooses. */
function first(locale: string, text: string): string | undefined {
  const found = all[locale]
  const [group] = exactFirst(
    Object.entries(found ?? {})
      .map(([key, some]) => ({ key, label: key, items: byRank(matching(some, text), text) }))
      .filter(({ items }) => items.length > 0),
    text,
  )
  return group?.items[0]?.key
}

const page = (path: string) => pageKey(path)
const create = (type: string) => actionKey(type, 'create')
const CREATE_SERVER = actionKey('OS::Nova::Server', 'create-server')

test.each([
  ['public ip', page('/project/floating_ips')],
  ['elastic ip', page('/project/floating_ips')],
  ['eip', page('/project/floating_ips')],
  ['static ip', page('/project/floating_ips')],
  ['get public ip', actionKey('OS::Neutron::FloatingIP', 'allocate')],
  ['firewall', page('/project/security_groups')],
  ['open port 22', page('/project/security_groups')],
  ['port 443', page('/project/security_groups')],
  ['nsg', page('/project/security_groups')],
  ['ssh', page('/project/key_pairs')],
  ['ssh key', page('/project/key_pairs')],
  ['pem', page('/project/key_pairs')],
  ['s3', page('/project/containers')],
  ['bucket', page('/project/containers')],
  ['object storage', page('/project/containers')],
  ['ec2', page('/project/instances')],
  ['vm', page('/project/instances')],
  ['virtual machine', page('/project/instances')],
  ['new vm', CREATE_SERVER],
  ['create server', CREATE_SERVER],
  ['ami', page('/project/images')],
  ['upload iso', create('OS::Glance::Image')],
  ['vpc', page('/project/networks')],
  ['subnet', page('/project/networks')],
  ['disk', page('/project/volumes')],
  ['ebs', page('/project/volumes')],
  ['add disk', create('OS::Cinder::Volume')],
  ['vpc with internet', actionKey('OS::Neutron::Net', 'with-internet')],
  ['network with internet', actionKey('OS::Neutron::Net', 'with-internet')],
  ['nat gateway', page('/project/routers')],
  ['internet gateway', page('/project/routers')],
  ['network map', page('/project/network_topology')],
  ['cloudformation', page('/project/stacks')],
  ['auto scaling', page('/project/stacks')],
  ['quota', page('/admin/quotas')],
  ['my quota', page('/project')],
  ['invoice', page('/project')],
  ['billing', page('/project')],
  ['openrc', page('/project/api_access')],
  ['api key', page('/identity/application_credentials')],
  ['service account', page('/identity/application_credentials')],
  ['language', page('/settings')],
  ['2fa', page('/settings')],
  ['logout', SIGN_OUT],
  ['instance type', page('/admin/flavors')],
  ['tenant', page('/identity/projects')],
  ['iam', page('/identity/users')],
  ['host', page('/admin/hypervisors')],
])('what a newcomer types finds the place first: %s', (text, key) => {
  expect(first('en', text)).toBe(key)
})

test.each([
  ['öffentliche ip', page('/project/floating_ips')],
  ['public ip', page('/project/floating_ips')],
  ['firewall', page('/project/security_groups')],
  ['port 22 öffnen', page('/project/security_groups')],
  ['portfreigabe', page('/project/security_groups')],
  ['ssh', page('/project/key_pairs')],
  ['ssh-schlüssel', page('/project/key_pairs')],
  ['s3', page('/project/containers')],
  ['objektspeicher', page('/project/containers')],
  ['ec2', page('/project/instances')],
  ['virtuelle maschine', page('/project/instances')],
  ['neuer server', CREATE_SERVER],
  ['betriebssystem', page('/project/images')],
  ['vpc', page('/project/networks')],
  ['festplatte', page('/project/volumes')],
  ['festplatte hinzufügen', create('OS::Cinder::Volume')],
  ['gateway', page('/project/routers')],
  ['rechnung', page('/project')],
  ['kosten', page('/project')],
  ['kommandozeile', page('/project/api_access')],
  ['api key', page('/identity/application_credentials')],
  ['sprache', page('/settings')],
  ['passwort ändern', page('/settings')],
  ['ausloggen', SIGN_OUT],
  ['mandant', page('/identity/projects')],
  ['netz mit internet', actionKey('OS::Neutron::Net', 'with-internet')],
  ['öffentliche adresse', page('/project/floating_ips')],
  ['elastic ip', page('/project/floating_ips')],
  ['bucket', page('/project/containers')],
  ['vm', page('/project/instances')],
  ['ami', page('/project/images')],
  ['subnetz', page('/project/networks')],
  ['nat', page('/project/routers')],
  ['netzplan', page('/project/network_topology')],
  ['cloudformation', page('/project/stacks')],
  ['dunkles design', page('/settings')],
  ['benutzer einladen', page('/identity/users')],
  ['rechte', page('/identity/roles')],
  ['wiederherstellen', page('/project/backups')],
  ['blockspeicher', page('/project/volumes')],
])('in German: %s', (text, key) => {
  expect(first('de', text)).toBe(key)
})

test.each([
  ['パブリック ip', page('/project/floating_ips')],
  ['グローバル ip', page('/project/floating_ips')],
  ['ファイアウォール', page('/project/security_groups')],
  ['ポート開放', page('/project/security_groups')],
  ['ssh', page('/project/key_pairs')],
  ['公開鍵', page('/project/key_pairs')],
  ['s3', page('/project/containers')],
  ['バケット', page('/project/containers')],
  ['ec2', page('/project/instances')],
  ['仮想マシン', page('/project/instances')],
  ['サーバーを作る', CREATE_SERVER],
  ['ディスク', page('/project/volumes')],
  ['ディスク追加', create('OS::Cinder::Volume')],
  ['vpc', page('/project/networks')],
  ['ゲートウェイ', page('/project/routers')],
  ['請求書', page('/project')],
  ['料金', page('/project')],
  ['コマンドライン', page('/project/api_access')],
  ['api キー', page('/identity/application_credentials')],
  ['言語', page('/settings')],
  ['ログアウト', SIGN_OUT],
  ['テナント', page('/identity/projects')],
  ['インターネットにつなぐ', actionKey('OS::Neutron::Net', 'with-internet')],
  ['public ip', page('/project/floating_ips')],
  ['elastic ip', page('/project/floating_ips')],
  ['firewall', page('/project/security_groups')],
  ['bucket', page('/project/containers')],
  ['オブジェクトストレージ', page('/project/containers')],
  ['vm', page('/project/instances')],
  ['サーバー', page('/project/instances')],
  ['iso', page('/project/images')],
  ['サブネット', page('/project/networks')],
  ['nat', page('/project/routers')],
  ['cloudformation', page('/project/stacks')],
  ['復元', page('/project/backups')],
  ['パスワード変更', page('/settings')],
  ['iam', page('/identity/users')],
  ['権限', page('/identity/roles')],
  ['ssh 鍵', page('/project/key_pairs')],
  ['ebs', page('/project/volumes')],
])('in Japanese: %s', (text, key) => {
  expect(first('ja', text)).toBe(key)
})

test('each other name and each next step belongs to a page or an action', () => {
  const keys = new Set(Object.values(all['en'] ?? {}).flatMap((some) => some.map(({ key }) => key)))
  expect([...Object.keys(OTHER_NAMES), ...NEXT_STEPS].filter((key) => !keys.has(key))).toEqual([])
})

test('an other name is shown in the note, and matches only from the beginning of its words', () => {
  const note = (text: string) => matching(all['en']?.pages ?? [], text).map((one) => one.note)
  expect(note('firewall')).toEqual(['firewall'])
  expect(note('irewall')).toEqual([])
})
