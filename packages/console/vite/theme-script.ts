import { readFileSync } from 'node:fs'
import type { HtmlTagDescriptor, Plugin } from 'vite'

const SOURCE = 'src/theme/apply-theme.js'

/** Puts apply-theme.js into the head as a blocking script of its own: hashed in a build, since CSP allows none inline. */
export function themeScript(root: string): Plugin {
  return {
    name: 'meridian:theme-script',
    buildStart() {
      if (this.environment.config.command !== 'build') return
      this.emitFile({ type: 'asset', name: 'apply-theme.js', source: readFileSync(`${root}/${SOURCE}`) })
    },
    transformIndexHtml: {
      order: 'post',
      handler(_html, { bundle }): HtmlTagDescriptor[] {
        const emitted = Object.keys(bundle ?? {}).find((name) => name.includes('apply-theme'))
        return [{ tag: 'script', attrs: { src: emitted ? `./${emitted}` : `/${SOURCE}` }, injectTo: 'head' }]
      },
    },
  }
}
