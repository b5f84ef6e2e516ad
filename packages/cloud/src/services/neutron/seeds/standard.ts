/** What a row has that was made then and never changed. */
export const since = (createdAt: string) => ({
  tags: [] as string[], // rows keep their own
  created_at: createdAt,
  updated_at: createdAt,
  revision_number: 1,
})
