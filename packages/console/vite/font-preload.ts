import type { Plugin } from 'vite'

/** Text is set in this one at first paint; without the hint it starts loading only after the stylesheet is read. */
const FIRST_FONT = /inter-latin-wght-normal-[^/]*\.woff2$/

export function fontPreload(): Plugin {
  return {
    name: 'meridian:font-preload',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(_html, { bundle }) {
        const font = Object.keys(bundle ?? {}).find((name) => FIRST_FONT.test(name))
        if (!font) throw new Error('The font to preload is not in the build')
        const attrs = { rel: 'preload', as: 'font', type: 'font/woff2', href: `./${font}`, crossorigin: true }
        return [{ tag: 'link', attrs, injectTo: 'head' as const }]
      },
    },
  }
}
