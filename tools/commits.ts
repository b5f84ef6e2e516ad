import { execFileSync } from 'node:child_process'

const MAX_LENGTH = 72

/**
 * The subjects that are too long, of the commits after the one that added `file`. Of a shallow clone only what it has is
 * checked; without git, or without a repository, nothing is.
 */
export function longSubjects(folder: string, file: string): string[] {
  const git = (...args: string[]) => execFileSync('git', args, { cwd: folder, encoding: 'utf8', stdio: 'pipe' }).trim()
  try {
    // The first commit of a shallow clone counts as the one that added all its files.
    const [begin] = git('log', '--diff-filter=A', '--format=%H', '--', file).split('\n')
    if (!begin) return []
    const subjects = git('log', '--no-merges', '--format=%s', `${begin}..HEAD`).split('\n')
    return subjects.filter((subject) => [...subject].length > MAX_LENGTH)
  } catch {
    return [] // there is no git, or the sources are no clone
  }
}
