import './gallery.css'

// zod reads this when it loads, so nothing that imports zod may be in this file's chunk or in one that it imports.
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } })
await import('./start.tsx')
