/**
 * A GET with this header expects that it may be refused, as a poll of something that is being deleted. The response to
 * 403 and 404 then is a 200 with the status in `STATUS_HEADER`: browsers log every other one as an error of the page.
 */
export const EXPECTED_HEADER = 'x-meridian-expected'
export const STATUS_HEADER = 'x-meridian-status'
