// Runs while the console's code is still being fetched, so it is plain JavaScript: asks for what this page is for, if it
// was open before. early.ts remembers that, and takes the answer.
try {
  const { base, session } = JSON.parse(document.querySelector('meta[name="meridian-boot"]').content)
  const address = JSON.parse(localStorage.getItem('meridian.early') ?? '{}')[location.pathname + location.search]
  if (session && address?.startsWith(`${base}api/`)) {
    const { project_id: project, domain_id: domain, services_region: region } = session
    const own = JSON.stringify({ ...(project ? { project } : { domain }), region: region ?? undefined })
    const scope = sessionStorage.getItem('meridian.scope') ?? own
    const headers = { 'X-Requested-With': 'XMLHttpRequest' }
    for (const [part, value] of Object.entries(JSON.parse(scope))) headers[`X-Meridian-${part}`] = value
    const answer = fetch(address, { headers, signal: AbortSignal.timeout(60_000) })
    answer.catch(() => {}) // told by who takes it
    globalThis.meridianEarly = { address, scope, isOwn: scope === own, answer }
  }
} catch {
  // Storage can be closed to us, or hold something else: the page asks for itself.
}
