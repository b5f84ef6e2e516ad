import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { postClassicForm, readClassicReply } from './classic-form.ts'
import { configureApi } from './client.ts'
import { validateSteps } from './step-validation.ts'

const fetched = vi.fn<(url: string, init: RequestInit) => Promise<Response>>()

beforeEach(() => {
  vi.stubGlobal('document', { cookie: 'csrftoken=t0ken' })
  vi.stubGlobal('sessionStorage', { getItem: () => null })
  vi.stubGlobal('fetch', fetched)
  configureApi({ base: '/cloud/', onUnauthorized: () => {} })
})

afterEach(() => {
  vi.unstubAllGlobals()
  vi.resetAllMocks()
})

const headersOf = () => fetched.mock.calls[0]?.[1].headers

test('[MODAL-02] a form is posted under the base path, form-encoded, with the name of the field that gets the new option', async () => {
  fetched.mockResolvedValue(new Response(''))
  const fields = new URLSearchParams({ name: 'a b' })
  await postClassicForm({ action: 'project/networks/create', fields, addToField: 'id_network' })
  expect(fetched.mock.calls[0]?.[0]).toBe('/cloud/project/networks/create')
  expect(fetched.mock.calls[0]?.[1].body).toBe(fields)
  expect(headersOf()).toMatchObject({
    'X-CSRFToken': 't0ken',
    'X-Requested-With': 'XMLHttpRequest',
    'X-Horizon-Add-To-Field': 'id_network',
  })
})

test('[MODAL-02] a form with a file is posted as multipart, and the browser sets the boundary', async () => {
  fetched.mockResolvedValue(new Response(''))
  const fields = new FormData()
  fields.append('file', new File(['x'], 'x.iso'))
  await postClassicForm({ action: 'project/images/create', fields })
  expect(fetched.mock.calls[0]?.[1].body).toBe(fields)
  expect(headersOf()).not.toHaveProperty('Content-Type')
  expect(headersOf()).not.toHaveProperty('X-Horizon-Add-To-Field')
})

test('[MODAL-02] the reply has the next page, the messages, the new option and the address of the file upload', async () => {
  const headers = {
    'X-Horizon-Location': '/project/images',
    'X-Horizon-Messages': '[["success","Created.",""],["error","But not all","safe"]]',
    'X-Horizon-Add-To-Field': '["n1","Network 1"]',
    'X-File-Upload-URL': 'https://glance.example/v2/images/1/file',
    'X-Auth-Token': 'ticket',
  }
  expect(await readClassicReply(new Response('', { headers }))).toEqual({
    location: '/project/images',
    loggedOut: false,
    messages: [
      ['success', 'Created.', ''],
      ['error', 'But not all', 'safe'],
    ],
    option: { value: 'n1', label: 'Network 1' },
    fileUpload: { url: 'https://glance.example/v2/images/1/file', token: 'ticket' },
    body: '',
  })
})

test("[MODAL-02] the option may be in the body, with the field's name in the header", async () => {
  const headers = { 'X-Horizon-Add-To-Field': 'id_network' }
  const { option } = await readClassicReply(new Response('[7,"Seven"]', { headers }))
  expect(option).toEqual({ value: '7', label: 'Seven' })
})

test('[MODAL-02] [MODAL-03] an ended session is a reply with the sign-in page, not an error', async () => {
  const headers = { logout: 'True', 'X-Horizon-Location': '/auth/login/?next=/' }
  fetched.mockResolvedValue(new Response('', { status: 401, headers }))
  const reply = await postClassicForm({ action: 'x', fields: new URLSearchParams() })
  expect(reply).toMatchObject({ loggedOut: true, location: '/auth/login/?next=/' })
})

test('[MODAL-03] an error has the message, the status and the request id', async () => {
  const headers = { 'x-openstack-request-id': 'req-9' }
  fetched.mockResolvedValue(Response.json('Quota exceeded.', { status: 409, headers }))
  const posted = postClassicForm({ action: 'x', fields: new URLSearchParams() })
  await expect(posted).rejects.toMatchObject({ message: 'Quota exceeded.', status: 409, requestId: 'req-9' })
})

test('[WORKFLOW-02] the server validates a range of steps, from the first to the last', async () => {
  const verdict = {
    has_errors: true,
    workflow_slug: 'create_subnet',
    errors: { details: { cidr: ['Enter a valid network.'], __all__: ['Too many.'] } },
  }
  fetched.mockResolvedValue(Response.json(verdict))
  const fields = new URLSearchParams({ cidr: 'x' })
  expect(await validateSteps({ action: 'project/networks/1/subnet/create', fields, start: 0, end: 1 })).toEqual(verdict)
  expect(headersOf()).toMatchObject({ 'x-horizon-validate-step-start': '0', 'x-horizon-validate-step-end': '1' })
})
