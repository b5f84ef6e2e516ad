import type { Volume } from '@meridian/contract'
import { expect, test } from 'vitest'
import { withBootImage } from './boot-image.ts'
import { server as testServer } from './server.fixture.ts'

const volume = (id: string, image?: string) =>
  [id, { id, volume_image_metadata: image === undefined ? {} : { image_name: image } } as unknown as Volume] as const // all that is read
const volumes = new Map([volume('data'), volume('boot', 'Ubuntu 24.04')])
const attached = ['data', 'boot'].map((id) => ({ id }))

test('a server that boots from a volume shows the image of the volume', () => {
  const server = testServer({ image: '', image_name: null, 'os-extended-volumes:volumes_attached': attached })
  expect(withBootImage(server, volumes).image_name).toBe('Ubuntu 24.04')
  expect(withBootImage(server, new Map()).image_name).toBeNull()
})

test('a name that is known stays if the volumes were listed before', () => {
  const server = testServer({ image: '', image_name: 'Debian', 'os-extended-volumes:volumes_attached': attached })
  expect(withBootImage(server, new Map()).image_name).toBe('Debian')
})

test('a server with an image of its own keeps its name', () => {
  const server = testServer({ image_name: 'Fedora', 'os-extended-volumes:volumes_attached': attached })
  expect(withBootImage(server, volumes).image_name).toBe('Fedora')
})
