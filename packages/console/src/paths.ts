/** Every address in the app, under the base path and with a leading slash. */
export const paths = {
  images: () => '/project/images',
  adminImages: () => '/admin/images',
  /** The details page of any resource type; `id` may hold anything. */
  details: (type: string, id: string) => `/ngdetails/${type}/${encodeURIComponent(id)}`,
  /** Signs out, then in again, then back to `next`. Not a page of the app: takes the base path, as `next` does. */
  signInAgain: (base: string, next: string) => `${base}auth/logout/?next=${encodeURIComponent(next)}`,
}
