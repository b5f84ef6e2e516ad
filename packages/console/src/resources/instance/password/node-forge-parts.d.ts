/** Parts of node-forge by themselves: the whole is twice what opening a password needs. Each adds to the one object. */
declare module 'node-forge/lib/forge.js' {
  import forge from 'node-forge'
  export default forge
}
declare module 'node-forge/lib/pem.js'
declare module 'node-forge/lib/rsa.js'
