declare module 'node-forge/lib/forge.js' {
  import forge from 'node-forge'

  export default forge
}

declare module 'node-forge/lib/pem.js' {}

declare module 'node-forge/lib/rsa.js' {}
