/** GiB that a server takes of its host's disk; swap counts by the MiB. */
export const localGb = (flavor: { disk: number; ephemeral: number; swap: number }, isVolumeBacked: boolean) =>
  (isVolumeBacked ? 0 : flavor.disk) + flavor.ephemeral + Math.ceil(flavor.swap / 1024)
