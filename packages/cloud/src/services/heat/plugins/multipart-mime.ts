import * as configs from '../software-configs/store.ts'
import { isMap } from '../template/json.ts'
import type { JsonMap } from '../template/json.ts'
import type { Plugin, Work } from './plugin.ts'
import { list, map, oneOf, text } from './schema.ts'
import { config, removeConfig, storeConfig } from './software-config.ts'

/** A part is text or the id of a configuration. */
function partOf({ context }: Work, part: JsonMap): string {
  const given = String(part['config'] ?? '')
  const content = configs.find(context.db, given)?.config ?? given
  const name = part['filename'] ?? null
  return [
    `Content-Type: text/${String(part['subtype'] ?? 'x-shellscript')}; charset="utf-8"`,
    'MIME-Version: 1.0',
    ...(name === null ? [] : [`Content-Disposition: attachment; filename="${String(name).replaceAll('"', '')}"`]),
    '',
    content,
  ].join('\n')
}

export const multipartMime: Plugin = {
  type: 'OS::Heat::MultipartMime',
  since: '2014.1',
  description: 'Several configurations as one MIME message.',
  properties: {
    group: text('Tool that applies the configuration.', { default: 'Heat::Ungrouped' }),
    parts: list(
      'The configurations.',
      map('A configuration.', {
        config: text('The configuration.', { required: true }),
        filename: text('File name.'),
        type: text('Whether the part is text or multipart.', {
          default: 'text',
          constraints: [oneOf('text', 'multipart')],
        }),
        subtype: text('MIME subtype.'),
      }),
      { default: [] },
    ),
  },
  attributes: { config },
  create(work) {
    const parts = work.properties['parts'] ?? []
    const boundary = `===============${work.resource.id}==`
    const bodies = (Array.isArray(parts) ? parts : [])
      .filter(isMap)
      .map((part) => `--${boundary}\n${partOf(work, part)}\n`)
    const head = `Content-Type: multipart/mixed; boundary="${boundary}"\nMIME-Version: 1.0\n\n`
    return storeConfig(work, String(work.properties['group']), `${head}${bodies.join('')}--${boundary}--\n`)
  },
  remove: removeConfig,
}
