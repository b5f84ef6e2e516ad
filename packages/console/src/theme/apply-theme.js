// Runs before the first paint, so it is a blocking script of its own and plain JavaScript: a theme chosen by the user
// is on <html> before anything is drawn. Without a choice the page follows the system (see tokens.css).
try {
  const theme = localStorage.getItem('meridian.theme')
  if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme
} catch {
  // Storage can be closed to us; the system's theme is a good answer then.
}
