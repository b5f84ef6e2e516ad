import { expect, test } from 'vitest'
import { paths, typeOfDetails } from './paths.ts'

test('[SHELL-02] panels are where the seeds put them', () => {
  expect(paths.images()).toBe('/project/images')
  expect(paths.adminImages()).toBe('/admin/images')
})

test('[SHELL-04] a details page is named by type and id, and an id cannot change the path', () => {
  expect(paths.details('OS::Glance::Image', 'a1b2')).toBe('/ngdetails/OS::Glance::Image/a1b2')
  expect(paths.details('OS::Nova::Keypair', 'my key/../$x?')).toBe(
    '/ngdetails/OS::Nova::Keypair/my%20key%2F..%2F%24x%3F',
  )
})

test('[SHELL-08] an ended session leads through sign-out and keeps the way back', () => {
  expect(paths.signInAgain('/cloud/', '/cloud/project/images?sort=-size')).toBe(
    '/cloud/auth/logout/?next=%2Fcloud%2Fproject%2Fimages%3Fsort%3D-size',
  )
})

test('[MODAL-01] a dialog has an address over the page that it is opened from', () => {
  expect(paths.modal('create-image')).toBe('?modal=create-image')
  expect(paths.modal('edit-image', 'a&b')).toBe('?modal=edit-image&item=a%26b')
})

test('a details page tells the type it is of, and no other page does', () => {
  expect(typeOfDetails(paths.details('OS::Glance::Image', 'a/b'))).toBe('OS::Glance::Image')
  expect(typeOfDetails(paths.images())).toBeNull()
  expect(typeOfDetails('/ngdetails/OS::Glance::Image/')).toBeNull()
})
