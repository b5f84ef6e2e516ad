import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Notice } from '@meridian/contract'

/**
 * What the operator has to say to all users: each JSON file of the folder is a notice. The files are read for each page,
 * so that a notice comes and goes without a restart; one that cannot be read is reported and left out.
 */
export async function readNotices(folder: string, report: (problem: string) => void): Promise<Notice[]> {
  const files = await readdir(folder).catch((error: Error) => {
    report(`MESSAGES_PATH: ${error.message}`)
    return []
  })
  const read = async (file: string): Promise<Notice[]> => {
    try {
      return [Notice.parse(JSON.parse(await readFile(join(folder, file), 'utf8')))]
    } catch (error) {
      report(`MESSAGES_PATH: ${file}: ${error instanceof Error ? error.message : String(error)}`)
      return []
    }
  }
  const notices = await Promise.all(
    files
      .filter((file) => file.endsWith('.json'))
      .toSorted()
      .map(read),
  )
  return notices.flat()
}
