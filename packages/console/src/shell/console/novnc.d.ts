/** The part of noVNC that we use; its own package has no types. */
declare module '@novnc/novnc' {
  interface Options {
    shared?: boolean
    wsProtocols?: string[]
  }

  interface Events {
    connect: CustomEvent<Record<string, never>>
    disconnect: CustomEvent<{ clean: boolean }>
    securityfailure: CustomEvent<{ status: number; reason?: string }>
    desktopname: CustomEvent<{ name: string }>
  }

  class RFB {
    constructor(target: HTMLElement, url: string, options?: Options)
    scaleViewport: boolean
    background: string
    addEventListener<K extends keyof Events>(type: K, listener: (event: Events[K]) => void): void
    disconnect(): void
    focus(): void
    sendCtrlAltDel(): void
  }

  export default RFB
}
