import { expect, test } from 'vitest'
import { paths } from './paths.ts'

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
