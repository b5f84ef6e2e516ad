import { Preflight } from '../../framework/preflight/Preflight.tsx'
import { useVolumeDemands, type AddedVolumes } from './use-volume-demands.ts'

interface VolumePreflightProps {
  form: { block: (reason: string | null) => void }
  adds: AddedVolumes
  /** The quotas that a cloud can leave it out of. */
  uncertain?: readonly (keyof AddedVolumes)[]
}

/** The quotas of volumes that a form takes. */
export const VolumePreflight = ({ form, adds, uncertain }: VolumePreflightProps) => (
  <Preflight form={form} demands={useVolumeDemands(adds, uncertain)} />
)
