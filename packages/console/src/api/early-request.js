// Runs while the console's code is still loading, so it is plain JavaScript. Sends the main request of this page, if
// the page was open before; early.ts stores that request's address and takes the response.
try {
  const { base, session } = JSON.parse(document.querySelector('meta[name="meridian-boot"]').content)
  const address = JSON.parse(localStorage.getItem('meridian.early') ?? '{}')[location.pathname + location.search]
  if (session && address?.startsWith(`${base}api/`)) {
    const { project_id: project, domain_id: domain, services_region: region } = session
    const own = JSON.stringify({ ...(project ? { project } : { domain }), region: region ?? undefined })
    const scope = sessionStorage.getItem('meridian.scope') ?? own
    const headers = { 'X-Requested-With': 'XMLHttpRequest' }
    for (const [part, value] of Object.entries(JSON.parse(scope))) headers[`X-Meridian-${part}`] = value
    const response = fetch(address, { headers, signal: AbortSignal.timeout(60_000) })
    response.catch(() => {}) // early.ts handles the error
    globalThis.meridianEarly = { address, scope, isOwn: scope === own, response }
  }
} catch {
  // Storage may be forbidden or invalid: the page then sends the request itself.
}
