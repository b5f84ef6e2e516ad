/** How far a piece of work has come. */
export type Progress = (done: number, total: number) => void

export interface ConfirmRequest<R> {
  title: string
  body: string
  /** Names of what is acted on, listed where there are several. */
  items: readonly string[]
  /** The button that does it. */
  action: string
  danger?: boolean
  /** Runs behind the open dialog, which closes when it is done. */
  run(progress: Progress): Promise<R>
}
