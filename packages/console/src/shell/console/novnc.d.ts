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
    clipboard: CustomEvent<{ text: string }>
  }

  class RFB {
    constructor(target: HTMLElement, url: string, options?: Options)
    scaleViewport: boolean
    background: string
    resizeSession: boolean
    addEventListener<K extends keyof Events>(type: K, listener: (event: Events[K]) => void): void
    disconnect(): void
    focus(): void
    sendCtrlAltDel(): void
    /** Presses and releases a key; the code is that of the physical key, if it is known. */
    sendKey(keysym: number, code: string | null): void
  }

  export default RFB
}
