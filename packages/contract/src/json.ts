/** JSON from users, refused when it nests too deep. The list of the contract names modules only, which the build sees through. */
export { parseJson } from '@meridian/wire'
