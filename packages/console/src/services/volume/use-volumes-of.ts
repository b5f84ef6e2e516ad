import { useSession } from '../../framework/session/session.ts'

/** The filter of volumes of a project; only administrators list those of another project than their own. */
export function useVolumesOf(project: string | null): { all_projects?: string; project_id?: string } {
  const { project_id: own } = useSession()
  return project === null || project === own ? {} : { all_projects: 'true', project_id: project }
}
