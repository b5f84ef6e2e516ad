import { describe, expect, test } from 'vitest'
import { guessImageFormat, ImageForm, imageFormats, imageFormDefaults, imageRequest } from './image-form.ts'

const form = {
  ...imageFormDefaults({ canPublicize: true, direct: true }),
  name: 'cirros',
  disk_format: 'qcow2',
  data: { name: 'cirros.qcow2' },
}

const problemsOf = (change: object) =>
  (ImageForm.safeParse({ ...form, ...change }).error?.issues ?? []).map(({ path, message }) => [
    path.join('.'),
    message,
  ])

describe('[IMAGE-05] the image form', () => {
  test('has defaults', () => {
    expect(form).toMatchObject({ min_disk: 0, min_ram: 0, protected: false, visibility: 'public' })
    expect(problemsOf({})).toEqual([])
  })

  test.each([
    [{ canPublicize: false }, 'private'],
    [{ canPublicize: true }, 'public'],
    [{ canPublicize: false, visibility: 'shared' as const }, 'shared'],
    [{ canPublicize: true, visibility: 'private' as const }, 'private'],
  ])('with %j has the visibility %s', (options, visibility) => {
    expect(imageFormDefaults({ ...options, direct: true }).visibility).toBe(visibility)
  })

  test.each([
    [{ name: 'x'.repeat(256) }, 'name', /255/],
    [{ name: '  ' }, 'name', /./],
    [{ description: 'x'.repeat(256) }, 'description', /255/],
    [{ min_disk: '1.5' }, 'min_disk', /^min disk is required and must be an integer not less than 0$/],
    [{ min_disk: -1 }, 'min_disk', /^min disk is required and must be an integer not less than 0$/],
    [{ min_ram: 'much' }, 'min_ram', /^min ram is required and must be an integer not less than 0$/],
    [{ disk_format: '' }, 'disk_format', /./],
    [{ data: null }, 'data', /^A local file should be selected\.$/],
    [{ source_type: 'url', image_url: '' }, 'image_url', /^An external \(HTTP\) URL is required$/],
    [{ source_type: 'url', image_url: 'file:///etc/passwd' }, 'image_url', /^An external \(HTTP\) URL is required$/],
  ])('refuses %j at %s', (change, path, message) => {
    expect(problemsOf(change)).toEqual([[path, expect.stringMatching(message)]])
  })

  test('parses typed digits as numbers', () => {
    expect(ImageForm.parse({ ...form, min_disk: '20', min_ram: '512' })).toMatchObject({ min_disk: 20, min_ram: 512 })
  })

  test.each([
    ['docker', 'raw', 'docker'],
    ['aki', 'aki', 'aki'],
    ['ami', 'ami', 'ami'],
    ['ari', 'ari', 'ari'],
    ['ova', 'vmdk', 'ova'],
    ['qcow2', 'qcow2', 'bare'],
    ['iso', 'iso', 'bare'],
  ])('%s becomes disk format %s in container format %s', (format, disk, container) => {
    expect(imageFormats(format)).toEqual({ disk_format: disk, container_format: container })
  })

  test.each([
    ['cirros.QCOW2', 'qcow2'],
    ['disk.v1.iso', 'iso'],
    ['disk.raw~', 'raw'],
    ['disk.img', ''],
    ['disk', ''],
    ['', ''],
  ])('guesses the format of %j as %j', (name, format) => {
    expect(guessImageFormat(name, ['qcow2', 'iso', 'raw'])).toBe(format)
  })

  test('sends a URL without a file', () => {
    const sent = imageRequest(ImageForm.parse({ ...form, source_type: 'url', image_url: 'http://a/b' }))
    expect(sent).toMatchObject({ image_url: 'http://a/b', container_format: 'bare' })
    expect(sent).not.toHaveProperty('data')
  })

  test('sends a file without a URL', () => {
    const sent = imageRequest(ImageForm.parse({ ...form, image_url: 'http://a/b' }))
    expect(sent).toMatchObject({ data: 'cirros.qcow2' })
    expect(sent).not.toHaveProperty('image_url')
  })
})
