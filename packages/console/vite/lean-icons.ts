import type { Plugin } from 'vite'

const KEY = /,\s*key: "[a-z0-9]+"(?=\s*\})/g

/**
 * Leaves the React keys of its shapes out of each icon: they are random letters, which do not compress, and the shapes
 * of an icon never change their order.
 */
export const leanIcons = (): Plugin => ({
  name: 'lean-icons',
  apply: 'build',
  transform: {
    filter: { id: /\/lucide-react\/dist\/esm\/icons\// },
    handler: (code) => ({ code: withoutKeys(code), map: null }),
  },
})

/** The source of an icon whose shapes have no key. */
export const withoutKeys = (code: string): string => code.replace(KEY, '')
