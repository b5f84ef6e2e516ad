import { readFileSync } from 'node:fs'
import * as path from 'node:path'
import type { HtmlTagDescriptor, Plugin } from 'vite'

interface HeadScript {
  /** Plain JavaScript, from the console's folder. */
  source: string
  /** The page is not drawn before it has run. */
  blocking: boolean
}

/** Puts scripts into the head that run before the console's code: files of their own, since CSP allows none inline. */
export function headScripts(root: string, scripts: readonly HeadScript[]): Plugin {
  return {
    name: 'meridian:head-scripts',
    buildStart() {
      if (this.environment.config.command !== 'build') return
      for (const { source } of scripts)
        this.emitFile({ type: 'asset', name: path.basename(source), source: readFileSync(path.join(root, source)) })
    },
    transformIndexHtml: {
      order: 'post',
      handler(_html, { bundle }): HtmlTagDescriptor[] {
        const emitted = Object.keys(bundle ?? {})
        return scripts.map(({ source, blocking }) => {
          const file = emitted.find((name) => name.includes(path.basename(source, '.js')))
          const src = file ? `./${file}` : `/${source}`
          return { tag: 'script', attrs: { src, ...(!blocking && { async: true }) }, injectTo: 'head' }
        })
      },
    },
  }
}
