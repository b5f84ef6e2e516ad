import { generateKeyPairSync, type KeyObject } from 'node:crypto'
import { ConsolePage } from './support/console-page.ts'
import { startMeridian, type Meridian } from './support/meridian.ts'
import { OpenStack } from './support/openstack.ts'
import { createServer } from './support/servers.ts'
import { expect, findings, test } from './support/test.ts'

let meridian: Meridian
test.beforeAll(async () => {
  meridian = await startMeridian(`settings:
  OPENSTACK_ENABLE_PASSWORD_RETRIEVE: true
  SITE_BRANDING: Acme Cloud
  KUBECONFIG_ENABLED: true
  KUBECONFIG_KUBERNETES_URL: https://kubernetes.example.org:6443
  USER_TABLE_EXTRA_INFO: { phone: Phone Number }
  PROJECT_TABLE_EXTRA_INFO: { cost_center: Cost Center }
`)
})
test.afterAll(() => meridian.stop())

/** `ssh-rsa AAAA…`: the name, the exponent and the modulus, each with its length before it. */
function sshKey(key: KeyObject): string {
  const { e = '', n = '' } = key.export({ format: 'jwk' })
  const field = (bytes: Buffer) => Buffer.concat([Buffer.from([0, 0, bytes.length >> 8, bytes.length & 255]), bytes])
  const number = (text: string) => Buffer.concat([Buffer.from([0]), Buffer.from(text, 'base64url')])
  const blob = Buffer.concat([field(Buffer.from('ssh-rsa')), field(Buffer.from(e, 'base64url')), field(number(n))])
  return `ssh-rsa ${blob.toString('base64')} test`
}

test('[PASSWORD-01] the password of a Windows server is decrypted with a key that never leaves the page', async ({
  page,
}) => {
  const { publicKey, privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
  const pem = privateKey.export({ type: 'pkcs8', format: 'pem' })
  const cloud = await OpenStack.as(meridian.authUrl, 'demo', 'demo')
  await cloud.send('POST', '/compute/v2.1/os-keypairs', { keypair: { name: 'rsa', public_key: sshKey(publicKey) } })
  await createServer(cloud, 'windows', { image: 'Windows Server 2025', flavorRef: '4', key_name: 'rsa' })

  const sent: string[] = []
  page.on('request', (request) => sent.push(request.postData() ?? ''))
  const console = new ConsolePage(page, meridian.url)
  await console.open('/')
  await console.fillSignIn('demo', 'demo')
  await expect(page.getByRole('button', { name: 'User menu of demo' })).toBeVisible()
  await console.openList('/project/instances', 'windows')
  await console.rowAction('windows', 'Retrieve Password')
  const dialog = page.getByRole('dialog', { name: 'Retrieve Password' })
  await expect(dialog.getByLabel('Key Pair Name')).toHaveValue('rsa')
  const decrypt = dialog.getByRole('button', { name: 'Decrypt Password' })

  await decrypt.click()
  await expect(dialog.getByText('A private key is required.')).toBeVisible()
  await dialog.getByLabel('Copy/Paste your Private Key').fill('not a key')
  await decrypt.click()
  await console.expectToast('Could not decrypt the password')

  const password = dialog.getByLabel('Password', { exact: true })
  await dialog.getByLabel('Copy/Paste your Private Key').fill(pem)
  await decrypt.click()
  await expect(password).toHaveValue(/^[\w-]{20}$/)
  await expect(password).toBeFocused()
  await expect(password).toBeInViewport({ ratio: 1 })
  await expect(page.getByText('Could not decrypt the password')).toHaveCount(0)
  await dialog.getByLabel('Copy/Paste your Private Key').fill('not a key')
  await decrypt.click()
  await expect(password).toHaveCount(0)
  const file = { name: 'id_rsa', mimeType: 'text/plain', buffer: Buffer.from(pem) }
  await dialog.locator('input[type=file]').setInputFiles(file)
  await decrypt.click()
  await expect(password).toHaveValue(/^[\w-]{20}$/)

  // As of a file that went away since it was chosen.
  await page.evaluate(() => (Blob.prototype.text = () => Promise.reject(new DOMException('', 'NotReadableError'))))
  await dialog.locator('input[type=file]').setInputFiles({ ...file, name: 'gone' })
  await console.expectToast('Could not read the file')
  expect(sent.filter((body) => body.includes('PRIVATE KEY'))).toEqual([])
})

test('the name of the site, kubeconfig files and attributes of the operator’s own are shown, and accessible', async ({
  page,
}) => {
  const console = new ConsolePage(page, meridian.url)
  await console.open('/')
  await expect(page).toHaveTitle(/Acme Cloud/)
  await expect(page.getByLabel('User name')).toBeVisible()
  expect(await findings(page)).toEqual([])
  await console.fillSignIn('admin', 'admin')
  await expect(page.getByRole('link', { name: 'Acme Cloud' })).toBeVisible()

  await console.open('/identity/application_credentials?modal=create-application-credential')
  const create = page.getByRole('dialog', { name: 'Create Application Credential' })
  await create.getByLabel('Name', { exact: true }).fill('kube')
  await create.getByLabel('Kubernetes Namespace').fill('team-1')
  expect(await findings(page)).toEqual([])
  await create.getByRole('button', { name: 'Create Application Credential' }).click()
  const made = page.getByRole('dialog', { name: 'kube' })
  const download = page.waitForEvent('download')
  await made.getByRole('button', { name: 'Download kubeconfig file' }).click()
  expect((await download).suggestedFilename()).toMatch(/kube/)
  expect(await findings(page)).toEqual([])
  await made.getByRole('button', { name: 'Done' }).click()

  for (const [path, row, action, label] of [
    ['/identity/users', 'demo', 'Edit User', 'Phone Number'],
    ['/identity/projects', 'demo', 'Edit Project', 'Cost Center'],
  ] as const) {
    await console.openList(path, row)
    await console.rowAction(row, action)
    const dialog = page.getByRole('dialog', { name: action })
    await dialog.getByLabel(label).fill('4711')
    expect(await findings(page)).toEqual([])
    await dialog.getByRole('button', { name: 'Save' }).click()
    await expect(dialog).toHaveCount(0)
    await console.row(row).getByRole('link', { name: row, exact: true }).click()
    await expect(page.getByText(label, { exact: true }).locator('..')).toContainText('4711')
    expect(await findings(page)).toEqual([])
  }
})
